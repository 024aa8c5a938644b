/** What screen readers say of the page by themselves, besides the focus: each text once. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { formActions } from '~/features/form/formSlice';
import { announced } from '../support/announcements';
import {
  alert,
  approved,
  colorModeButton,
  consent,
  cookieNotice,
  next,
  phone,
  progress,
  retryButton,
  rules,
  rulesButton,
  submit,
} from '../support/elements';
import { blur, focus } from '../support/input';
import { openPage, pauseClock, run, runUntil } from '../support/openPage';

const { keyboard, type } = userEvent;

/** Lists what is announced, comes as an alert, or changes as the description of what has the focus. */
function listen(): string[] {
  announced.length = 0;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
      const message = document.getElementById(described);
      const isTold = message?.contains(element) === true;
      for (const node of addedNodes) {
        const isAlert = node instanceof Element && node.matches('[role=alert]:not(:empty)');
        if (isAlert || isTold) announced.push(node.textContent ?? '');
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return announced;
}

beforeEach(() => pauseClock());

it('nothing at load, and nothing is left that a reader could say again', async () => {
  const spoken = listen();
  await openPage();
  await run(1_000);
  expect(spoken).toEqual([]);
  const regions = document.querySelectorAll('[aria-live], [role=status], [role=alert]');
  expect([...regions].map((region) => region.textContent).join('')).toBe('');
});

it('a message of the phone once, while it is typed and when it is left; no hint', async () => {
  await openPage();
  const spoken = listen();
  await type(phone, '912');
  blur();
  await runUntil(() => expect(spoken).toHaveLength(1));
  await expect.element(phone).toHaveAccessibleDescription(/ещё 7\sцифр/);
  await type(phone, '345');
  await runUntil(() => expect(spoken).toHaveLength(2));
  await type(phone, '6789');
  await run(1_000);
  expect(spoken).toEqual([
    'Допишите номер: ещё 7\u00a0цифр',
    'Допишите номер: ещё 4\u00a0цифры',
    'Всё готово\u00a0— отправляйте анкету',
  ]);
});

it('the error of the consent once, though it describes the box under the focus', async () => {
  await openPage();
  const spoken = listen();
  focus(consent);
  await keyboard(' ');
  await run(600);
  expect(spoken.filter((text) => text.startsWith('Примите'))).toHaveLength(1);
  blur();
  await expect.element(consent).toHaveAccessibleDescription('Примите правила сервиса');
});

it('a submit and its failure once, with «Повторить» as the next step, which stays for the keyboard', async () => {
  const { service } = await openPage({ service: { faults: { nextOffer: { kind: 'hang' } } } });
  await type(phone, '9123456789');
  await run(600);
  focus(submit);
  const spoken = listen();
  await keyboard('{Enter}');
  await runUntil(() => expect(service.callsTo('nextOffer')).toHaveLength(1));
  await run(10_000);
  await runUntil(() => expect(retryButton.query()).toBeVisible());
  await run(600);
  expect(spoken).toEqual(['Отправляем…', expect.stringMatching(/^Сервис отвечает дольше/)]);
  await run(30_000);
  await userEvent.tab();
  await expect.element(retryButton).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(submit).toHaveFocus();
  // Once the pointer is used, it goes by itself.
  await userEvent.click(progress);
  await run(10_500);
  await expect.element(alert).toBeEmptyDOMElement();
});

it('an approved application by its heading alone', async () => {
  await openPage();
  await type(phone, '9123456789');
  await run(600);
  focus(submit);
  const spoken = listen();
  await keyboard('{Enter}');
  await runUntil(() => expect(approved.query()).toBe(document.activeElement));
  await run(600);
  expect(spoken).toEqual(['Отправляем…']);
});

it('the rules by their dialog, which has the focus itself and no empty region inside', async () => {
  await openPage();
  focus(rulesButton);
  await keyboard('{Enter}');
  await runUntil(() => expect(rules.query()).toBe(document.activeElement));
  await runUntil(() => expect(rules.getByRole('link').length).toBeGreaterThan(0));
  expect(rules.getByRole('status').query()).toBeNull();
});

it('the cookie notice, once it is in view, without its taking the focus', async () => {
  const spoken = listen();
  await openPage({ service: { siteInfo: { gdpr_use: '1' } } });
  await runUntil(() => expect(cookieNotice.query()).toBeVisible());
  await runUntil(() => expect(spoken).toHaveLength(1));
  await run(1_000);
  expect(spoken).toEqual([expect.stringMatching(/^Уведомление о cookie: .*cookie/)]);
  expect(document.activeElement).toBe(document.body);
});

it('the new colour mode, which the name of its button says once the focus has left it', async () => {
  await openPage();
  const spoken = listen();
  focus(colorModeButton);
  for (const mode of ['светлое', 'тёмное']) {
    await keyboard('{Enter}');
    await run(200);
    await expect.element(colorModeButton).toHaveAccessibleName('Оформление');
    expect(spoken.splice(0)).toEqual([mode]);
  }
  blur();
  await expect.element(colorModeButton).toHaveAccessibleName('Оформление: тёмное');
});

it('a note for readers apart from the word before it, in the text that Chromium gives them', async () => {
  const { store } = await openPage();
  const offer = { offerUrl: 'https://a.example/', showcaseUrl: null };
  store.dispatch(formActions.approvalRestored({ sumRub: 30_000, ...offer }));
  await expect.element(next).toBeVisible();
  const session = cdp();
  const { frameTree } = await session.send('Page.getFrameTree');
  const readTexts = async () => {
    const texts: string[] = [];
    for (const { frame } of frameTree.childFrames ?? []) {
      const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id });
      texts.push(...nodes.map(({ role, name }) => `${String(role?.value)}:${String(name?.value)}`));
    }
    return texts;
  };
  await expect.poll(readTexts).toContain('StaticText: (');
  expect(await readTexts()).not.toContain('StaticText:(');
});
