#!/usr/bin/env bash
# Readers of bank statements in OFX 1.02, node-ofx-parser 0.5.1 and ofx-data-extractor 1.5.0; ofx-js 1.1.1 beside them.
#
# Expected: `&amp;` and `&lt;` are & and <, as OFX has them from SGML, all other characters stand for themselves, and lines may
# break between elements or not. Seen, where ofx-js reads what was meant:
#   in the file            node-ofx-parser         ofx-data-extractor
#   M&amp;V Credit         M&amp;amp;amp;V Credit  M&amp;V Credit
#   rate &lt; 1 %          rate &amp;amp;lt; 1 %   rate &lt; 1 %
#   loan 15 [tax 20 %]     as it is                loan 15 [tax 20 %],
#   {A-7} {B-8}            as it is                A-7} B-8},
#   <ACCTTYPE>CHECKING</BANKACCTFROM> on one line  getTransactionsSummary(): nothing in, nothing out, no dates, no error
# The one escapes what is escaped already, twice; the other makes JSON of the text by replacing characters, and takes brackets
# within a purpose of payment for its own. A statement with 30 000 in and 1 500.50 out becomes one without any payments.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0 ofx-js@1.1.1
cat >run.cjs <<'JS'
const { parse: parseByNode } = require('node-ofx-parser');
const { parse: parseByJs } = require('ofx-js');
const { Ofx } = require('ofx-data-extractor');
const statement = (memo, lineBreak = '\n') => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<STMTRS>
<CURDEF>RUB
<BANKACCTFROM>
<BANKID>044525225
<ACCTID>40702810900000000001
<ACCTTYPE>CHECKING${lineBreak}</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20260101
<DTEND>20260131
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260115
<TRNAMT>30000.00
<FITID>1
<MEMO>${memo}
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20260116
<TRNAMT>-1500.50
<FITID>2
<MEMO>fee
</STMTTRN>
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>`;
const first = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN[0].MEMO;
async function run() {
  for (const memo of ['loan 15', 'M&amp;V Credit', 'rate &lt; 1 %', 'loan 15 [tax 20 %]', '{A-7} {B-8}']) {
    const text = statement(memo);
    console.log(memo);
    console.log(`  ofx-js: ${first(await parseByJs(text))}`);
    console.log(`  node-ofx-parser: ${first(parseByNode(text))}`);
    console.log(`  ofx-data-extractor: ${new Ofx(text).getBankTransferList()[0].MEMO}`);
  }
  for (const [name, text] of [['two lines', statement('loan 15')], ['one line', statement('loan 15', '')]]) {
    const { credit, dateStart, debit } = new Ofx(text).getTransactionsSummary();
    console.log(`${name}: in ${credit}, out ${debit}, from «${dateStart}»; by ofx-js ${first(await parseByJs(text))}`);
  }
}
run();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
loan 15
  ofx-js: loan 15
  node-ofx-parser: loan 15
  ofx-data-extractor: loan 15
M&amp;V Credit
  ofx-js: M&V Credit
  node-ofx-parser: M&amp;amp;amp;V Credit
  ofx-data-extractor: M&amp;V Credit
rate &lt; 1 %
  ofx-js: rate < 1 %
  node-ofx-parser: rate &amp;amp;lt; 1 %
  ofx-data-extractor: rate &lt; 1 %
loan 15 [tax 20 %]
  ofx-js: loan 15 [tax 20 %]
  node-ofx-parser: loan 15 [tax 20 %]
  ofx-data-extractor: loan 15 [tax 20 %],
{A-7} {B-8}
  ofx-js: {A-7} {B-8}
  node-ofx-parser: {A-7} {B-8}
  ofx-data-extractor: A-7} B-8},
two lines: in 30000, out 1500.5, from «2026-01-01»; by ofx-js loan 15
one line: in 0, out 0, from «»; by ofx-js loan 15
OUTPUT
