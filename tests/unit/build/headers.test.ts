import { describe, expect, it } from 'vitest';
import { headerRules, pageHeaders } from '~/build/headers';
import { formatHeadersFile, headersFor, parseHeadersFile } from '~/build/headersFile';
import { nginxHeaders } from '~/build/site/nginxHeaders';
import type { AdPlatform, MetrikaSettings, PushService, SiteConfig } from '~/config/site';
import { joinedHeaders, replacedHeaders } from '~tests/support/headersOfHosts';
import { demo } from '~tests/support/sites';

const PAGE = `<!doctype html><script>alert(1)</script>
  <script type="module" src="/assets/bootstrap-a.js"></script>
  <script type="module" src="/assets/libraries-b.js"></script>
  <script type="module" src="/assets/index.js"></script><SCRIPT nomodule>old()</SCRIPT>`;

/** Made by `printf … | openssl dgst -sha256 -binary | base64`, not by the code under test. */
const HASHES = [
  "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  "'sha256-MTOuzg7Jj1srIlDCCzYeSmPpRNCqBZ79oRCui52sEhw='",
];

function siteWith(platforms: AdPlatform[], services: PushService[] = ['none']): SiteConfig {
  return {
    ...demo,
    counter: 'none',
    ads: { ...demo.ads, allowedPlatforms: platforms },
    push: { ...demo.push, allowedServices: services },
  };
}

function policyOf(site: SiteConfig): Map<string, string[]> {
  const policy = pageHeaders(site, [PAGE])['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy of a site without third parties', () => {
  const policy = policyOf(siteWith(['ads_none']));

  it('runs only scripts of the site and its inline scripts', () => {
    expect(policy.get('script-src')).toEqual(["'self'", ...HASHES]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('forbids everything else', () => {
    for (const name of ['default-src', 'base-uri', 'frame-ancestors', 'worker-src', 'form-action'])
      expect(policy.get(name), name).toEqual(["'none'"]);
    for (const name of ['object-src', 'frame-src', 'media-src', 'child-src'])
      expect(policy.has(name), name).toBe(false);
  });

  it('enforces Trusted Types', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['landing', 'landing-html']);
  });
});

it('the other headers of the page keep its url and the device to itself', () => {
  const headers = pageHeaders(demo, [PAGE]);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()') as unknown,
  });
  const alone = pageHeaders(siteWith(['ads_none']), [PAGE]);
  expect(alone).not.toHaveProperty('Permissions-Policy');
  // It would make the browser start a second process before the first paint.
  expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
});

describe('the policy of a site with third parties', () => {
  /** Of vendors whose scripts the site config names. */
  function siteOf(...allowed: Parameters<typeof siteWith>): SiteConfig {
    const { ads, push, ...site } = siteWith(...allowed);
    const leadstech = { alias: 'a', scriptUrl: 'https://leads.example/slots.js' };
    return {
      ...site,
      ads: { ...ads, accounts: { ...ads.accounts, leadstech } },
      push: { ...push, rafinadScriptUrl: 'https://rafinad.example/{code}/sdk.js' },
    };
  }

  it.each([
    ['adsfinpro', 'front.adsfin.net', siteWith(['adsfinpro']), "'none'"],
    ['google', 'pagead2.googlesyndication.com', siteWith(['google']), "'none'"],
    ['yandex', 'yandex.ru', siteWith(['yandex']), "'none'"],
    ['leadstech', 'leads.example', siteOf(['leadstech']), "'none'"],
    ['sendpulse', 'web.webpushs.com', siteWith([], ['sendpulse']), "'self'"],
    ['rafinad', 'rafinad.example', siteOf([], ['rafinad']), "'self'"],
    ['rollerads', 'push-sdk.com', siteWith([], ['rollerads']), "'self'"],
  ])('adds the script host of %s if the site allows it', (_name, host, site, workers) => {
    const allowed = policyOf(site);
    expect(allowed.get('script-src')).toContain(host);
    expect(allowed.get('worker-src')).toEqual([workers]);
    expect(policyOf(siteWith(['ads_none'])).get('script-src')).not.toContain(host);
  });

  it('never allows inline code, eval, all hosts or unencrypted hosts', () => {
    const policy = policyOf(demo);
    for (const [directive, sources] of policy) {
      if (directive === 'style-src') continue;
      expect(sources, directive).not.toContain("'unsafe-inline'");
    }
    const scripts = policy.get('script-src') ?? [];
    for (const refused of ["'unsafe-eval'", "'strict-dynamic'", '*', 'https:', 'data:', 'blob:']) {
      expect(scripts).not.toContain(refused);
    }
    expect([...policy.values()].flat().filter((source) => source.startsWith('http:'))).toEqual([]);
  });

  it.each([
    ['ads', siteWith(['ads_none', 'yandex'])],
    ['push', siteWith(['ads_none'], ['none', 'sendpulse'])],
  ])('has no Trusted Types, which scripts of %s do not support', (_kind, site) => {
    expect(Object.values(pageHeaders(site, [PAGE])).join()).not.toContain('trusted-types');
  });

  it('names each source once, and none that another one covers', () => {
    for (const [directive, sources] of policyOf(demo)) {
      expect(new Set(sources).size, directive).toBe(sources.length);
      for (const wildcard of sources.filter((source) => source.startsWith('*.'))) {
        const covered = sources.filter(
          (source) => source !== wildcard && source.split('/')[0]?.endsWith(wildcard.slice(1)),
        );
        expect(
          covered.filter((source) => !source.includes(':')),
          `${wildcard} in ${directive}`,
        ).toEqual([]);
      }
    }
    // Covered by yastatic.net, which Yandex' ads need.
    expect(policyOf(demo).get('script-src')).not.toContain('yastatic.net/s3/metrika/');
    expect(policyOf(demo).get('script-src')).toContain('mc.webvisor.org/metrika/');
  });

  it('names no source of a platform without its account', () => {
    const { ads, ...site } = siteWith(['google']);
    const accounts = { ...ads.accounts, google: { accountId: '' } };
    const policy = policyOf({ ...site, ads: { ...ads, accounts } });
    expect(policy.get('script-src')).toEqual(["'self'", ...HASHES]);
    expect(policy.has('frame-src')).toBe(false);
  });
});

describe('the policy of a site with a counter', () => {
  const withCounter = (counter: SiteConfig['counter']) =>
    policyOf({ ...siteWith(['ads_none']), counter });
  const withMetrika = (settings: Partial<MetrikaSettings>) =>
    withCounter({ metrika: { maps: false, allHosts: false, ...settings } });
  const hosts = ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.org'];

  it('lets Metrica load its scripts, and connect by both protocols', () => {
    const policy = withCounter('metrika');
    expect(policy.get('script-src')).toEqual([
      "'self'",
      ...HASHES,
      ...hosts.map((host) => `${host}/metrika/`),
      // For its own check of the counter.
      'yastatic.net/s3/metrika/',
    ]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      ...hosts,
      ...hosts.map((host) => `wss://${host}`),
    ]);
    expect(policy.get('frame-src')).toEqual(['blob:', ...hosts]);
    expect(policy.get('worker-src')).toEqual(['blob:']);
    expect(policy.get('img-src')).toContain('https:');
  });

  it('lets Metrica show the page in a frame where the site wants its maps, and nobody else', () => {
    expect(withCounter('metrika').get('frame-ancestors')).toEqual(["'none'"]);
    expect(withMetrika({}).get('frame-ancestors')).toEqual(["'none'"]);
    const policy = withMetrika({ maps: true });
    expect(policy.get('frame-ancestors')).toEqual([
      'metrika.yandex.ru',
      'metrika.yandex.by',
      'metrica.yandex.com',
      'metrica.yandex.com.tr',
      'webvisor.com',
      '*.webvisor.com',
    ]);
    expect(policy.get('connect-src')).toEqual(withCounter('metrika').get('connect-src'));
  });

  it('lets Metrica use mc.webvisor.com and the hosts of other countries where the site says so', () => {
    const policy = withMetrika({ allHosts: true });
    for (const host of [...hosts, 'mc.webvisor.com', 'mc.yandex.kz', 'mc.yandex.com.tr']) {
      expect(policy.get('script-src')).toContain(`${host}/metrika/`);
      expect(policy.get('connect-src')).toEqual(expect.arrayContaining([host, `wss://${host}`]));
      expect(policy.get('frame-src')).toContain(host);
    }
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('lets another counter use the origins of the site config', () => {
    const origins = ['https://counter.example'];
    const policy = withCounter({ origins });
    expect(policy.get('script-src')).toEqual(["'self'", ...HASHES, 'counter.example']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'counter.example']);
    expect(policy.get('frame-src')).toEqual(['counter.example']);
  });

  it('enforces Trusted Types with a default policy', () => {
    for (const counter of ['metrika' as const, { origins: ['https://counter.example'] }]) {
      const policy = withCounter(counter);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['landing', 'landing-html', 'default']);
    }
  });
});

describe('the policy of a site with reports', () => {
  const connectSources = (reportUrl: string) =>
    policyOf({ ...siteWith(['ads_none']), reportUrl }).get('connect-src');

  it('lets the page connect to the origin of its reportUrl', () =>
    expect(connectSources('https://reports.example:8443/in?site=a')).toEqual([
      "'self'",
      'reports.example:8443',
    ]));

  it.each(['', '/api/report'])('allows no other origin when the reportUrl is %j', (reportUrl) =>
    expect(connectSources(reportUrl)).toEqual(["'self'"]),
  );

  it.each([
    ['/api/report?a=1', 'default="/api/report?a=1"'],
    ['https://reports.example/in"x', 'default="https://reports.example/in%22x"'],
    // Netlify would put a space behind the comma.
    ['/api/report?a=1,2', 'default="/api/report?a=1%2C2"'],
  ])('has the browser report violations and crashes to %s as well', (reportUrl, endpoints) => {
    const rules = headerRules({ ...demo, reportUrl }, PAGE);
    for (const path of ['/', '/index.html']) {
      expect(headersFor(rules, path)['Reporting-Endpoints']).toBe(endpoints);
    }
    expect(headersFor(rules, '/assets/a.js')).not.toHaveProperty('Reporting-Endpoints');
    expect(headersFor(rules, '/')['Content-Security-Policy']).toMatch(/; report-to default$/);
  });

  it('names no endpoint on a site without reports', () => {
    const headers = headersFor(headerRules(demo, PAGE), '/');
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
    expect(headers['Content-Security-Policy']).not.toContain('report-to');
  });
});

describe('the headers file', () => {
  const rules = headerRules(demo, PAGE);
  const written = formatHeadersFile(rules);

  it('parses back to the rules it was written from', () =>
    expect(parseHeadersFile(written)).toEqual(rules));

  it.each([
    ...['/', '/index.html', '/index.b.html', '/index.b', '/404.html', '/404', '/somewhere'],
    ...['/assets/a.js', '/assets/gone.js', '/favicon.svg', '/error-busy.html'],
  ])('gives %s the same headers on hosts that join rules and on those that replace', (path) => {
    const headers = headersFor(rules, path);
    expect(headers).toHaveProperty('Content-Security-Policy');
    expect(joinedHeaders(written, path)).toEqual(headers);
    expect(replacedHeaders(written, path)).toEqual(headers);
  });

  it('takes a header away that a rule removes', () => {
    const parsed = parseHeadersFile('/*\n  X-A: 1\n  X-B: 2\n/a\n  ! X-A\n');
    expect(headersFor(parsed, '/a')).toEqual({ 'X-B': '2' });
  });

  it('keeps every line under the 2,000 characters that hosts accept', () => {
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThan(2_000);
  });

  it('caches hashed files for ever and revalidates pages', () => {
    expect(headersFor(rules, '/')['Cache-Control']).toBe('no-cache');
    expect(headersFor(rules, '/assets/a.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersFor(rules, '/favicon.svg')).not.toHaveProperty('Cache-Control');
    // Each of the many assets is sent with them.
    expect(JSON.stringify(headersFor(rules, '/assets/a.js')).length).toBeLessThan(300);
  });

  it('requests the largest script together with the home page, and with nothing else', () => {
    for (const path of ['/', '/index.html', '/index.b']) {
      expect(headersFor(rules, path)['Link']).toBe(
        '</assets/libraries-b.js>; rel=modulepreload; fetchpriority=low',
      );
    }
    for (const path of ['/404.html', '/somewhere', '/favicon.svg', '/assets/libraries-b.js']) {
      expect(headersFor(rules, path), path).not.toHaveProperty('Link');
    }
    expect(() => headerRules(demo, '<script type="module" src="/a.js"></script>')).toThrow(
      'the page asks for no script libraries',
    );
  });

  it('sends the page’s policy with pages only, not with scripts or images', () => {
    const policy = headersFor(rules, '/assets/a.js')['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy.length).toBeLessThan(100);
    for (const path of ['/', '/index.html', '/404.html', '/somewhere']) {
      expect(headersFor(rules, path)['Content-Security-Policy']).toContain('sha256-');
    }
  });

  it('is translated to nginx directives', () => {
    const lines = nginxHeaders(written).trimEnd().split('\n');
    expect(lines).toContain('add_header X-Content-Type-Options "nosniff" always;');
    const directive =
      /^(add_header [\w-]+ ("[^"]+"|\$\w+) always;|set \$\w+ "[^"]*";|if \(\$uri ~ "[^"]+"\) \{ set \$\w+ "[^"]+"; \})$/;
    expect(lines.filter((line) => !directive.test(line))).toEqual([]);
    expect(lines.join()).not.toContain('Cache-Control');
  });

  it('is rejected when a header belongs to no path', () => {
    expect(() => parseHeadersFile('  X-Lost: 1')).toThrow('"X-Lost" belongs to no path');
  });
});
