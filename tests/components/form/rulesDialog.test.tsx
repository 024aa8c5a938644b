/** The dialog with the rules and its documents. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../support/deferred';
import { announced } from '../support/announcements';
import { rules, rulesButton } from '../support/elements';
import {
  clickAt,
  dragFinger,
  emulateTouchScreen,
  focus,
  moveMouse,
  pressMouse,
  releaseMouse,
  waitForFrames,
} from '../support/input';
import { openPage } from '../support/openPage';

const { click, keyboard } = userEvent;
const OUTSIDE = { x: 5, y: 5 };
const closeButton = rules.getByRole('button', { name: 'Закрыть' });
const retry = rules.getByRole('button', { name: 'Повторить' });
const links = rules.getByRole('link');
const isOpen = () => expect.element(rules).toBeVisible();
const isClosed = () => expect.poll(() => document.querySelector('dialog')).toBeNull();

async function openRules(): Promise<void> {
  await click(rulesButton);
  await isOpen();
}

it('is opened and not closed again by a double click', async () => {
  await page.viewport(1_920, 1_000);
  await openPage();
  // Loaded, so that it opens between the two clicks.
  await openRules();
  await keyboard('{Escape}');
  await isClosed();
  await userEvent.dblClick(rulesButton);
  await isOpen();
  await clickAt(OUTSIDE);
  await isClosed();
});

const CLOSINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'its close button': () => click(closeButton),
  Escape: () => keyboard('{Escape}'),
  // As by the back gesture of Android. Newer than the types.
  'a close request of the browser': async () => {
    const dialog = document.querySelector('[closedby=closerequest]') ?? {};
    await Reflect.apply(Reflect.get(dialog, 'requestClose') as () => Promise<void>, dialog, []);
  },
  'a click outside': () => clickAt(OUTSIDE),
  'a resize to zero': async () =>
    Promise.resolve(document.querySelector('dialog')?.style.setProperty('display', 'none')),
};
it(`closes on ${Object.keys(CLOSINGS).join(', ')}, and returns the focus`, async () => {
  await openPage();
  focus(rulesButton);
  for (const [way, close] of Object.entries(CLOSINGS)) {
    await keyboard('{Enter}');
    await isOpen();
    await close();
    await isClosed();
    await expect.poll(() => document.activeElement, { message: way }).toBe(rulesButton.element());
  }
});

it('keeps the page behind it from scrolling by a finger, on the backdrop or at the end of its text', async () => {
  await page.viewport(390, 500);
  await emulateTouchScreen();
  await openPage();
  const swipeUp = (x: number, y: number) => dragFinger({ x, y }, { x, y: y - 200 });
  await swipeUp(10, 450);
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  await openRules();
  const before = scrollY;
  await swipeUp(195, 495);
  await swipeUp(195, 250);
  await waitForFrames();
  expect(scrollY).toBe(before);
});

it('stays open when a selection of its text ends outside', async () => {
  await openPage();
  await openRules();
  const { x, y } = rules.getByRole('heading').element().getBoundingClientRect();
  await moveMouse({ x: x + 5, y: y + 5 });
  await pressMouse({ x: x + 5, y: y + 5 });
  await moveMouse(OUTSIDE);
  await releaseMouse(OUTSIDE);
  await waitForFrames();
  await isOpen();
  await clickAt(OUTSIDE);
  await isClosed();
});

it('keeps the focus during a retry, which is announced, also when it fails, and closes on Escape after it', async () => {
  const { service } = await openPage({
    service: { faults: { documents: { kind: 'status', status: 500 } } },
  });
  await openRules();
  const failure = rules.getByRole('alert');
  await expect.element(failure).toHaveTextContent('Не удалось загрузить документы.');
  const first = failure.element();
  focus(retry);
  await keyboard('{Enter}');
  await expect.poll(() => failure.query()).not.toBe(first);
  await expect.element(failure).toBeVisible();
  await expect.element(retry).toHaveFocus();
  const documents = deferred();
  service.setFault('documents', documents.fault);
  await keyboard('{Enter}');
  await expect.poll(() => announced).toContain('Загружаем документы…');
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(retry).toHaveFocus();
  documents.resolve();
  await expect.element(links.first()).toHaveFocus();
  await keyboard('{Escape}');
  await isClosed();
  await expect.element(rulesButton).toHaveFocus();
});

it('lists the documents as links that open in new tabs, and traps the focus', async () => {
  await openPage();
  await openRules();
  await expect.element(links.first()).toHaveAttribute('target', '_blank');
  await expect.element(links.first()).toHaveAccessibleName(/откроется в новой вкладке/);
  expect(links.length).toBeGreaterThan(1);
  const visited = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    visited.push(document.activeElement);
  }
  const isInside = (element: Element | null) =>
    element === document.body || element?.closest('dialog') !== null;
  expect(visited.filter((element) => !isInside(element))).toEqual([]);
});
