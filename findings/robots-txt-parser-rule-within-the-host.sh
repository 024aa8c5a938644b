#!/usr/bin/env bash
# Two readers of robots.txt, robots-txt-parser 2.0.3 and robots-txt-parse 2.0.1 with robots-txt-guard 1.0.2; robots-parser 3.0.1
# beside them. The question is whether Googlebot may read a page.
#
# Expected: RFC 9309: a rule is compared with the path from its start on (2.2.2), in the same way whether letters are
# percent-encoded or not; lines `User-agent` one after another share rules, and groups of one agent are joined (2.2.1). Seen:
#   rule                                     page                    robots-txt-parser  robots-txt-guard  robots-parser
#   all: /lk                                 https://lk.example/     no                 yes               yes
#   all: /lk                                 /help/lk                no                 yes               yes
#   all: /займы                              /%D0%B7…                yes                yes               no
#   Googlebot and Bingbot: /old              /old                    yes                no                no
#   Googlebot: /old, all, Googlebot: /lk     /old, /lk               yes, no            no, yes           no, no
# robots-txt-parser finds a rule anywhere in the address, even in the host: the whole site counts as forbidden.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  robots-parser@3.0.1 robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-txt-parser@2.0.3
cat >run.mjs <<'JS'
import { Readable } from 'node:stream';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';
import robotsParser from 'robots-parser';
import robotsTxtParser from 'robots-txt-parser';
const agent = 'Googlebot';
const cases = [
  [['User-agent: *', 'Disallow: /lk'], '/lk', '/help/lk', 'https://lk.example/'],
  [['User-agent: *', 'Disallow: /займы'], `/${encodeURIComponent('займы')}`],
  [['User-agent: Googlebot', 'User-agent: Bingbot', 'Disallow: /old'], '/old'],
  [
    ['User-agent: Googlebot', 'Disallow: /old', 'User-agent: *', 'Disallow: /x', 'User-agent: Googlebot', 'Disallow: /lk'],
    ...['/old', '/lk'],
  ],
];
for (const [lines, ...pages] of cases) {
  console.log(lines.join(', '));
  const text = lines.join('\n');
  const guarded = guard(await parse(Readable.from([Buffer.from(text)])));
  for (const page of pages) {
    const { href, origin, pathname } = new URL(page, 'https://zaim.example/');
    const parser = robotsTxtParser({ userAgent: agent, allowOnNeutral: true });
    parser.parseRobots(origin, text);
    const answers = [
      parser.canCrawlSync(href),
      guarded.isAllowed(agent, pathname),
      robotsParser(`${origin}/robots.txt`, text).isAllowed(href, agent),
    ];
    console.log(`  ${href}: ${answers.map((allowed) => (allowed ? 'yes' : 'no')).join(', ')}`);
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
User-agent: *, Disallow: /lk
  https://zaim.example/lk: no, no, no
  https://zaim.example/help/lk: no, yes, yes
  https://lk.example/: no, yes, yes
User-agent: *, Disallow: /займы
  https://zaim.example/%D0%B7%D0%B0%D0%B9%D0%BC%D1%8B: yes, yes, no
User-agent: Googlebot, User-agent: Bingbot, Disallow: /old
  https://zaim.example/old: yes, no, no
User-agent: Googlebot, Disallow: /old, User-agent: *, Disallow: /x, User-agent: Googlebot, Disallow: /lk
  https://zaim.example/old: yes, no, no
  https://zaim.example/lk: no, yes, no
OUTPUT
