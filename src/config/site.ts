/**
 * Everything that differs between sites (section 3, "Site config"): the schema of a site's JSON file, and its type. The
 * message of each rule says what is allowed.
 */
import * as v from 'valibot';
import { COPY, HTML_COPY, type CopyOverrides } from './copy';
import { DEFERRED_COPY } from './deferredCopy';
import { ERROR_PAGE_COPY } from './errorPageCopy';
import {
  AD_PLATFORMS,
  AMOUNT_MAX_DIGITS,
  AMOUNT_STEP_RUB,
  COOLING_OFF_FROM_RUB,
  COUNTDOWN_BASE_LENGTH_SEC,
  PUSH_SERVICES,
  THEME_COLORS,
  type DEFAULT_THEME_ALIAS,
} from './constants';

/** File name of the site in `sites/` that a build makes. */
export const DEFAULT_SITE = 'demo';

export type ThemeColor = (typeof THEME_COLORS)[number];
/** The visitor's theme; `default` uses the site's primary colour. */
export type ThemeAlias = ThemeColor | typeof DEFAULT_THEME_ALIAS;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
export type PushService = (typeof PUSH_SERVICES)[number];

const OBJECT = 'an object';

const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, OBJECT);

/** A group of settings that a file may leave out; each of them has a default. */
const optionalGroup = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.exactOptional(group(entries), {} as never);

/** Off by default. */
const flag = (description: string, fallback = false) =>
  v.exactOptional(v.pipe(v.boolean('true, false'), v.description(description)), fallback);

const NOT_EMPTY = 'a text that is not empty';
const text = (description: string) =>
  v.pipe(v.string('a text'), v.regex(/\S/, NOT_EMPTY), v.description(description));

const optionalText = (description: string) =>
  v.pipe(v.string('a text'), v.description(description));

const positive = (allowed: string, description: string) =>
  v.pipe(v.number(allowed), v.finite(allowed), v.gtValue(0, allowed), v.description(description));

const oneOf = <const T extends readonly string[]>(values: T, description: string) =>
  v.pipe(v.picklist(values, values.join(', ')), v.description(description));

/** The first value is the default. */
const choice = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  v.exactOptional(oneOf(values, description), values[0]);

const someOf = <const T extends readonly string[]>(values: T, description: string) =>
  v.pipe(
    v.array(v.picklist(values, values.join(', ')), `a list of ${values.join(', ')}`),
    v.description(description),
  );

/** Nothing in it can end a directive or a policy, or stand for other hosts. */
const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** False for a url with credentials, or an invalid host or port: neither the page nor the policy can use it. */
function isUsable(url: string): boolean {
  if (!url.startsWith('https:')) return true;
  try {
    // A script's url may hold a `{code}`.
    const { hostname, username, password } = new URL(url.replace(/[{}]/g, ''));
    return HOST_NAME.test(hostname) && username === '' && password === '';
  } catch {
    return false;
  }
}

const urlText = (pattern: RegExp, allowed: string) =>
  v.pipe(v.string(allowed), v.regex(pattern, allowed), v.check(isUsable, allowed));

const httpsUrl = (description: string) =>
  v.pipe(
    urlText(/^(https:\/\/[^\s/\\]+\S*)?$/, 'an https url without credentials, or an empty text'),
    v.description(description),
  );

const HTTPS_ORIGIN = 'an https origin, such as https://counter.example';
/** Those who use it read it as a url: it becomes punycode then. */
const origin = urlText(
  /^https:\/\/[a-z\d\u0400-\u04ff-]+(\.[a-z\d\u0400-\u04ff-]+)+(:\d{1,5})?$/,
  HTTPS_ORIGIN,
);
const origins = (description: string) =>
  v.pipe(v.array(origin, `a list, each ${HTTPS_ORIGIN}`), v.description(description));

const ALIAS = 'letters, digits, "-" and "_"';
const alias = (description: string) =>
  v.pipe(v.string(ALIAS), v.regex(/^[\w-]+$/, ALIAS), v.description(description));

/** The largest amount that fits into the field's digits. */
const AMOUNT_MAX_RUB = 10 ** AMOUNT_MAX_DIGITS - AMOUNT_STEP_RUB;
const RUBLES = `rubles, above 0, a multiple of ${String(AMOUNT_STEP_RUB)}, at most ${String(AMOUNT_MAX_RUB)}`;
/** Multiples of the slider's step; it would show any other amount rounded. */
const amount = (description: string) =>
  v.pipe(
    positive(RUBLES, description),
    v.multipleOf(AMOUNT_STEP_RUB, RUBLES),
    v.maxValue(AMOUNT_MAX_RUB, RUBLES),
  );
const MAX_REM = 100;
const REM = `rem, above 0, at most ${String(MAX_REM)}`;
const rem = v.pipe(positive(REM, 'Rem.'), v.maxValue(MAX_REM, REM));
/** More would not be a countdown, and timers of browsers end at 24 days. */
const MAX_COUNTDOWN_SEC = 86_400;
const SECONDS = `whole seconds, above 0, at most ${String(MAX_COUNTDOWN_SEC)}`;
const COUNTER =
  'none, metrika, { "metrika": { "maps": true, "allHosts": true } }, or { "origins": [an https origin, …] }';
const PICTURE = 'a file in publicDir, such as /og-image.png, or an https url';
const ZONE = 'a zone id as a text: letters, digits, "-" and "_", at most 64';

const logoShape = group({
  path: text('SVG path data in a square of 36 units.'),
  strokeWidth: v.exactOptional(
    positive('units, above 0', 'Draws a line instead of a filled shape.'),
  ),
});

const calculator = v.pipe(
  group({
    defaultValues: group({ amount: amount('The amount at first, in rubles.') }),
    amount: group({ min: amount('Rubles.'), max: amount('Rubles.') }),
  }),
  v.forward(
    v.check(({ amount: { min, max } }) => min < max, 'an amount below calculator.amount.max'),
    ['amount', 'min'],
  ),
  v.forward(
    v.check(
      ({ amount: { min, max }, defaultValues }) =>
        min >= max || (min <= defaultValues.amount && defaultValues.amount <= max),
      'an amount from calculator.amount.min to calculator.amount.max',
    ),
    ['defaultValues', 'amount'],
  ),
);

/** Texts that a site may leave out: words around a link, and explanations. All others name or say something. */
const OPTIONAL_COPY: readonly string[] = [
  'intro',
  'form.phoneHint',
  'consent.before',
  'consent.after',
  'approved.text',
  'promo.text',
  'promo.approvedText',
  'promo.textOver',
  'promo.approvedTextOver',
];

/** The schema of overrides for a part of the copy: the same paths, the same lists, the same `{names}`. */
function overridesOf(shipped: unknown, path = ''): v.GenericSchema {
  if (typeof shipped === 'string') return overrideOfText(shipped, OPTIONAL_COPY.includes(path));
  if (Array.isArray(shipped)) return overrideOfList(shipped);
  const prefix = path === '' ? '' : `${path}.`;
  const entries = Object.entries(Object(shipped) as object).map(
    ([name, part]: [string, unknown]) => [name, v.exactOptional(overridesOf(part, prefix + name))],
  );
  return group(Object.fromEntries(entries) as v.ObjectEntries);
}

function overrideOfList(shipped: readonly unknown[]): v.GenericSchema {
  const allowed = `a list of ${String(shipped.length)} texts`;
  return v.pipe(
    v.array(v.pipe(v.string('a text'), v.regex(/\S/, NOT_EMPTY)), allowed),
    v.length(shipped.length, allowed),
    v.description(shipped.join(', ')),
  );
}

function overrideOfText(shipped: string, isOptional: boolean): v.GenericSchema {
  if (isOptional) return optionalText(shipped);
  const names = shipped.match(/\{\w+\}/g) ?? [];
  if (names.length === 0) return text(shipped);
  const allowed = `a text with ${names.join(' and ')}`;
  return v.pipe(
    v.string(allowed),
    v.check((own) => names.every((name) => own.includes(name)), allowed),
    v.description(shipped),
  );
}

const FACTS = 'at most three texts of at most 24 characters, or objects with icon and text';
const factText = v.pipe(v.string(FACTS), v.regex(/\S/, FACTS), v.maxLength(24, FACTS));
const fact = v.union(
  [
    factText,
    v.strictObject(
      {
        icon: v.exactOptional(
          text('SVG path data of a line in a square of 24 units; a checkmark by default.'),
        ),
        text: factText,
      },
      FACTS,
    ),
  ],
  FACTS,
);
const facts = v.pipe(
  v.array(fact, FACTS),
  v.maxLength(3, FACTS),
  v.description(
    'Facts about the service on the first screen, in one line. Only what the owner can prove; none by default.',
  ),
);

const NOTES = 'at most three objects with text, and from and until if they have an end';
const NOTE_TEXT = 'a text of at most 200 characters';
const DAY = 'a day, such as 2026-10-01';
/** False for 30 February, which `Date.parse` takes for 2 March. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

const day = (description: string) =>
  v.exactOptional(
    v.pipe(v.string(DAY), v.isoDate(DAY), v.check(isDay, DAY), v.description(description)),
  );
const note = v.pipe(
  group({
    text: v.pipe(
      v.string(NOTE_TEXT),
      v.regex(/\S/, NOT_EMPTY),
      v.maxLength(200, NOTE_TEXT),
      v.description('A sentence or two, with a full stop.'),
    ),
    from: day(
      'The first day on which it is shown, in Moscow; always until the last one by default.',
    ),
    until: day('The last day on which it is shown, in Moscow; without an end by default.'),
  }),
  v.forward(
    v.check(
      ({ from = '', until = '9999' }) => from <= until,
      'a day that is not before the first one',
    ),
    ['until'],
  ),
);
const notes = v.pipe(
  v.array(note, NOTES),
  v.maxLength(3, NOTES),
  v.description(
    'Lines under the approved card and in the message that there is no offer: what the owner has to say for a time, such as of biometrics, limits on loans, holidays.',
  ),
);

const copyOverrides = v.pipe(
  overridesOf({
    ...COPY,
    ...DEFERRED_COPY,
    html: HTML_COPY,
    errorPages: ERROR_PAGE_COPY,
  }) as v.GenericSchema<CopyOverrides>,
  v.description('Texts of this site, by the paths of the shipped copy.'),
);

export const siteSchema = group({
  $schema: v.exactOptional(optionalText('The JSON Schema of this file, for editors.')),
  alias: alias('Used in log labels and by the counter: `[alias] …`, `/counter/get-by?alias=…`.'),
  siteAlias: alias('Identifies the site in the calls of section 7.'),
  brand: text('Name beside the logo.'),
  logoMark: v.pipe(
    v.array(logoShape, 'a list of shapes'),
    v.description('Drawn on a rounded square of the theme’s colour.'),
  ),
  publicDir: text(
    'Folder, relative to this file, whose files are served at the site’s root: favicon.svg, apple-touch-icon.png (180 pixels square), the picture for links.',
  ),
  calculator,
  ui: group({
    primary: oneOf(THEME_COLORS, 'The site’s colour.'),
    consentsHeight: v.exactOptional(
      v.pipe(
        group({ phone: rem, tablet: rem }),
        v.description(
          'Height of the configured consents, reserved because they load late. Without it, the height of the old checkbox is reserved.',
        ),
      ),
    ),
  }),
  consent: optionalGroup({
    variant: choice(
      ['settings', 'old', 'configured'],
      'The consents that apply: as the settings say, or fixed here. With `configured`, the old checkbox replaces consents that fail or come late, cleared unless the visitor has set it.',
    ),
    startsTicked: flag('True if the old checkbox starts checked.', true),
  }),
  lead: optionalGroup({
    sendsConsents: flag(
      'True if a lead carries the consents: their text as it was shown, and when they were given.',
    ),
  }),
  cookieNotice: optionalGroup({
    timeoutMeans: choice(
      ['consent', 'nothing'],
      'Meaning of ten seconds in view: a consent, or nothing: then the next load shows the notice again.',
    ),
    offersRefusal: flag(
      'Adds «Только необходимые»: after it no push prompt, and no counter, ads or push on later loads; with counter afterConsent not on this load either.',
    ),
    counter: choice(
      ['load', 'afterConsent'],
      'Time at which counter, ads and push are requested: at once, or after the consent where a notice is due.',
    ),
  }),
  hints: optionalGroup({
    coolingOffFromRub: v.exactOptional(
      v.pipe(
        v.number('rubles, or 0 for never'),
        v.minValue(0, 'rubles, or 0 for never'),
        v.description(
          'From this amount on a line under it says when the money comes; 0 for never.',
        ),
      ),
      COOLING_OFF_FROM_RUB,
    ),
    selfBan: flag(
      'Adds a line about the self-imposed ban on loans to the approved card and to the message that there is no offer.',
    ),
  }),
  notes: v.exactOptional(notes, []),
  countdownLengthSec: v.exactOptional(
    v.pipe(
      positive(SECONDS, 'Overrides the base length of section 9.'),
      v.integer(SECONDS),
      v.maxValue(MAX_COUNTDOWN_SEC, SECONDS),
    ),
    COUNTDOWN_BASE_LENGTH_SEC,
  ),
  initialRequests: v.pipe(
    group({
      offersPageAlias: alias('Page alias of the offers.'),
      overlayPageAlias: alias('Page alias of the overlay’s offers.'),
      slotImagesType: alias('Type of the slot images.'),
      overlaySlotImagesType: alias('Type of the overlay’s slot images.'),
    }),
    v.description('Aliases of the service for the initial requests.'),
  ),
  ads: group({
    allowedPlatforms: someOf(AD_PLATFORMS, 'Platforms that the settings may choose.'),
    accounts: group({
      google: group({ accountId: optionalText('`ca-pub-…`') }),
      leadstech: group({
        alias: optionalText('The account’s alias.'),
        scriptUrl: httpsUrl(
          'Leadstech publishes no script; without it the platform is a setup error.',
        ),
      }),
    }),
  }),
  counter: v.pipe(
    v.union(
      [
        v.picklist(['none', 'metrika']),
        v.strictObject({
          metrika: v.strictObject({
            maps: flag(
              'Lets Metrica show the page in a frame, which its maps and the analysis of forms need.',
            ),
            allHosts: flag(
              'Allows mc.webvisor.com and the hosts of other countries as well: the policy is then longer than some hosts accept.',
            ),
          }),
        }),
        v.strictObject({
          origins: v.pipe(
            origins('Origins of its scripts and calls.'),
            v.minLength(1, 'one origin or more'),
          ),
        }),
      ],
      COUNTER,
    ),
    v.description(
      'The counter that the service’s counter script brings: the policy follows. `none` loads no script of another origin.',
    ),
  ),
  reportUrl: v.exactOptional(
    v.pipe(
      urlText(
        /^(https:\/\/[^\s/\\]+\S*|\/(?![/\\])\S*)?$/,
        'an https url without credentials, a path on the site, or an empty text',
      ),
      v.description(
        'Receives web vitals and errors of the page (`ReportBody` of the contract) when it is hidden. Without it nothing is sent.',
      ),
    ),
    '',
  ),
  push: group({
    allowedServices: someOf(PUSH_SERVICES, 'Services that the settings may choose.'),
    rolleradsZones: v.pipe(
      v.record(v.string(), v.pipe(v.string(ZONE), v.regex(/^[\w-]{1,64}$/, ZONE)), OBJECT),
      v.description('RollerAds zones by site alias.'),
    ),
    rafinadScriptUrl: httpsUrl('Rafinad publishes no script; `{code}` stands for the code.'),
    repushScriptUrl: httpsUrl('Repush publishes no script; `{code}` stands for the code.'),
    scriptOrigins: v.exactOptional(
      origins('Allowed origins for full script urls in the settings; also listed in the policy.'),
      [],
    ),
  }),
  legal: group({
    warning: text('Legal warning, shown in the footer.'),
    footnote: optionalText('Explains the asterisk of the tagline.'),
    company: text('Company that runs the site.'),
    warningPlacement: choice(
      ['footer', 'cards'],
      'Placement of the legal warnings: in the footer only, or on every offer as well, each on at least a twentieth of its card.',
    ),
    claimPlacement: choice(
      ['footer', 'form'],
      'Placement of the warning and of the conditions of the tagline’s claim: in the footer only, or directly under the form’s button as well.',
    ),
  }),
  copy: v.exactOptional(copyOverrides, {}),
  trust: v.exactOptional(facts, []),
  head: v.pipe(
    group({
      title: text('Title of the page.'),
      description: text('Description of the page.'),
      ogTitle: text('Title in links to the page.'),
      ogImage: v.pipe(
        urlText(/^(\/[\w.-]+|https:\/\/[^\s/\\]+\S*)$/, PICTURE),
        v.description('Picture in links to the page.'),
      ),
      origin: v.exactOptional(
        v.pipe(
          origin,
          v.description(
            'Origin of the page: makes the url of the picture absolute, which most messengers require, and adds og:url and the canonical link.',
          ),
        ),
      ),
    }),
    v.description('Initial head content, also for crawlers that run no script.'),
  ),
});

/** A shape of the logo mark: filled, or a line where it has a width. */
export type LogoShape = v.InferOutput<typeof logoShape>;

/** A site's config as its file has it. */
export type SiteFile = v.InferOutput<typeof siteSchema>;

/** Settings of Yandex Metrica, all off by default. */
export type MetrikaSettings = Extract<SiteFile['counter'], { metrika: object }>['metrika'];

/** Settings that are used only while the page's HTML is made. */
export const NOT_IN_PAGE = ['$schema', 'publicDir', 'head'] as const;

/** The part of the config that the page gets. */
export type SiteConfig = Omit<SiteFile, (typeof NOT_IN_PAGE)[number]>;
