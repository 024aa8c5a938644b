#!/usr/bin/env bash
# @graphcms/rich-text-html-renderer 0.3.1 (Hygraph) on a consent with a link in the midst of a sentence;
# @contentful/rich-text-html-renderer 17.2.3 beside it.
# Expected: no sign is added to the text. Spaces matter in HTML: a line break in a paragraph is shown as a space (CSS Text 3,
# 4.1.1). Seen, as a browser shows «С «правилами», офертой (PDF) согласен», where правилами and PDF are links:
#   contentful   С «правилами», офертой (PDF) согласен
#   graphcms     С « правилами », офертой ( PDF ) согласен
# Its template for a link has line breaks and indents before and behind the element and within it; those for bold and italic
# words have none. The underline covers the spaces, too.
# Whom: each text of a consent whose link stands before a comma, or in brackets or quotes; a test that compares the text with
# the one the lawyers wrote fails, and so does the hash of the consent that is kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @graphcms/rich-text-html-renderer@0.3.1 \
  @contentful/rich-text-html-renderer@17.2.3
cat >run.cjs <<'JS'
const { documentToHtmlString } = require('@contentful/rich-text-html-renderer');
const { astToHtmlString } = require('@graphcms/rich-text-html-renderer');
const parts = ['С «', ['правилами', '/rules'], '», офертой (', ['PDF', '/offer.pdf'], ') согласен'];
const graphcms = astToHtmlString({
  content: {
    children: [
      {
        type: 'paragraph',
        children: parts.map((part) =>
          typeof part === 'string' ? { text: part } : { type: 'link', href: part[1], children: [{ text: part[0] }] },
        ),
      },
    ],
  },
});
const text = (value) => ({ nodeType: 'text', value, marks: [], data: {} });
const contentful = documentToHtmlString({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: parts.map((part) =>
        typeof part === 'string'
          ? text(part)
          : { nodeType: 'hyperlink', data: { uri: part[1] }, content: [text(part[0])] },
      ),
    },
  ],
});
for (const [name, html] of Object.entries({ contentful, graphcms }))
  console.log(`${name}: ${html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim()}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
contentful: С «правилами», офертой (PDF) согласен
graphcms: С « правилами », офертой ( PDF ) согласен
OUTPUT
