#!/usr/bin/env bash
# @marvelapp/react-ab-test 3.1.0 with a `userIdentifier`, as its documentation has it for pages that a server renders;
# ab-testing 3.1.8 beside it.
#
# Expected: two tests on a page are drawn apart, so that each half of the one has both halves of the other; and weights, whose
# documentation calls them a ratio of numbers, may be 0.9 and 0.1. Seen, for 1 000 visitors:
#   tests                      @marvelapp/react-ab-test             ab-testing
#   button, green or red, and  490 green long, 510 red short,       233 green long, 245 red short,
#   form, long or short        no green short, no red long          258 green short, 264 red long
#   A and B of 90 and 10       881 A, 119 B                         887 A, 113 B
#   A and B of 0.9 and 0.1     1000 A, no B                         903 A, 97 B
# The variant is the CRC-32 of the id modulo the sum of the weights: the name of the test is not in it, and an integer modulo 1
# is 0. Whoever tests the button and the form at once cannot tell which of them brought the applications; a variant for a
# tenth is never shown, and the test runs on.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @marvelapp/react-ab-test@3.1.0 react@17.0.2 react-dom@17.0.2 \
  ab-testing@3.1.8
cat >run.cjs <<'JS'
const { emitter } = require('@marvelapp/react-ab-test');
const { createTest } = require('ab-testing');
const tests = { button: ['green', 'red'], form: ['long', 'short'], percents: ['A', 'B'], parts: ['A', 'B'] };
const weights = { button: [50, 50], form: [50, 50], percents: [90, 10], parts: [0.9, 0.1] };
const hashed = {};
for (const [name, variants] of Object.entries(tests)) {
  emitter.defineVariants(name, variants, weights[name]);
  hashed[name] = createTest(name, variants.map((variant, index) => ({ name: variant, weight: weights[name][index] })));
}
const packages = {
  '@marvelapp/react-ab-test': (name, visitor) => emitter.calculateActiveVariant(name, visitor),
  'ab-testing': (name, visitor) => hashed[name].getGroup(visitor),
};
for (const [title, group] of Object.entries(packages)) {
  for (const names of [['button', 'form'], ['percents'], ['parts']]) {
    const counts = {};
    for (let visitor = 0; visitor < 1_000; visitor++) {
      const groups = names.map((name) => group(name, `visitor ${visitor}`)).join(' ');
      counts[groups] = (counts[groups] ?? 0) + 1;
    }
    const list = Object.entries(counts).sort().map(([groups, count]) => `${count} ${groups}`);
    console.log(`${title}, ${names.join(' and ')}: ${list.join(', ')}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
@marvelapp/react-ab-test, button and form: 490 green long, 510 red short
@marvelapp/react-ab-test, percents: 881 A, 119 B
@marvelapp/react-ab-test, parts: 1000 A
ab-testing, button and form: 233 green long, 258 green short, 264 red long, 245 red short
ab-testing, percents: 887 A, 113 B
ab-testing, parts: 903 A, 97 B
OUTPUT
