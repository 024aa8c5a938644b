// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const phone = '79123456789';

/** Stores the visit of this token as a tab of this site does. */
function storeVisit(token: string): void {
  const value = JSON.stringify({ url: location.href, token, telephone: phone });
  document.cookie = `visit=${encodeURIComponent(value)}; path=/`;
}

beforeEach(() => {
  vi.resetModules();
  storeVisit('own');
});

it.each([
  ['that this load began with', true, 'own', 'parsed'],
  ['that this load has got', true, 'parsed', 'parsed'],
  ['that another tab has got meanwhile', false, 'other', 'parsed'],
  ['that another tab has got while this one has none', false, 'other', ''],
])(
  'after a lead without the app the stored phone of a visit %s is forgotten: %s',
  async (_which, isForgotten, stored, token) => {
    vi.stubGlobal('__EARLY_PARSE__', false);
    await import('~/boot/head');
    const { forgetVisitPhone, takeSource } = await import('~/boot/visit');
    takeSource({ status: 200, text: JSON.stringify({ token }), isLate: false });
    storeVisit(stored);
    forgetVisitPhone(token);
    expect(decodeURIComponent(document.cookie).includes(phone)).toBe(!isForgotten);
  },
);
