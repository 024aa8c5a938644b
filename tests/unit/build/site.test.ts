import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite } from '~/build/site/createSite';
import { checkOutDir, resolveOutDir } from '~/build/site/outDir';
import { parseSite, readSite, SiteConfigError } from '~/build/site/readSite';
import { RELEASE } from '~/build/site/releaseFiles';
import { insertSite } from '~/build/site/siteHead';
import { siteWarnings } from '~/build/site/siteWarnings';
import { SITE_CONFIG_ID } from '~/config/readSiteConfig';
import { bereg, demo } from '~tests/support/sites';
import { temporaryFolder } from '~tests/support/temporaryFolder';

/** The lines that the command prints about a config that it reads. */
function mistakesIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SiteConfigError);
    return (error as Error).message.split('\n');
  }
}

const mistakesOf = (input: unknown) => mistakesIn(() => parseSite(input, 'a.json'));

/** The demo's config with another value at a path such as `legal.company`; undefined leaves the setting out. */
function withValue(path: string, value: unknown): unknown {
  const config = structuredClone<object>(demo);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<object>((part, name) => Reflect.get(part, name) as object, config);
  Reflect.set(group, last, value);
  // What is undefined is missing in JSON.
  return JSON.parse(JSON.stringify(config));
}

const RUBLES = 'rubles, above 0, a multiple of 1000, at most 999000';
const SECONDS = 'whole seconds, above 0, at most 86400';
const ORIGIN = 'an https origin, such as https://counter.example';
const SCRIPT_URL = 'an https url without credentials, or an empty text';
const REPORT_URL = 'an https url without credentials, a path on the site, or an empty text';
const PICTURE = 'a file in publicDir, such as /og-image.png, or an https url';
const NO_TEXT = 'a text that is not empty';
const ZONE = 'a zone id as a text: letters, digits, "-" and "_", at most 64';
const COUNTER =
  'none, metrika, { "metrika": { "maps": true, "allHosts": true } }, or { "origins": [an https origin, …] }';

describe('a site config', () => {
  const wrong: [path: string, value: unknown, allowed: string][] = [
    ['alias', '', 'letters, digits, "-" and "_"'],
    ['brand', ' ', NO_TEXT],
    ['brand', 5, 'a text'],
    ['consent', [], 'an object'],
    ['ui.primary', 'pink', 'red, green, blue, yellow'],
    ['calculator.amount.min', -1000, RUBLES],
    ['calculator.amount.max', 1_000_000, RUBLES],
    ['calculator.defaultValues.amount', 30_500, RUBLES],
    [
      'calculator.defaultValues.amount',
      1_000,
      'an amount from calculator.amount.min to calculator.amount.max',
    ],
    ['countdownLengthSec', 30.5, SECONDS],
    ['countdownLengthSec', 172_800, SECONDS],
    ...['*', 'a.example;b', 'a.example,b', "a.example'b"].map((host): (typeof wrong)[number] => [
      'push.repushScriptUrl',
      `https://${host}/{code}`,
      SCRIPT_URL,
    ]),
    ['push.repushScriptUrl', 'http://a.example/x.js', SCRIPT_URL],
    ['push.rolleradsZones', ['100001'], 'an object'],
    ['push.rolleradsZones.demo', '<script>', ZONE],
    ['push.scriptOrigins.0', 'https://a.example/x.js', ORIGIN],
    ['push.scriptOrigins.0', 'https://a.example:99999', ORIGIN],
    [
      'ads.allowedPlatforms.1',
      'vk',
      'adsfinpro, google, google_many, google_not_start, yandex, ads_none, leadstech',
    ],
    ...['http://a.example/', '//a.example', 'reports', '/a b', 'https://key@a.example/1'].map(
      (url): (typeof wrong)[number] => ['reportUrl', url, REPORT_URL],
    ),
    [
      'trust',
      ['А', 'Б', 'В', 'Г'],
      'at most three texts of at most 24 characters, or objects with icon and text',
    ],
    ['head.ogImage', '../og.png', PICTURE],
    ['head.ogImage', 'https://a.example:99999/og.png', PICTURE],
    ['head.origin', 'https://a.example/', ORIGIN],
    ['counter', 'ga', COUNTER],
  ];

  it.each(wrong)('with %s: %j is refused; allowed: %s', (path, value, allowed) => {
    expect(mistakesOf(withValue(path, value))).toEqual([
      `a.json: ${path}: ${JSON.stringify(value)}; allowed: ${allowed}`,
    ]);
  });

  const { amount } = demo.calculator;
  const note = (days: object) => [{ text: 'Праздник.', ...days }];
  const mistakes: [path: string, value: unknown, mistake: string][] = [
    ['ui', {}, 'ui.primary: is missing; allowed: red, green, blue, yellow'],
    [
      'ui.consentsHeight',
      { phone: 180, tablet: 12 },
      'ui.consentsHeight.phone: 180; allowed: rem, above 0, at most 100',
    ],
    [
      'calculator.amount',
      { min: amount.max, max: amount.min },
      'calculator.amount.min: 100000; allowed: an amount below calculator.amount.max',
    ],
    [
      'notes',
      note({ from: '2026-02-30' }),
      'notes.0.from: "2026-02-30"; allowed: a day, such as 2026-10-01',
    ],
    [
      'notes',
      note({ from: '2026-05-09', until: '2026-05-01' }),
      'notes.0.until: "2026-05-01"; allowed: a day that is not before the first one',
    ],
    [
      'notes',
      Array(4).fill({ text: 'День.' }),
      'notes: [{"text":"День."},{"text":"День."},{"text":"День."},{"text":…; allowed: at most three objects with text, and from and until if they have an end',
    ],
    ['counter', { origins: [] }, 'counter.origins: []; allowed: one origin or more'],
    [
      'counter',
      { origins: ['https://a.example/x.js'] },
      `counter.origins.0: "https://a.example/x.js"; allowed: ${ORIGIN}`,
    ],
    [
      'copy',
      { errors: { amountRange: 'Другая сумма' } },
      'copy.errors.amountRange: "Другая сумма"; allowed: a text with {min} and {max}',
    ],
    ['copy', { form: { phone: ' ' } }, `copy.form.phone: " "; allowed: ${NO_TEXT}`],
    [
      'copy',
      { approved: { steps: ['', 'Два', 'Три'] } },
      `copy.approved.steps.0: ""; allowed: ${NO_TEXT}`,
    ],
    [
      'copy',
      { errors: { digits: ['цифра'] } },
      'copy.errors.digits: ["цифра"]; allowed: a list of 3 texts',
    ],
  ];

  it.each(mistakes)(
    'with %s: %j is refused with one line that names the allowed values',
    (path, value, mistake) =>
      expect(mistakesOf(withValue(path, value))).toEqual([`a.json: ${mistake}`]),
  );

  it.each([5, []])('that is %j instead of an object is refused', (input) => {
    expect(mistakesOf(input)).toEqual([
      `a.json: the file: ${JSON.stringify(input)}; allowed: an object`,
    ]);
  });

  it('with several mistakes is refused with a line for each', () => {
    const ui = { primary: 'pink', color: 'red', colour: 'red' };
    expect(mistakesOf({ ...demo, alias: '', ui })).toEqual([
      'a.json: alias: ""; allowed: letters, digits, "-" and "_"',
      'a.json: ui.primary: "pink"; allowed: red, green, blue, yellow',
      'a.json: ui.color: is no setting; allowed: primary, consentsHeight',
      'a.json: ui.colour: is no setting; allowed: primary, consentsHeight',
    ]);
  });

  it.each(['', '/api/report', 'https://reports.example/in'])(
    'with the reportUrl %j is accepted',
    (reportUrl) => expect(mistakesOf({ ...demo, reportUrl })).toEqual([]),
  );

  it('may have a host in Cyrillic letters, but no path', () => {
    expect(mistakesOf(withValue('head.origin', 'https://Гавань.рф'))).toEqual([]);
    expect(mistakesOf(withValue('head.origin', 'https://гавань'))).toHaveLength(1);
    expect(mistakesOf(withValue('head.origin', 'https://гавань.рф/'))).toHaveLength(1);
  });

  it('with empty words around the link to the rules is accepted', () => {
    expect(mistakesOf({ ...demo, copy: { consent: { before: '', after: '' } } })).toEqual([]);
  });
});

describe('the file of a site config', () => {
  const folder = temporaryFolder();

  const write = (content: string) => {
    const path = join(folder, 'site.json');
    writeFileSync(path, content);
    return path;
  };

  it('that does not exist is refused with its whole path, and one that is no JSON', () => {
    expect(() => readSite('gone.json')).toThrow(
      `gone.json: ${resolve('gone.json')} cannot be read; allowed: the path of a JSON file`,
    );
    expect(() => readSite(write('{'))).toThrow('allowed: JSON');
  });

  it('with a key that stands twice is refused with both places', () => {
    const consent =
      '{\n  "startsTicked": false,\n  "variant": "old",\n  "st\\u0061rtsTicked": true\n}';
    const text = `{"alias": "a:{", "consent": ${consent}, "notes": [{}, {"text": "А", "text": "Б"}],\r\n"alias": "b"}`;
    const path = write(text);
    expect(mistakesIn(() => readSite(path))).toEqual([
      `${path}: consent.startsTicked: stands in the lines 2 and 4; allowed: once`,
      `${path}: notes.1.text: stands in the lines 5 and 5; allowed: once`,
      `${path}: alias: stands in the lines 1 and 6; allowed: once`,
    ]);
    // The same key in two objects, and as a value.
    const config = { ...demo, publicDir: resolve('public/demo'), brand: 'alias' };
    expect(readSite(write(JSON.stringify(config, null, 2))).config.brand).toBe('alias');
  });

  it('may start with a byte order mark', () => {
    const config = JSON.stringify({ ...demo, publicDir: resolve('public/demo') });
    expect(readSite(write(`\uFEFF${config}`)).config.alias).toBe('demo');
  });

  it('that is written in Windows-1251 is refused', () => {
    const path = join(folder, 'encoded.json');
    writeFileSync(path, Buffer.from('{"brand":"\xcf\xf0\xe8"}', 'latin1'));
    expect(() => readSite(path)).toThrow(
      `${path}: is not UTF-8 but another encoding, such as Windows-1251; allowed: JSON in UTF-8`,
    );
  });

  it('whose letters an editor has lost is refused', () => {
    expect(() => readSite(write(JSON.stringify({ ...demo, brand: 'При\uFFFDал' })))).toThrow(
      'has the sign "\uFFFD" for letters that an editor has lost; allowed: JSON in UTF-8',
    );
  });
});

describe('the publicDir of a site', () => {
  const parent = temporaryFolder();
  const outside = join(parent, 'outside.txt');
  writeFileSync(outside, 'secret');

  /** A config whose publicDir has these links, by their targets. */
  const withLinks = (links: Readonly<Record<string, string>>, missing: readonly string[] = []) => {
    const publicDir = temporaryFolder();
    cpSync('public/demo', publicDir, { recursive: true });
    mkdirSync(join(publicDir, 'fonts'));
    writeFileSync(join(publicDir, 'fonts', 'a.txt'), 'a');
    writeFileSync(join(publicDir, '.env'), 'SECRET=1');
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(publicDir, name));
    for (const name of missing) rmSync(join(publicDir, name));
    const path = join(parent, 'site.json');
    writeFileSync(path, JSON.stringify({ ...demo, publicDir }));
    return path;
  };

  it('may have links to files and folders in it, which count as files', () => {
    const site = readSite(
      withLinks({ 'b.txt': 'fonts/a.txt', 'fonts/c.txt': 'a.txt', more: 'fonts' }),
    );
    expect(site.publicFiles.map(({ path }) => path)).toEqual([
      ...['apple-touch-icon.png', 'b.txt', 'favicon.svg', 'fonts', join('fonts', 'a.txt')],
      ...[
        join('fonts', 'c.txt'),
        'more',
        join('more', 'a.txt'),
        join('more', 'c.txt'),
        'og-image.png',
      ],
    ]);
  });

  it('must have icons and picture, which only the command that draws the picture does without', () => {
    expect(() => readSite(withLinks({}, ['favicon.svg']))).toThrow(
      ' has no favicon.svg; allowed: a folder with favicon.svg, apple-touch-icon.png, og-image.png',
    );
    const path = withLinks({}, ['og-image.png']);
    expect(() => readSite(path)).toThrow('has no og-image.png');
    expect(readSite(path, false).config.alias).toBe('demo');
  });

  it('must have no file that the command writes itself', () => {
    expect(() => readSite(withLinks({ assets: 'fonts' }))).toThrow(
      'has assets; allowed: no files that the site gets',
    );
  });

  it.each([
    ['to a file elsewhere', outside, `is a link to ${outside}, which is not published`],
    ['to a hidden file', '.env', 'which is not published'],
    ['to nothing', 'gone.txt', 'is a link to a file that does not exist'],
    ['to the folder around it', '.', 'leads back to a folder around it'],
    ['to a device', '/dev/null', 'is a link to /dev/null, which is not published'],
  ])('is refused when it has a link %s', (_title, target, mistake) => {
    const path = withLinks({ link: target });
    expect(() => readSite(path)).toThrow(`${path}: publicDir: link `);
    expect(() => readSite(path)).toThrow(mistake);
    expect(() => readSite(path)).toThrow('allowed: readable files, and links');
  });

  it('is refused with a line for each file that cannot be published', () => {
    const mistakes = withLinks({ a: 'gone', [join('fonts', 'b')]: outside });
    expect(() => readSite(mistakes)).toThrow(
      /publicDir: a is [^\n]+\n[^\n]+publicDir: fonts.b is /,
    );
  });
});

describe('the folder of a site', () => {
  const folder = temporaryFolder();
  const publicDir = join(folder, 'public');
  const other = join(folder, 'public-other');
  const file = join(folder, 'notes.txt');
  mkdirSync(publicDir);
  mkdirSync(other);
  const mount = join(folder, 'mount');
  mkdirSync(join(mount, 'lost+found'), { recursive: true });
  const checkout = join(folder, 'checkout');
  mkdirSync(join(checkout, '.git'), { recursive: true });
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  for (const site of [publicDir, checkout, foreign]) {
    writeFileSync(join(site, '_headers'), '');
    const html = site === foreign ? '' : `<script id="${SITE_CONFIG_ID}">{}</script>`;
    writeFileSync(join(site, 'index.html'), html);
  }
  writeFileSync(file, '');

  it.each([
    ['with other files', folder, []],
    ['that is a file', file, [publicDir]],
    ['that is a git checkout', checkout, []],
    ['with the page and the headers of another project', foreign, []],
    ['that is the publicDir', publicDir, [publicDir]],
    ['that contains the publicDir', folder, [publicDir]],
    ['inside the publicDir', join(publicDir, 'site'), [other, publicDir]],
    ['inside the folder of a site', join(publicDir, 'other', 'site'), []],
  ])('is refused when it is one %s', (_case, outDir, publicDirs) => {
    expect(() => checkOutDir(outDir, publicDirs)).toThrow(SiteConfigError);
  });

  it.each([
    ['new', join(folder, 'new')],
    ['empty', other],
    ['the root of an empty file system', mount],
    ['one with a site', publicDir],
  ])('is accepted when it is %s', (_case, outDir) => {
    expect(() => checkOutDir(outDir, [join(folder, 'pub')])).not.toThrow();
  });
});

describe('the warnings about a site config', () => {
  const { push } = demo;
  const withPush = (changes: object) => ({ ...demo, push: { ...push, ...changes } });
  const noLeadstech = 'ads: leadstech needs the field "scriptUrl" in the site config';

  it.each([
    ['with an ad platform without its script', demo, [noLeadstech]],
    [
      'with push services that have neither a url nor an origin',
      withPush({ scriptOrigins: [] }),
      [
        noLeadstech,
        'push: rafinad needs push.rafinadScriptUrl or push.scriptOrigins in the site config',
        'push: repush needs push.repushScriptUrl or push.scriptOrigins in the site config',
      ],
    ],
    [
      'with a push url that has no place for a code',
      withPush({ repushScriptUrl: 'https://repush.example/sdk.js' }),
      [
        noLeadstech,
        'push: repush accepts full script urls only, because push.repushScriptUrl has no {code}',
      ],
    ],
    [
      'with a zone for another site alias only',
      withPush({ rolleradsZones: { other: '1' } }),
      [noLeadstech, 'push: rollerads needs push.rolleradsZones.demo in the site config'],
    ],
    ['with reports to the service', { ...bereg, reportUrl: '/api/report' }, []],
    [
      'with reports to a path that takes none',
      { ...bereg, reportUrl: '/report' },
      [
        'reportUrl: "/report" is a path of the site, which takes no reports; allowed: a path under /api/, or an https url',
      ],
    ],
  ])('%s name each setting that cannot work', (_title, site, warnings) =>
    expect(siteWarnings(parseSite(site, 'a.json'))).toEqual(warnings),
  );
});

it('a config without its optional settings gets all of their defaults', () => {
  const required = [
    ...['alias', 'siteAlias', 'brand', 'logoMark', 'publicDir', 'calculator', 'ui', 'ads', 'push'],
    ...['initialRequests', 'legal', 'head'],
  ];
  const only = (part: object, names: readonly string[]) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)));
  const file = {
    ...only(demo, required),
    counter: { metrika: {} },
    push: only(demo.push, [
      ...['allowedServices', 'rolleradsZones', 'rafinadScriptUrl', 'repushScriptUrl'],
    ]),
    legal: only(demo.legal, ['warning', 'footnote', 'company']),
  };
  const site = parseSite(file, 'a.json');
  expect(site).toMatchObject({
    consent: { variant: 'settings', startsTicked: true },
    lead: { sendsConsents: false },
    cookieNotice: { timeoutMeans: 'consent', offersRefusal: false, counter: 'load' },
    hints: { coolingOffFromRub: 50_000, selfBan: false },
    countdownLengthSec: 900,
    counter: { metrika: { maps: false, allHosts: false } },
    reportUrl: '',
    copy: {},
    trust: [],
  });
  expect(site.push.scriptOrigins).toEqual([]);
  expect(site.legal.warningPlacement).toBe('footer');
  // A part of a group keeps the defaults of the rest.
  expect(parseSite({ ...file, consent: { startsTicked: false } }, 'a.json').consent).toEqual({
    variant: 'settings',
    startsTicked: false,
  });
});

const TEMPLATE = '<head><!--site-head--></head><body><!--later-styles--><!--site-config--></body>';

describe('the head of a site', () => {
  const headOf = (head: object) =>
    insertSite(TEMPLATE, { ...demo, head: { ...demo.head, ...head } });

  it('has absolute urls when the config has an origin, whose Cyrillic letters are in punycode', () => {
    const html = headOf({ origin: 'https://Гавань.рф' });
    const origin = 'https://xn--80aafc7c0e.xn--p1ai';
    expect(html).toContain(`<meta property="og:image" content="${origin}/og-image.png">`);
    expect(html).toContain(`<meta property="og:url" content="${origin}/">`);
    expect(html).toContain(`<link rel="canonical" href="${origin}/">`);
  });

  it('keeps the url of a picture on another host', () => {
    const ogImage = 'https://cdn.example/og.png';
    const html = headOf({ origin: 'https://loan.example', ogImage });
    expect(html).toContain(`<meta property="og:image" content="${ogImage}">`);
  });

  it('names no address when the config has no origin', () => {
    const html = headOf({});
    expect(html).toContain('<meta property="og:image" content="/og-image.png">');
    expect(html).not.toMatch(/og:url|canonical/);
  });
});

it('the folder of a site is the target of a link, which stays', () => {
  const folder = temporaryFolder();
  const [target, path] = [join(folder, 'target'), join(folder, 'link')];
  mkdirSync(target);
  symlinkSync(target, path);
  expect(resolveOutDir(path)).toBe(target);
  expect(resolveOutDir(join(folder, 'new'))).toBe(join(folder, 'new'));
});

describe('the config in the page', () => {
  const configIn = (html: string) =>
    new RegExp(`id="${SITE_CONFIG_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';

  it('of a site is never parsed as markup or script', () => {
    const hostile = '</script><!--<script>\u2028\u2029$&$1';
    const site = { ...demo, brand: hostile, head: { ...demo.head, title: '</title><script>' } };
    const html = insertSite(TEMPLATE, site);
    const json = configIn(html);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toMatchObject({ brand: hostile, siteAlias: 'demo' });
    expect(JSON.parse(json)).not.toHaveProperty('head');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('names no settings of Metrica but the origins of its scripts', () => {
    const site = parseSite({ ...demo, counter: { metrika: { maps: true } } }, 'a.json');
    const hosts = ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.org', 'yastatic.net'];
    const counter = { origins: hosts.map((host) => `https://${host}`) };
    expect(JSON.parse(configIn(insertSite(TEMPLATE, site)))).toMatchObject({ counter });
  });

  it('of a site cannot be inserted into a template without its placeholder', () => {
    expect(() => insertSite('<head></head>', demo)).toThrow('no <!--site-head-->');
  });
});

it('a site that cannot be made leaves the old one, and no partial folder', async () => {
  const folder = temporaryFolder();
  const [releaseDir, outDir] = [join(folder, 'release'), join(folder, 'site')];
  for (const each of [releaseDir, outDir]) mkdirSync(each);
  writeFileSync(join(outDir, 'index.html'), 'old');
  const root = '<div id="root" aria-busy="true"></div><!--lead-templates-->';
  const script = '<script type="module" src="/assets/libraries-a.js"></script>';
  writeFileSync(join(releaseDir, RELEASE.template), `${TEMPLATE}${root}${script}`);
  const made = createSite(readSite('src/config/sites/demo.json'), { releaseDir, outDir });
  await expect(made).rejects.toThrow('assets');
  expect(readdirSync(folder)).toEqual(['release', 'site']);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('old');
});
