#!/usr/bin/env bash
# inbound 0.0.6, which reads campaign marks and the kind of referrer.
#
# Expected: the campaign has all five utm marks, also utm_content, which tells one banner from another. Seen:
#   mark                              in `campaign`
#   utm_source=vk                     source: vk
#   utm_medium=cpc                    medium: cpc
#   utm_campaign=autumn               campaign: autumn
#   utm_term=loan                     term: loan
#   utm_content=banner_2              nothing
#   utm_count=banner_2                content: banner_2
# Its table of names has «utm_count» for the content, a mark that no advertiser sends. The other four are there, so that the
# report looks whole, and two banners of one campaign can never be told apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts inbound@0.0.6
cat >run.cjs <<'JS'
const { referrer } = require('inbound');
const read = (query) => new Promise((done) => {
  referrer.parse(`https://example.ru/?${query}`, '', (error, { campaign }) => done(JSON.stringify(campaign)));
});
(async () => {
  const marks = 'utm_source=vk&utm_medium=cpc&utm_campaign=autumn&utm_term=loan';
  for (const last of ['utm_content=banner_1', 'utm_content=banner_2', 'utm_count=banner_2'])
    console.log(`${last}: ${await read(`${marks}&${last}`)}`);
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
utm_content=banner_1: {"campaign":"autumn","source":"vk","term":"loan","medium":"cpc"}
utm_content=banner_2: {"campaign":"autumn","source":"vk","term":"loan","medium":"cpc"}
utm_count=banner_2: {"campaign":"autumn","source":"vk","term":"loan","medium":"cpc","content":"banner_2"}
OUTPUT
