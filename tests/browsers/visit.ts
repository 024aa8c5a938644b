/** What a visitor with a browser of any age gets of the built page: which level, and whether the lead arrives. */
import { fileURLToPath } from 'node:url';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import type { Level } from './builds';
import { openOldPage, type OldPage } from './page';
import { waitUntil } from './waitUntil';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Of a control: hidden, too small, covered by another element, or with its text under its label. In ES5. */
const FAULTY_CONTROLS = `[].filter.call(document.querySelectorAll('form input, form button'), function (each) {
  each.scrollIntoView({ block: 'center' });
  var box = each.getBoundingClientRect();
  var top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  var isReached = top && (each.contains(top) || top.contains(each) || (top.labels || each.labels || [])[0] === top);
  var label = (each.labels || [])[0];
  var isTextCovered = each.type === 'tel' && label &&
    label.getBoundingClientRect().bottom > box.top + parseFloat(getComputedStyle(each).paddingTop) + 6;
  return isTextCovered || !isReached || box.height < (each.closest('label, form > div > div') && each.type === 'button' ? 20 : 44);
}).map(function (each) { return each.name || each.textContent.slice(0, 20) })`;

/** Exceptions of the page, kept by itself. In ES5. */
const KEEP_ERRORS = `window.keptErrors = [];
addEventListener('error', function (event) { if (event.message) keptErrors.push(event.message); });
addEventListener('unhandledrejection', function (event) { keptErrors.push(String(event.reason)); });`;

const STATE = `(function () {
  var isShown = function (each) { return !!each && each.getClientRects().length > 0; };
  var next = [].filter.call(document.querySelectorAll('#root a'), function (a) { return /Далее/.test(a.textContent); })[0];
  return {
    isTooOld: isShown(document.getElementById('too-old')),
    isFormShown: isShown(document.querySelector('#root form')),
    isReady: !!document.querySelector('#root[aria-busy=false]'),
    hasApp: !!document.querySelector('#root[data-started]'),
    hasNoApp: !!document.querySelector('html[data-no-app]'),
    phone: (document.querySelector('[name=telephone]') || {}).value,
    next: next ? next.href : '',
  };
})()`;

interface State {
  readonly isTooOld: boolean;
  readonly isFormShown: boolean;
  readonly isReady: boolean;
  readonly hasApp: boolean;
  readonly hasNoApp: boolean;
  readonly phone: string | undefined;
  readonly next: string;
}

export interface Outcome {
  readonly level: Level;
  /** Phones of the leads that arrived. */
  readonly leads: readonly string[];
  readonly phone: string | undefined;
  readonly calls: number;
  readonly faultyControls: readonly string[];
  /** Exceptions of the app; a browser without it refuses its syntax. */
  readonly errors: readonly string[];
}

const readState = async (page: OldPage) => (await page.read(STATE)) as State;

async function typePhone(page: OldPage): Promise<void> {
  await page.read(`document.querySelector('[name=telephone]').focus()`);
  for (const text of '89123456789') {
    for (const type of ['keyDown', 'keyUp']) {
      await page.send('Input.dispatchKeyEvent', {
        ...{ type, key: text, code: `Digit${text}`, windowsVirtualKeyCode: text.charCodeAt(0) },
        ...(type === 'keyDown' ? { text } : {}),
      });
    }
  }
}

/** @param isAppBlocked every script of the page fails to load */
export async function visit(program: string, isAppBlocked: boolean): Promise<Outcome> {
  const service = createMockService({});
  const server = await startServer({ service, dist: DIST });
  const page = await openOldPage(program);
  const outcome = async (level: Level, faultyControls: readonly string[]): Promise<Outcome> => ({
    level,
    leads: service.leads.map(({ telephone }) => telephone),
    phone: (await readState(page)).phone,
    calls: service.calls.length,
    faultyControls,
    errors: level === 'app' ? ((await page.read('window.keptErrors')) as string[]) : [],
  });
  try {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: KEEP_ERRORS });
    if (isAppBlocked) await page.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await page.send('Page.navigate', { url: `${server.origin}/?utm_source=old` });
    const first = await waitUntil(async () => {
      const state = await readState(page).catch(() => undefined);
      return (
        state && (state.isTooOld || state.hasApp || (state.isReady && state.hasNoApp)) && state
      );
    }, 'the page does not become usable');
    if (first.isTooOld) return await outcome('message', []);
    await waitUntil(async () => (await readState(page)).isReady);
    const faulty = (await page.read(FAULTY_CONTROLS)) as string[];
    await typePhone(page);
    await page.read(`document.querySelector('form [type=submit]').click()`);
    await waitUntil(async () => (await readState(page)).next !== '', 'no approved card');
    return await outcome(first.hasApp ? 'app' : 'form', faulty);
  } finally {
    await page.close();
    await server.close();
  }
}
