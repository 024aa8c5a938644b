/** The structure of HTML from the service after it is sanitized; hostile HTML is in `tests/browser/security`. */
import { expect, it } from 'vitest';
import { footer } from '../support/elements';
import { openPage } from '../support/openPage';

const ROWS = [
  ['<h3>Условия</h3>Текст', '<p>Условия</p>Текст'],
  ['<section>А</section><section>Б</section>', '<p>А</p><p>Б</p>'],
  ['А<blockquote>Б</blockquote>В', 'А<p>Б</p>В'],
  ['А<hr>Б', 'А<br>Б'],
  ['<dl><dt>ПСК</dt><dd>292 %</dd></dl>', '<p>ПСК</p><p>292 %</p>'],
  ['<figure>А<figcaption>Б</figcaption></figure>', '<p>А</p><p>Б</p>'],
  ['<pre>А</pre><address>Б</address>', '<p>А</p><p>Б</p>'],
  ['<details><summary>А</summary>Б</details>', '<p>А</p><p>Б</p>'],
  ['<div><div>А</div> <div>Б <i>В</i></div></div>', '<p>А</p><p>Б <i>В</i></p>'],
  ['<header><h1>А</h1><ul><li>Б</li></ul></header>', '<p>А</p><ul><li>Б</li></ul>'],
  ['<div>А<p>Б</p>В</div>', '<p>А</p><p>Б</p><p>В</p>'],
  ['<div> </div>', ''],
  [
    '<table><caption>А</caption><thead><tr><th>Сумма</th><th>ПСК</th></tr></thead>' +
      '<tbody><tr><td>10 000</td><td>292</td></tr><tr><td><p>30</p></td><td>дней</td></tr></tbody></table>',
    '<p>А</p><p>Сумма ПСК </p><p>10 000 292 </p><p>30</p><p> дней </p>',
  ],
] as const;

/** Deeper than what is rendered may be. */
const NESTED = `${'<div>'.repeat(40)}<p>А</p><p>Б</p>${'</div>'.repeat(40)}`;

it('HTML from the service has its tables, headings and other blocks separated by paragraphs, cells by spaces', async () => {
  const cases = [...ROWS, [NESTED, '<p>А</p><p>Б</p>'] as const];
  const markers = cases.map((_case, index) => `<p>Случай ${index}</p>`);
  const html = cases.map(([text], index) => `${markers[index]}${text}`).join('');
  await openPage({ service: { siteInfo: { payment_block_site_info: html } } });
  const findBlock = () =>
    [...footer.element().querySelectorAll('div')]
      .filter(({ textContent }) => textContent.includes('Случай 0'))
      .at(-1);
  await expect
    .poll(() => findBlock()?.innerHTML.split(/(?=<p>Случай)/))
    .toEqual(cases.map(([, expected], index) => `${markers[index]}${expected}`));
});
