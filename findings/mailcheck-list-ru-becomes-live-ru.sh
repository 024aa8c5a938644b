#!/usr/bin/env bash
# mailcheck 1.1.1 and email-misspelled 4.4.0, which offer another address when the domain of one seems to be misspelled.
# Expected: the great providers of Russia are no mistakes; and a domain of two letters differs by half or wholly from another
# one of two letters, which is no slip of the finger. Seen, mailcheck as it is, and both with a list of seven Russian domains:
#   domain    mailcheck      mailcheck, own list   email-misspelled, own list
#   list.ru   live.ru        none                  none
#   ya.ru     yahoo.ru       none                  none
#   hh.ru     none           ya.ru                 ya.ru and bk.ru
#   vk.ru     none           bk.ru                 bk.ru and ya.ru
#   Mail.ru   none           none                  mail.ru
#   maill.ru  mail.ru        mail.ru               mail.ru
# Both count the letters that differ, up to two, however short the name is: `hh` and `ya` have nothing in common. The list of
# mailcheck has live and yahoo, not list.ru and ya.ru. email-misspelled takes capitals for other letters, too.
# Whom: a field for mail that asks «Вы имели в виду …?»; who takes the offer gets no contract and no code.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mailcheck@1.1.1 email-misspelled@4.4.0
cat >run.mjs <<'JS'
import emailMisspelled from 'email-misspelled';
import mailcheck from 'mailcheck';
const domains = ['mail.ru', 'yandex.ru', 'ya.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'gmail.com'];
const checker = emailMisspelled({ domains });
const check = (email, options) => {
  let found = 'none';
  mailcheck.run({ email, ...options, suggested: ({ domain }) => (found = domain), empty: () => {} });
  return found;
};
const own = { domains, secondLevelDomains: ['mail', 'yandex', 'gmail'], topLevelDomains: ['ru', 'com'] };
for (const domain of ['list.ru', 'ya.ru', 'hh.ru', 'vk.ru', 'Mail.ru', 'maill.ru']) {
  const email = `anna@${domain}`;
  const misspelled = checker(email).map(({ suggest }) => suggest).join(' and ') || 'none';
  console.log(`${domain}: ${check(email)}, ${check(email, own)}, ${misspelled}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
list.ru: live.ru, none, none
ya.ru: yahoo.ru, none, none
hh.ru: none, ya.ru, ya.ru and bk.ru
vk.ru: none, bk.ru, bk.ru and ya.ru
Mail.ru: none, none, mail.ru
maill.ru: mail.ru, mail.ru, mail.ru
OUTPUT
