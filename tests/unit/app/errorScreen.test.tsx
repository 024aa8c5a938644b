// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreenLoader } from '~/app/errors/boundaries';
import { ErrorScreen } from '~/app/errors/ErrorScreen';
import { demo as site } from '~tests/support/sites';

// The chunk of the error page cannot be loaded.
vi.mock('~/lib/lazyChunk', () => ({
  lazyChunk: () => () => {
    throw new Error('no chunk');
  },
}));

const BOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

afterEach(cleanup);

function renderFor(userAgent: string, page: ReactNode): HTMLElement {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(console, 'error').mockReturnValue();
  document.title = 'Анкета';
  return render(page).container;
}

describe.each([404, 500] as const)('the error page %d', (code) => {
  it('is not rendered for bots, and leaves the title', () => {
    const container = renderFor(BOT, <ErrorScreen site={site} code={code} />);
    expect(container.innerHTML).toBe('');
    expect(document.title).toBe('Анкета');
  });

  it('whose chunk fails is a link for visitors and nothing for bots', () => {
    const page = <ErrorScreenLoader site={site} code={code} />;
    expect(renderFor(VISITOR, page).querySelector('a')).not.toBeNull();
    expect(renderFor(BOT, page).innerHTML).toBe('');
  });
});
