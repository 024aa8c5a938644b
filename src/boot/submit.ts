/** A submit before the app: it waits for the app a while; then the lead is sent from here, and the form stays here. */
import type { ReportBody, ReportedLead } from '../api/report';
import * as reducers from '../application/applicationReducers';
import { formContent } from '../application/createLead';
import { NO_APP_ATTRIBUTE } from '../application/htmlMarks';
import { readApproval, type Approval } from '../application/savedState';
import { createLeadSender } from '../application/sendLead';
import { SITE_CONFIG_ID } from '../config/readSiteConfig';
import type { SiteConfig } from '../config/site';
import { followOffer } from '../lib/followOffer';
import { toJson } from '../lib/toJson';
import { createUuid } from '../lib/uuid';
import {
  dispatch,
  DUE_CONSENTS,
  enableForm,
  findForm,
  readAmount,
  readApplication,
  replaceForm,
} from './form';
import { early } from './early';
import { forgetVisitPhone, readVisit } from './visit';

/** Longest wait of a submit for the app, from the press. */
const APP_WAIT_MS = 4_000;

/** `expected` until the app takes the form, has failed, or comes too late for a lead. */
let app: 'expected' | 'failed' | 'tooLate' | 'in' = 'expected';
let hasForm = false;
/** What waits for the app, at most four seconds. */
let waiting: 'lead' | 'button' | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const sendLead = createLeadSender(early.post, forgetVisitPhone);

/** @returns true if the form may become usable: it is there, and no application was approved before a reload */
export function startForm(): boolean {
  const approval = readApproval();
  const onSubmit = () => awaitApp('lead');
  hasForm = findForm({ approval, onSubmit, onButton: () => awaitApp('button') });
  if (hasForm && approval) onSubmit();
  return hasForm && !approval;
}

/**
 * Gives the app time to come: for a lead, or the card of an approved application, which then the HTML sends or shows; for
 * another button, which a note answers then.
 */
function awaitApp(what: typeof waiting): void {
  // A lead goes on waiting whatever else is pressed.
  if (app === 'in' || (what === 'button' && waiting === 'lead')) return;
  clearTimeout(timer);
  if (what === 'lead') showMessage('');
  waiting = what;
  if (app === 'expected') timer = setTimeout(goOn, APP_WAIT_MS);
  else goOn();
}

function goOn(): void {
  clearTimeout(timer);
  if (waiting === 'lead') void send();
  else showNote();
}

/** Call when it is certain that the app does not come. */
export function giveUpApp(): void {
  if (app !== 'expected') return;
  app = 'failed';
  document.documentElement.setAttribute(NO_APP_ATTRIBUTE, '');
  // The page for other paths has no form, and nothing to show without the app.
  if (!hasForm || waiting) goOn();
}

/** Call when the app takes the form. @returns false if the form stays here */
export function releaseForm(): boolean {
  if (app === 'tooLate') return false;
  app = 'in';
  clearTimeout(timer);
  showMessage('');
  return true;
}

async function send(): Promise<void> {
  waiting = null;
  const site = JSON.parse(document.getElementById(SITE_CONFIG_ID)?.textContent ?? '') as SiteConfig;
  const { lead } = readApplication();
  // Which consents are due is known to the app only.
  if (lead.status === 'waiting' && site.consent.variant === 'configured') {
    dispatch(reducers.submitRefused, 'consentMissing');
    showNote();
    return;
  }
  // The app must not come any more; over HTTP/1.1, stalled downloads would hold every connection.
  stop();
  giveUpApp();
  app = 'tooLate';
  if (lead.status === 'approved') {
    enableForm();
    showOffer({ ...lead.offer, sumRub: readAmount() });
    return;
  }
  const visit = await readVisit();
  dispatch(reducers.sendingStarted, undefined);
  const content = formContent(readApplication(), DUE_CONSENTS, Date.now());
  sendLead(
    { siteAlias: site.siteAlias, ...visit, sum: readAmount(), ...content },
    site.lead.sendsConsents,
    ({ end, startedAtMs, ms }) => {
      dispatch(reducers.leadEnded, { end, startedAtMs, ms, sentBy: 'inlineScript' });
      if (end.outcome === 'approved') showOffer(end.approval);
      else showMessage(`lead-${end.outcome}`);
      // Last: it may be blocked.
      reportLead(site, { outcome: end.outcome, ms, sentBy: 'inlineScript' });
    },
  );
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
  const known = document.querySelector('#root [role=alert]');
  // A new one each time: Firefox tells readers of an alert that appears, not of one that was there before its text.
  const region = known?.cloneNode() as Element | undefined;
  const message = copyTemplate(id);
  if (message !== null) (region ?? document.body).append(message);
  if (region) known?.replaceWith(region);
}

const showNote = () => showMessage('load-failed');

/** Puts the approved block in the place of the form. */
function showOffer({ offerUrl, showcaseUrl }: Approval): void {
  const block = copyTemplate('approved');
  const link = block?.querySelector('a');
  const url = offerUrl ?? showcaseUrl ?? '';
  if (!block || !link) {
    location.assign(url);
    return;
  }
  const heading = block.querySelector('h2');
  link.href = url;
  if (offerUrl) {
    link.target = '_blank';
    link.rel = 'noopener sponsored';
    link.onclick = link.onauxclick = (event) => followOffer({ offerUrl, showcaseUrl }, event);
    // The template says that it opens in a new tab.
  } else link.querySelector('span span')?.remove();
  replaceForm(block);
  heading?.focus();
}
