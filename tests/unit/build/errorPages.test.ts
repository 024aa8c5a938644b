import { describe, expect, it } from 'vitest';
import { headerRules } from '~/build/headers';
import { headersFor } from '~/build/headersFile';
import { ERROR_PAGES, errorPages } from '~/build/site/errorPages';
import { bereg, demo } from '~tests/support/sites';

const PAGE = '<script type="module" src="/assets/libraries-b.js"></script>';

describe('the error pages of a site', () => {
  it.each(Object.entries(errorPages(demo)))('%s loads nothing and runs nothing', (_name, html) => {
    expect(html).not.toMatch(/<script|\ssrc=|url\(|@import|\son\w+=|<link/);
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<p lang="en">Internal Server Error</p>');
    expect(html.length).toBeLessThan(2_000);
  });

  it('have the brand, the colour and the texts of their site', () => {
    const site = {
      ...bereg,
      brand: 'Берег & <Ко>',
      copy: { errorPages: { busy: { heading: 'Минутку' }, link: 'К анкете' } },
    };
    const busy = errorPages(site)['error-busy.html'] ?? '';
    expect(busy).toContain('Берег &#38; &#60;Ко&#62;');
    expect(busy).toContain('<h1>Минутку</h1>');
    expect(busy).toContain('<a href="/">К анкете</a>');
    expect(busy).toContain('--primary:#1d5fd1');
    expect(busy).not.toContain('Слишком много запросов');
  });

  it('get a policy that lets them have styles only, and are never stored', () => {
    const rules = headerRules(demo, PAGE);
    expect(ERROR_PAGES.length).toBe(3);
    for (const file of ERROR_PAGES) {
      expect(headersFor(rules, `/${file}`)).toMatchObject({
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
    }
  });
});
