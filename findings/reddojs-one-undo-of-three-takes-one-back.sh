#!/usr/bin/env bash
# @reddojs/core 0.0.8, which keeps commands for undo and joins those of one key; @rocicorp/undo 0.2.1 beside it.
#
# Expected: one undo takes back all commands of one key that follow each other, as the documentation promises («reverts all
# three» in its example), and what is undone is as it was before the first of them. Seen, a slider at 5 000 with «+500» three
# times, to 6 500:
#                                   undo     can undo   redo
#   @reddojs/core, with a key       6000     no         6500
#   @reddojs/core, without a key    6000     yes        6500
#   @rocicorp/undo, in one group    5000     no         6500
# Of a group it calls only the first `undo`, and for redo only the last `do`: right for commands that set a value, as in the
# example, wrong for those that change it, add a consent to a list or take an offer away. The rest of the group is thrown away
# without being called, so that the sum can never come back to 5 000, and nothing tells of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @reddojs/core@0.0.8 @rocicorp/undo@0.2.1
cat >run.mjs <<'JS'
import { createHistory } from '@reddojs/core';
import { UndoManager } from '@rocicorp/undo';
for (const key of ['sum', undefined]) {
  let sum = 5000;
  const history = createHistory({});
  for (let press = 0; press < 3; press += 1)
    history.execute({ key, do: () => { sum += 500; }, undo: () => { sum -= 500; } });
  history.undo();
  const after = `${sum}, ${history.canUndo}`;
  history.redo();
  console.log(`@reddojs/core, key ${key}: ${after}, ${sum}`);
}
let sum = 5000;
const manager = new UndoManager();
manager.startGroup();
for (let press = 0; press < 3; press += 1)
  await manager.add({ execute: () => { sum += 500; }, undo: () => { sum -= 500; } });
manager.endGroup();
await manager.undo();
const after = `${sum}, ${manager.canUndo}`;
await manager.redo();
console.log(`@rocicorp/undo, one group: ${after}, ${sum}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
@reddojs/core, key sum: 6000, false, 6500
@reddojs/core, key undefined: 6000, true, 6500
@rocicorp/undo, one group: 5000, false, 6500
OUTPUT
