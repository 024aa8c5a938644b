import { expect, it } from 'vitest';
import { nowSec } from '~/lib/clock';
import { escapeHtml } from '~/lib/escapeHtml';
import { sliderFill } from '~/lib/sliderFill';

it('values become text, in HTML, CSS and seconds', () => {
  expect(escapeHtml('a & <b> "c"')).toBe('a &#38; &#60;b&#62; &#34;c&#34;');
  expect(sliderFill(30, 10, 50)).toBe('calc(0.5 * (100% - 32px) + 32px / 2)');
  expect(nowSec({ now: () => 1_999 })).toBe(1);
});
