/** One press, one application, however long a key or a button is held. */
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MockServiceOptions } from '~mocks/service';
import { deferred } from '../../support/deferred';
import { alert, phone, retryButton, submit } from '../support/elements';
import {
  dragFinger,
  emulateTouchScreen,
  focus,
  holdEnter,
  pressMouse,
  releaseMouse,
  waitForFrames,
} from '../support/input';
import { type OpenPage, openPage } from '../support/openPage';

const FAILS = { kind: 'status', status: 500 } as const;

async function openWithPhone(service?: MockServiceOptions): Promise<OpenPage> {
  const opened = await openPage(service && { service });
  await userEvent.type(phone, '9123456789');
  return opened;
}

const countLeads = ({ service }: OpenPage) => service.callsTo('nextOffer').length;
const isAnswered = () => expect.element(alert).not.toBeEmptyDOMElement();

it('Enter held down on the submit button, and then on «Повторить», sends one application each', async () => {
  const opened = await openWithPhone({ faults: { nextOffer: FAILS } });
  focus(submit);
  await holdEnter(isAnswered);
  await waitForFrames();
  expect(countLeads(opened)).toBe(1);
  focus(retryButton);
  await holdEnter(async () => {
    await expect.poll(() => countLeads(opened)).toBe(2);
    await expect.element(retryButton).toBeVisible();
  });
  await waitForFrames();
  expect(countLeads(opened)).toBe(2);
});

it('a button pressed while an application is on its way and released after the answer sends no second one', async () => {
  const opened = await openWithPhone({ offerUrl: null, showcaseUrl: null });
  const answer = deferred();
  opened.service.setFault('nextOffer', answer.fault);
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  const { x, y } = submit.element().getBoundingClientRect();
  const point = { x: x + 20, y: y + 20 };
  await pressMouse(point);
  answer.resolve();
  await isAnswered();
  await releaseMouse(point);
  await waitForFrames();
  expect(countLeads(opened)).toBe(1);
  await userEvent.click(submit);
  await expect.poll(() => countLeads(opened)).toBe(2);
});

it('a key presses «Повторить» after a finger has scrolled the page while an application was on its way', async () => {
  await emulateTouchScreen();
  const opened = await openWithPhone({ offerUrl: null, showcaseUrl: null });
  const answer = deferred();
  opened.service.setFault('nextOffer', answer.fault);
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await dragFinger({ x: 190, y: 700 }, { x: 190, y: 400 });
  answer.resolve();
  await isAnswered();
  focus(retryButton);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => countLeads(opened)).toBe(2);
});
