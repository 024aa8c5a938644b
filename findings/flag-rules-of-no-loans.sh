#!/usr/bin/env bash
# Rules of feature flags on the number of a customer's loans: flagsmith-nodejs 8.1.2 offline, @growthbook/growthbook 1.8.0 and
# @bucketco/flag-evaluation 0.2.1.
#
# Expected: 0 is a number like others and is in a list that has it; a customer whose loans are unknown, null or missing, is not
# one who has none. Seen, for the rule that gives the first loans free of interest:
#   loans     flagsmith          growthbook          bucketco
#             = 0    in 0,1      0       in [0, 1]   is 0    less than 2
#   0         yes    no          yes     yes         yes     yes
#   1         no     yes         no      yes         no      yes
#   null      no     no          yes     no          no      yes
#   missing   no     no          yes     no          no      no
# In a list, flagsmith takes the number 0 for no value. growthbook compares with a number after `value * 1`, and null, which a
# missing value is to it, becomes 0. bucketco makes of null an empty text, which is not SET, but whose Number is 0. New
# customers do not get the first loan free, or everyone does until the service that knows his loans has answered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts flagsmith-nodejs@8.1.2 @growthbook/growthbook@1.8.0 \
  @bucketco/flag-evaluation@0.2.1
cat >run.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { evaluateFeatureRules } = require('@bucketco/flag-evaluation');
const { GrowthBook } = require('@growthbook/growthbook');
const { Flagsmith, LocalFileHandler } = require('flagsmith-nodejs');
const state = (id, enabled) => ({
  feature: { id, name: `rule ${id}`, type: 'STANDARD' },
  enabled,
  feature_state_value: null,
  multivariate_feature_state_values: [],
  django_id: id + (enabled ? 10 : 0),
  featurestate_uuid: `00000000-0000-4000-8000-0000000000${id + (enabled ? 10 : 20)}`,
});
const segment = (id, operator, value) => ({
  id,
  name: `segment ${id}`,
  feature_states: [state(id, true)],
  rules: [{ type: 'ALL', rules: [], conditions: [{ operator, property_: 'loans', value }] }],
});
const organisation = { id: 1, name: 'example', feature_analytics: false, stop_serving_flags: false, persist_trait_data: false };
const segments = [segment(1, 'EQUAL', '0'), segment(2, 'IN', '0,1')];
const project = { id: 1, name: 'example', hide_disabled_flags: false, organisation, segments };
const environment = {
  id: 1,
  api_key: 'key',
  name: 'example',
  updated_at: '2026-07-01T00:00:00Z',
  project,
  segment_overrides: [],
  feature_states: [state(1, false), state(2, false)],
  identity_overrides: [],
};
writeFileSync('environment.json', JSON.stringify(environment));
const flagsmith = new Flagsmith({ offlineMode: true, offlineHandler: new LocalFileHandler('environment.json') });
const growthbook = (attributes, condition) =>
  new GrowthBook({ attributes, features: { free: { defaultValue: false, rules: [{ condition, force: true }] } } }).isOn('free');
const bucket = (context, operator, value) => {
  const filter = { type: 'context', field: 'loans', operator, values: [value] };
  return evaluateFeatureRules({ context, featureKey: 'free', rules: [{ value: true, filter }] }).value === true;
};
(async () => {
  for (const customer of [{ loans: 0 }, { loans: 1 }, { loans: null }, {}]) {
    const flags = await flagsmith.getIdentityFlags('customer', customer);
    const found = [
      flags.isFeatureEnabled('rule 1'), flags.isFeatureEnabled('rule 2'),
      growthbook(customer, { loans: 0 }), growthbook(customer, { loans: { $in: [0, 1] } }),
      bucket(customer, 'IS', '0'), bucket(customer, 'LT', '2'),
    ];
    console.log(`${JSON.stringify(customer)}: ${found.map((on) => (on ? 'yes' : 'no')).join(', ')}`);
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
{"loans":0}: yes, no, yes, yes, yes, yes
{"loans":1}: no, yes, no, yes, no, yes
{"loans":null}: no, no, yes, no, no, yes
{}: no, no, yes, no, no, no
OUTPUT
