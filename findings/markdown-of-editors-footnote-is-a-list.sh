#!/usr/bin/env bash
# Texts of editors to Markdown: quill-delta-to-markdown 0.6.0 (Quill) and @portabletext/markdown 1.5.0 (Sanity);
# prosemirror-markdown 1.13.9 beside them, marked 15.0.12 as the reader.
# Expected: a paragraph stays a paragraph with all its signs: what has a meaning in Markdown gets a backslash (CommonMark, 2.4).
# Seen, after the Markdown is read again:
#   paragraph in the editor       first two                         prosemirror-markdown
#   * ПСК — за год                list, the asterisk is lost        paragraph, as it was
#   2026. Общие условия           list that begins at 2026          paragraph, as it was
#   0,8 %*, с 31-го дня 1 %*      the words between are italic,     paragraph, as it was
#                                 both asterisks are lost
# The first two write the text as it is. With markdownToPortableText, the list becomes one that begins at 1: 2026 is lost.
# Whom: the footnote of a rate; the asterisk is gone from the text and from the footnote, and the rate looks unconditional.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts quill-delta-to-markdown@0.6.0 @portabletext/markdown@1.5.0 \
  prosemirror-markdown@1.13.9 marked@15.0.12
cat >run.mjs <<'JS'
import { markdownToPortableText, portableTextToMarkdown } from '@portabletext/markdown';
import { marked } from 'marked';
import { defaultMarkdownSerializer, schema } from 'prosemirror-markdown';
import quill from 'quill-delta-to-markdown';
for (const text of ['* ПСК — за год', '2026. Общие условия', '0,8 %*, с 31-го дня 1 %*']) {
  const children = [{ _type: 'span', text, marks: [] }];
  const results = {
    quill: quill.deltaToMarkdown([{ insert: `${text}\n` }]),
    portable: portableTextToMarkdown([{ _type: 'block', style: 'normal', markDefs: [], children }]),
    prosemirror: defaultMarkdownSerializer.serialize(
      schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text)])]),
    ),
  };
  console.log(text);
  for (const [name, markdown] of Object.entries(results))
    console.log(`  ${name}: ${marked.parse(markdown).trim().replaceAll('\n', '')}`);
  const again = markdownToPortableText(results.portable).map(({ listItem, children: spans }) =>
    [listItem ?? 'paragraph', ...spans.map((span) => span.text)].join('|'),
  );
  console.log(`  portable again: ${again.join(' / ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
* ПСК — за год
  quill: <ul><li>ПСК — за год</li></ul>
  portable: <ul><li>ПСК — за год</li></ul>
  prosemirror: <p>* ПСК — за год</p>
  portable again: bullet|ПСК — за год
2026. Общие условия
  quill: <ol start="2026"><li>Общие условия</li></ol>
  portable: <ol start="2026"><li>Общие условия</li></ol>
  prosemirror: <p>2026. Общие условия</p>
  portable again: number|Общие условия
0,8 %*, с 31-го дня 1 %*
  quill: <p>0,8 %<em>, с 31-го дня 1 %</em></p>
  portable: <p>0,8 %<em>, с 31-го дня 1 %</em></p>
  prosemirror: <p>0,8 %*, с 31-го дня 1 %*</p>
  portable again: paragraph|0,8 %|, с 31-го дня 1 %
OUTPUT
