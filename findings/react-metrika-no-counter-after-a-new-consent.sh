#!/usr/bin/env bash
# react-metrika 0.3.3, which loads and calls the counter of Yandex Metrica.
#
# Expected: `destruct` ends a counter, as a visitor wants it who takes back the consent in the cookie notice; the package then
# forgets the counter (it exports `hasMetrikaCounter`, and has code for it), so that `init` after a new consent makes a new one,
# and goals go to that. Seen, with a Metrica that writes down the calls:
#   step                                     expected             seen
#   init, reachGoal('phone')                 counter 1, phone     counter 1, phone
#   destruct                                 counter 1 ends       counter 1 ends
#   `hasMetrikaCounter`                      false                true
#   init, reachGoal('apply')                 counter 2, apply     apply is sent to counter 1, which has ended
#   destructMetrikaCounter, then the same    counter 2, apply     counter 2, apply
# The call returns what the counter's method returns before it comes to the line that forgets the counter. From the second
# consent on, all visits and goals of that page are lost, unless `destructMetrikaCounter` is called as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps react-metrika@0.3.3
cat >run.cjs <<'JS'
let made = 0;
class Metrika2 {
  constructor() {
    this.number = ++made;
    console.log(`counter ${this.number} made`);
  }
  destruct() {
    this.ended = true;
    console.log(`counter ${this.number} ended`);
  }
  reachGoal(goal) {
    console.log(`${goal} to counter ${this.number}${this.ended ? ', which has ended' : ''}`);
  }
}
globalThis.window = { Ya: { Metrika2 } };
const { destructMetrikaCounter, hasMetrikaCounter, ym } = require('react-metrika');
const id = 12345678;
ym(id, 'init', { defer: true });
ym(id, 'reachGoal', 'phone');
ym(id, 'destruct');
console.log(`has a counter: ${hasMetrikaCounter(id)}`);
ym(id, 'init', { defer: true });
ym(id, 'reachGoal', 'apply');
destructMetrikaCounter(id);
console.log(`has a counter: ${hasMetrikaCounter(id)}`);
ym(id, 'init', { defer: true });
ym(id, 'reachGoal', 'apply');
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
counter 1 made
phone to counter 1
counter 1 ended
has a counter: true
apply to counter 1, which has ended
has a counter: false
counter 2 made
apply to counter 2
OUTPUT
