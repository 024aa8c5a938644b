/**
 * What a lawyer would ask about a site: settings and texts that are allowed here, but that the law or its supervisor may
 * read against the owner. Each line ends with the setting that ends it; none is an error, and none is legal advice.
 */
import { COPY } from '../../config/copy';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import type { SiteFile } from '../../config/site';
import { isInn } from '../../lib/inn';

/** Of a company or of an entrepreneur; the digits may be in groups, and «КПП» or «организации» before them. */
const INN = /ИНН\D{0,14}(\d(?:\s?\d){11}|\d(?:\s?\d){9})(?!\d)/g;
/** Promises of the cost or of the approval. */
const CLAIM = /бесплатн|без\s+(процентов|переплат|отказ)|(?<![\d.,])0\s*%/i;
const LETTER = /\p{L}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Path in the config, and text. */
type NamedText = readonly [path: string, text: string];

/** @returns one line each, empty if there is nothing to ask */
export function legalWarnings(site: SiteFile): string[] {
  return [...consentWarnings(site), ...companyWarnings(site), ...textWarnings(site)];
}

function consentWarnings({ consent, cookieNotice, counter, ads }: SiteFile): string[] {
  const google = ads.allowedPlatforms.filter((platform) => platform.startsWith('google'));
  const questions: [isAsked: boolean, question: string][] = [
    [
      consent.startsTicked && consent.variant !== 'configured',
      'the old checkbox starts checked, and a consent must be given: set consent.startsTicked to false',
    ],
    [
      cookieNotice.timeoutMeans !== 'nothing',
      'ten seconds of the cookie notice count as a consent: set cookieNotice.timeoutMeans to "nothing"',
    ],
    [
      counter !== 'none' && cookieNotice.counter !== 'afterConsent',
      'the counter, ads and push start before the consent: set cookieNotice.counter to "afterConsent"',
    ],
    [
      google.length > 0,
      `data of visitors leaves the country: take ${google.join(', ')} out of ads.allowedPlatforms`,
    ],
  ];
  return questions.filter(([isAsked]) => isAsked).map(([, question]) => question);
}

function companyWarnings({ legal }: SiteFile): string[] {
  const { company, warning, footnote } = legal;
  const wrong = listTexts({ company, warning, footnote }, 'legal').flatMap(([path, text]) =>
    [...text.matchAll(INN)].flatMap(([, inn = '']) =>
      isInn(inn.replace(/\s/g, ''))
        ? []
        : [`the ИНН ${inn} does not exist, by its last digits: correct ${path}`],
    ),
  );
  return company.search(INN) >= 0
    ? wrong
    : [...wrong, 'the company has no ИНН: add "ИНН" and its number to legal.company'];
}

function textWarnings(site: SiteFile): string[] {
  const { legal } = site;
  const shown = shownTexts(site);
  const hasFootnote = legal.footnote.includes('*');
  const marked = hasFootnote ? [] : shown.filter(([, text]) => text.includes('*'));
  // The conditions and the warning stand under the form then.
  const hasConditions = legal.claimPlacement === 'form';
  const claims = hasConditions ? [] : shown.filter(([, text]) => CLAIM.test(text));
  const foreign = ownTexts(site).filter(([, text]) => LETTER.test(text) && !CYRILLIC.test(text));
  return [
    ...marked.map(([path]) => `the asterisk of ${path} has no footnote: add one to legal.footnote`),
    ...claims.map(
      ([path, text]) =>
        `"${text}" has no conditions and no warning beside it: set legal.claimPlacement to "form", or change ${path}`,
    ),
    ...foreign.map(([path, text]) => `"${text}" has no word in Russian: change ${path}`),
  ];
}

/** All that the page can show, with the site's overrides. */
function shownTexts({ copy, trust, notes, head }: SiteFile): NamedText[] {
  const shipped = listTexts({ ...COPY, ...DEFERRED_COPY }, 'copy');
  const own = new Map(listTexts(copy, 'copy'));
  return [
    ...shipped.map(([path, text]): NamedText => [path, own.get(path) ?? text]),
    ...listTexts(trust, 'trust'),
    ...noteTexts(notes),
    ...listTexts(head, 'head'),
  ];
}

/** What the config itself says to visitors; a brand is a name and may be foreign. */
function ownTexts({ copy, trust, notes, head, legal }: SiteFile): NamedText[] {
  const { title, description, ogTitle } = head;
  const { warning, footnote, company } = legal;
  return [
    ...listTexts(copy, 'copy'),
    ...listTexts(trust, 'trust'),
    ...noteTexts(notes),
    ...listTexts({ title, description, ogTitle }, 'head'),
    ...listTexts({ warning, footnote, company }, 'legal'),
  ];
}

/** Without their days. */
const noteTexts = (notes: SiteFile['notes']) =>
  notes.flatMap(({ text }, index) => listTexts(text, `notes.${String(index)}.text`));

/** Every text of a part, by its path; icons are drawings. */
export function listTexts(part: unknown, path: string): NamedText[] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(Object(part) as object).flatMap(([name, value]: [string, unknown]) =>
    name === 'icon' ? [] : listTexts(value, `${path}.${name}`),
  );
}
