// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildLabUrl, parseLabState, type LabState } from '~mocks/lab/labUrl';

const PAGE = 'http://localhost:5173/?utm_source=yandex&scenario=dark';

const initial = parseLabState(new URL(PAGE).search);
const full: LabState = {
  site: 'bereg',
  scenario: 'dark',
  theme: 'red',
  mode: 'light',
  skippedSec: 65,
  widthPx: 390,
  isOpen: true,
};

describe('the lab url', () => {
  it('is parsed back into the same state', () => {
    expect(parseLabState(new URL(buildLabUrl(PAGE, full)).search)).toEqual(full);
    expect(parseLabState(new URL(buildLabUrl(PAGE, initial)).search)).toEqual(initial);
  });

  it('omits unset values and the hash, and keeps the parameters of the page', () => {
    expect(buildLabUrl(`${PAGE}#end`, initial)).toBe(PAGE);
  });

  it('uses the url of a newly selected scenario', () => {
    expect(buildLabUrl(PAGE, { ...initial, scenario: 'not-found' })).toBe(
      'http://localhost:5173/somewhere?scenario=not-found',
    );
  });

  it.each([
    '?scenario=nope',
    '?lab-theme=pink',
    '?lab-mode=sepia',
    '?lab-skip=soon',
    '?lab-width=12',
    '?lab-open=yes',
  ])('ignores the invalid parameter %s', (search) => {
    expect(parseLabState(search)).toEqual(parseLabState(''));
  });
});
