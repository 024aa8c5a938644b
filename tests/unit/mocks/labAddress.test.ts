// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { labLink, readLabState, type LabState } from '../../../mocks/lab/labAddress';

const PAGE = 'http://localhost:5173/?utm_source=yandex&scenario=dark';

const plain = readLabState(new URL(PAGE).search);
const full: LabState = {
  scenario: 'dark',
  theme: 'red',
  mode: 'light',
  skippedSec: 65,
  faults: 'nextOffer=status:503,siteInfo=slow:3000',
  widthPx: 390,
  isOpen: true,
};

describe('a link to what the lab shows', () => {
  it('reads back as what was set', () => {
    expect(readLabState(new URL(labLink(PAGE, full)).search)).toEqual(full);
    expect(readLabState(new URL(labLink(PAGE, plain)).search)).toEqual(plain);
  });

  it('holds nothing of what is not set, and keeps the page’s own parameters', () => {
    expect(labLink(PAGE, plain)).toBe(PAGE);
    expect(labLink('http://localhost:5173/?subid=1#end', readLabState('?subid=1'))).toBe(
      'http://localhost:5173/?subid=1',
    );
  });

  it('to another scenario goes to that one’s address', () => {
    expect(labLink(PAGE, { ...plain, scenario: 'not-found' })).toBe(
      'http://localhost:5173/somewhere?scenario=not-found',
    );
    expect(
      labLink('http://localhost:5173/somewhere?scenario=not-found', { ...plain, scenario: null }),
    ).toBe('http://localhost:5173/?utm_source=yandex');
  });

  it.each([
    '?scenario=nope',
    '?lab-theme=pink',
    '?lab-mode=sepia',
    '?lab-skip=soon',
    '?mockFault=melt',
    '?lab-width=12',
    '?lab-open=yes',
  ])('%s says nothing', (search) => {
    expect(readLabState(search)).toEqual(readLabState(''));
  });
});
