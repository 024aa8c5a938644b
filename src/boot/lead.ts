/** The lead before the app: a submit waits for the app a while; then it is sent from here, and the form stays here. */
import { IDEMPOTENCY_HEADER, NEXT_OFFER_PATH, parseNextOffer, type NextOffer } from '../api/lead';
import { readBody } from '../api/rawResponse';
import type { ReportBody, ReportedLead } from '../api/report';
import { SHOWCASE_DELAY_MS } from '../config/constants';
import { SITE_CONFIG_ID } from '../config/readSiteConfig';
import type { SiteConfig } from '../config/site';
import { NO_APP_ATTRIBUTE } from '../features/form/htmlMarks';
import { createLead } from '../features/form/lead';
import { toJson } from '../lib/toJson';
import { createUuid } from '../lib/uuid';
import { navigateLater } from '../lib/navigateLater';
import { enableForm, hasForm, readForm, replaceForm, setBusy } from './form';
import { createKeySeed } from './keySeed';
import { readApproval, saveApproval } from './savedState';
import type { Landing } from './landing';
import { post } from './post';
import { forgetVisitPhone, readVisit } from './visit';

/** Longest wait of a submit for the app, from the press. */
const APP_WAIT_MS = 4_000;

/** `expected` until the app takes the form, has failed, or comes too late for a lead. */
let app: 'expected' | 'failed' | 'tooLate' | 'in' = 'expected';
export const keySeed = createKeySeed();
export const approval = readApproval();

let timer: ReturnType<typeof setTimeout> | undefined;
let noteTimer: ReturnType<typeof setTimeout> | undefined;

/** Downloads that stall hold every connection of HTTP/1.1: a lead would not get through before they end. */
export const sendLead: Landing['sendLead'] = (request, idempotencyKey) => {
  stop();
  return post(NEXT_OFFER_PATH, request, { [IDEMPOTENCY_HEADER]: idempotencyKey });
};

/** Gives the app time to come, for a submit or for the card of an approved application; then the HTML does it itself. */
export function awaitApp(): void {
  dropNote();
  showMessage('');
  setBusy(true);
  if (app === 'expected') timer = setTimeout(() => void send(), APP_WAIT_MS);
  else void send();
}

/** Gives the app the same time to serve a button of its own; then a note says that the page is incomplete. */
export function awaitAppForButton(): void {
  dropNote();
  if (app === 'expected') noteTimer = setTimeout(showNote, APP_WAIT_MS);
  else showNote();
}

/** Call when it is certain that the app does not come. */
export function giveUpApp(): void {
  if (app !== 'expected') return;
  app = 'failed';
  document.documentElement.setAttribute(NO_APP_ATTRIBUTE, '');
  // The page for other paths has no form, and nothing to show without the app.
  if (!hasForm() || noteTimer !== undefined) showNote();
  if (timer !== undefined) void send();
}

/** Call when the app takes the form. @returns false if the form stays here */
export function releaseLead(): boolean {
  if (app === 'tooLate') return false;
  app = 'in';
  clearTimeout(timer);
  dropNote();
  showMessage('');
  return true;
}

async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const site = JSON.parse(document.getElementById(SITE_CONFIG_ID)?.textContent ?? '') as SiteConfig;
  // Which consents are due is known to the app only.
  if (!approval && site.consent.variant === 'configured') {
    setBusy(false);
    showNote();
    return;
  }
  // The app must not come any more.
  stop();
  giveUpApp();
  app = 'tooLate';
  if (approval) {
    enableForm();
    showOffer(approval);
    return;
  }
  const visit = await readVisit();
  const { request, idempotencyKey } = createLead(
    { siteAlias: site.siteAlias, ...visit, ...readForm() },
    site.lead.sendsConsents,
    keySeed.get(),
  );
  // A reload before the response must not make a second lead of the same application.
  keySeed.save();
  const startedAtMs = Date.now();
  const response = await sendLead(request, idempotencyKey);
  const offer = parseNextOffer(readBody(response));
  let outcome: ReportedLead['outcome'] = response.isLate ? 'timeout' : 'connection';
  if (offer !== null) {
    forgetVisitPhone();
    // Also for a retry after "no offer": with the same key the service would repeat this response.
    keySeed.renew();
    outcome = showOffer(offer) ? 'approved' : 'noOffer';
    if (outcome === 'approved') saveApproval({ ...offer, sumRub: request.sum });
  }
  const ms = Date.now() - startedAtMs;
  if (outcome !== 'approved') {
    setBusy(false);
    showMessage(`lead-${outcome}`);
  }
  // Last: it may be blocked.
  reportLead(site, { outcome, ms, sentBy: 'inlineScript' });
}

/** Tells the owner of a lead that the app does not know of. */
function reportLead({ alias, reportUrl }: SiteConfig, lead: ReportedLead): void {
  if (!reportUrl) return;
  const { variant } = document.documentElement.dataset;
  const body: ReportBody = {
    ...{ alias, version: '', load: createUuid(), variant },
    ...{ leads: [lead], metrics: {}, errors: [] },
  };
  navigator.sendBeacon(reportUrl, toJson(body));
}

/** A copy of one of the page's templates; null if the HTML has broken off before it. */
function copyTemplate(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : null;
}

/** Shows one of the page's messages, or none, in the live region that the app's notifications have. */
function showMessage(id: string): void {
  const region = document.querySelector('#root [role=alert]');
  region?.replaceChildren();
  const message = copyTemplate(id);
  // Hydration accepts no text node, not even an empty one.
  if (message !== null) (region ?? document.body).append(message);
}

/** No note comes for the last press of a button. */
function dropNote(): void {
  clearTimeout(noteTimer);
  noteTimer = undefined;
}

const showNote = () => showMessage('load-failed');

/** Puts the approved block in the place of the form. @returns false without a url */
function showOffer({ offerUrl, showcaseUrl }: NextOffer): boolean {
  const url = offerUrl ?? showcaseUrl;
  if (url === null) return false;
  const block = copyTemplate('approved');
  const link = block?.querySelector('a');
  if (block && link) {
    const heading = block.querySelector('h2');
    link.href = url;
    if (offerUrl !== null) {
      link.target = '_blank';
      link.rel = 'noopener sponsored';
      link.onclick = link.onauxclick = ({ button, ctrlKey, metaKey, shiftKey }) => {
        const isNewTab = button > 0 || ctrlKey || metaKey || shiftKey;
        if (showcaseUrl !== null && button < 2)
          navigateLater(showcaseUrl, SHOWCASE_DELAY_MS, isNewTab);
      };
      // The template says that it opens in a new tab.
    } else link.querySelector('span span')?.remove();
    replaceForm(block);
    heading?.focus();
  } else location.assign(url);
  return true;
}
