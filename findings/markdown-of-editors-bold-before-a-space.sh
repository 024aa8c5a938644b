#!/usr/bin/env bash
# Texts of editors to Markdown: quill-delta-to-markdown 0.6.0 (Quill), draft-js-export-markdown 1.4.0 with draft-js 0.11.7
# (Draft.js) and @portabletext/markdown 1.5.0 (Sanity); prosemirror-markdown 1.13.9 beside them, marked 15.0.12 as the reader.
# Expected: bold words are bold for who reads the Markdown, also when the space behind them was chosen with them, as a double
# click in Windows does. CommonMark (6.2): `**` ends the bold only where no space stands before it. Seen, «ПСК до 292 % годовых»:
#   quill-delta-to-markdown    ПСК **до 292 % **годовых   no bold, four asterisks on the page
#   draft-js-export-markdown   the same                   the same
#   @portabletext/markdown     the same                   the same
#   prosemirror-markdown       ПСК **до 292 %** годовых   bold
# The three write the marks where the style begins and ends; only the fourth moves the spaces out of it.
# Whom: the ПСК is to be shown in bold by law, and stands in asterisks instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts quill-delta-to-markdown@0.6.0 draft-js-export-markdown@1.4.0 \
  draft-js@0.11.7 react@18.3.1 react-dom@18.3.1 @portabletext/markdown@1.5.0 prosemirror-markdown@1.13.9 marked@15.0.12
cat >run.mjs <<'JS'
import { portableTextToMarkdown } from '@portabletext/markdown';
import { marked } from 'marked';
import { defaultMarkdownSerializer, schema } from 'prosemirror-markdown';
import quill from 'quill-delta-to-markdown';
globalThis.window = globalThis;
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', platform: '' }, configurable: true });
const { default: draft } = await import('draft-js');
const { default: { stateToMarkdown } } = await import('draft-js-export-markdown');
const parts = [['ПСК '], ['до 292 % ', 'bold'], ['годовых']];
const text = parts.map(([part]) => part).join('');
const block = { key: 'a', type: 'unstyled', text, depth: 0, entityRanges: [], data: {} };
const children = parts.map(([part, style]) => ({ _type: 'span', text: part, marks: style ? ['strong'] : [] }));
const nodes = parts.map(([part, style]) => schema.text(part, style ? [schema.mark('strong')] : []));
const results = {
  'quill-delta-to-markdown': quill.deltaToMarkdown([
    ...parts.map(([insert, style]) => ({ insert, attributes: style ? { bold: true } : {} })),
    { insert: '\n' },
  ]),
  'draft-js-export-markdown': stateToMarkdown(
    draft.convertFromRaw({
      entityMap: {},
      blocks: [{ ...block, inlineStyleRanges: [{ offset: 4, length: 9, style: 'BOLD' }] }],
    }),
  ),
  '@portabletext/markdown': portableTextToMarkdown([{ _type: 'block', style: 'normal', markDefs: [], children }]),
  'prosemirror-markdown': defaultMarkdownSerializer.serialize(
    schema.node('doc', null, [schema.node('paragraph', null, nodes)]),
  ),
};
for (const [name, markdown] of Object.entries(results))
  console.log(`${name}: ${markdown.trim()} | ${marked.parse(markdown).trim()}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
quill-delta-to-markdown: ПСК **до 292 % **годовых | <p>ПСК **до 292 % **годовых</p>
draft-js-export-markdown: ПСК **до 292 % **годовых | <p>ПСК **до 292 % **годовых</p>
@portabletext/markdown: ПСК **до 292 % **годовых | <p>ПСК **до 292 % **годовых</p>
prosemirror-markdown: ПСК **до 292 %** годовых | <p>ПСК <strong>до 292 %</strong> годовых</p>
OUTPUT
