#!/usr/bin/env bash
# yandex-metrika-vue3 1.3.4, the counter of Yandex Metrica for Vue 3; react-metrika 0.3.3 beside it.
#
# Expected: what the page reports before the script has come is kept and sent then, as by Metrica's own snippet, whose `ym` has
# a queue for that; the object that `useYandexMetrika` returns is there from the start. Seen, what reaches Metrica:
#   call                                    react-metrika           yandex-metrika-vue3
#   reachGoal('visit'), before the script   sent when it has come   lost
#   params(offer 5), before the script      sent when it has come   lost
#   reachGoal('phone'), after it            sent                    sent
# Up to the script's `onload`, all methods are those of an empty counter, which do nothing (in debug mode they print the call).
# On a phone with a slow network that is the time in which the page is read and the first offer chosen; and the calls of the
# first component's `onMounted` are lost for everyone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps yandex-metrika-vue3@1.3.4 react-metrika@0.3.3
cat >run.mjs <<'JS'
const scripts = [];
const head = { appendChild: (script) => scripts.push(script) };
globalThis.document = { head, createElement: () => ({}) };
globalThis.window = globalThis;
class Metrika2 {
  reachGoal(goal) {
    console.log(`Metrica has ${goal}`);
  }
  params(values) {
    console.log(`Metrica has ${JSON.stringify(values)}`);
  }
}
const load = async () => {
  globalThis.Ya = { Metrika2 };
  for (const script of scripts.splice(0)) script.onload();
  await new Promise(setImmediate);
};
const report = async (call) => {
  call('reachGoal', 'visit');
  call('params', { offer: 5 });
  console.log('the script comes');
  await load();
  call('reachGoal', 'phone');
  delete globalThis.Ya;
};
const id = 12345678;

console.log('react-metrika');
const { default: reactMetrika } = await import('react-metrika');
reactMetrika.ym(id, 'init', { defer: true });
await report((...parts) => reactMetrika.ym(id, ...parts));

console.log('yandex-metrika-vue3');
const { initYandexMetrika, useYandexMetrika } = await import('yandex-metrika-vue3');
initYandexMetrika({ config: { globalProperties: {} } }, { id, env: 'production', router: { afterEach() {} } });
const counter = useYandexMetrika();
await report((name, ...parts) => counter[name](...parts));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
react-metrika
the script comes
Metrica has visit
Metrica has {"offer":5}
Metrica has phone
yandex-metrika-vue3
the script comes
Metrica has phone
OUTPUT
