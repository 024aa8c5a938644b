#!/usr/bin/env bash
# petrovich 0.2.1, which inflects Russian names, as contracts and letters need them («договор с …»).
#
# Expected: rules for all patronymics, which are a closed list, and surnames in -ия inflected, as most are. Seen, with what is
# right:
#   Ильич, Кузьмич, Лукич, Фомич   Ильичем, Кузьмичем …        Ильичом, Кузьмичом …: the ending is stressed
#   Львович                        Львовичем                   the same, as it should be
#   Берия, Данелия                 unchanged in all cases      Берии, Берией; Данелии, Данелией
#   Заяц                           Заяца, Заяцем               Зайца, Зайцем
#   Кравец                         Кравца, Кравцом             the same, as it should be
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts petrovich@0.2.1
cat >run.cjs <<'JS'
const petrovich = require('petrovich');
const show = (part, name) => {
  const forms = ['genitive', 'instrumental'].map(
    (gramCase) => petrovich({ gender: 'male', [part]: name }, gramCase)[part],
  );
  console.log(`${name}: ${forms.join(', ')}`);
};
for (const name of ['Ильич', 'Кузьмич', 'Лукич', 'Фомич', 'Львович']) show('middle', name);
for (const name of ['Берия', 'Данелия', 'Заяц', 'Кравец']) show('last', name);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Ильич: Ильича, Ильичем
Кузьмич: Кузьмича, Кузьмичем
Лукич: Лукича, Лукичем
Фомич: Фомича, Фомичем
Львович: Львовича, Львовичем
Берия: Берия, Берия
Данелия: Данелия, Данелия
Заяц: Заяца, Заяцем
Кравец: Кравца, Кравцом
OUTPUT
