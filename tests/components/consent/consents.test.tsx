/** The old consent, and those that the service configures. */
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import type { MockServiceOptions } from '~mocks/service';
import { deferred } from '../../support/deferred';
import {
  approved,
  consent,
  form,
  next,
  phone,
  retryButton,
  rules,
  rulesButton,
  submit,
} from '../support/elements';
import { centreOf, clickAt, focus, inputOf } from '../support/input';
import { openForm, openPage, pauseClock, run, runUntil, sendForm } from '../support/openPage';
import { translate } from '../support/translate';

const { click, keyboard } = userEvent;
const typePhone = () => userEvent.type(phone, '9123456789');
const boxes = page.getByRole('checkbox');
const errorText = form.getByText('Примите правила сервиса');
const expectInvalid = (box: Locator) => expect.element(box).toHaveAttribute('aria-invalid', 'true');
const expectValid = (box: Locator) => expect.element(box).not.toHaveAttribute('aria-invalid');

describe('the old consent', () => {
  it('toggles on a click on its label but not on the link in it, shows an error while unchecked, and is at least 24 px', async () => {
    await openForm();
    await expect.element(consent).toBeChecked();
    await click(page.getByText('согласен.'));
    await expect.element(consent).not.toBeChecked();
    await click(rulesButton);
    await expect.element(rules).toBeVisible();
    await keyboard('{Escape}');
    await expect.element(consent).not.toBeChecked();
    await expect.element(consent).toHaveAccessibleDescription('Примите правила сервиса');
    await expectInvalid(consent);
    await click(consent);
    await expectValid(consent);
    const { width, height } = consent.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});

const CHECKBOXES = [
  {
    text_mobile: 'Согласен на <b>обработку</b> данных, {documents_link}',
    text_pc: 'Согласен на обработку персональных данных: {documents}',
    documents: [{ id: 1, title: 'Политика', path: '/documents/policy.pdf' }],
    mobile_button_text: 'подробнее',
  },
  { text_mobile: 'Хочу рассылку', text_pc: '', documents: [], mobile_button_text: '' },
];

type Checkboxes = ReturnType<typeof buildCheckboxConfig>['checkboxes'];

const configured = (
  checkboxes: Checkboxes = CHECKBOXES,
  isChecked: '0' | '1' = '0',
): MockServiceOptions => ({
  siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
  checkboxConfig: buildCheckboxConfig({ is_checked: isChecked, checkboxes }),
});

describe('configured consents', () => {
  const data = page.getByRole('checkbox', { name: 'Согласен на обработку данных, подробнее' });
  const news = page.getByRole('checkbox', { name: 'Хочу рассылку' });

  it.each([
    ['of the old checkbox that they replace', false],
    ['of the old checkbox, once the rules have closed that were opened meanwhile', true],
  ])('take the focus %s', async (_what, areRulesOpen) => {
    const config = deferred();
    await openForm({ service: { ...configured(), faults: { checkboxConfig: config.fault } } });
    focus(consent);
    if (areRulesOpen) {
      await keyboard('{Tab}{Enter}');
      await expect.element(rules).toBeVisible();
    }
    config.resolve();
    const all = form.getByRole('checkbox', { includeHidden: true });
    await expect.poll(() => all.length).toBe(2);
    if (areRulesOpen) {
      await expect.element(rules).toBeVisible();
      await keyboard('{Escape}');
    }
    await expect.element(boxes.first()).toHaveFocus();
  });

  it('start as the service says and must all be checked', async () => {
    await openForm({ service: configured() });
    await expect.element(data).not.toBeChecked();
    await expect.element(consent).not.toBeInTheDocument();
    await typePhone();
    await expect.element(submit).toBeDisabled();
    await click(data);
    await expect.element(submit).toBeDisabled();
    // The visitor has not come to it yet.
    await expectValid(news);
    // It is not about the rules alone.
    const error = form.getByText('Отметьте все согласия');
    await expect.element(error).not.toBeInTheDocument();
    await click(page.getByText('Хочу рассылку'));
    await expect.element(news).toBeChecked();
    await expect.element(submit).toBeEnabled();
    await click(data);
    await expectInvalid(data);
    await expect.element(error).toBeVisible();
    await expect.element(errorText).not.toBeInTheDocument();
  });

  it('say once for a box, and as the description of each link, that documents open in a new tab', async () => {
    await openForm({
      service: configured([
        {
          text_mobile: 'Принимаю: {documents}',
          text_pc: '',
          documents: [
            { id: 1, title: 'Политика', path: '/documents/policy.pdf' },
            { id: 2, title: 'Оферта', path: '/documents/offer.pdf' },
          ],
          mobile_button_text: '',
        },
      ]),
    });
    const note = '(откроется в новой вкладке)';
    const name = `Принимаю: Политика, Оферта ${note}`;
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
    for (const title of ['Политика', 'Оферта']) {
      const link = form.getByRole('link', { name: title, exact: true });
      await expect.element(link).toHaveAccessibleDescription(note);
    }
  });

  it('give the focus to the first unchecked one when «Повторить» finds it missing', async () => {
    const { service } = await openPage({
      service: {
        ...configured(CHECKBOXES, '1'),
        faults: { nextOffer: { kind: 'status', status: 500, times: 1 } },
      },
    });
    await expect.element(data).toBeChecked();
    await sendForm();
    await expect.element(retryButton).toBeVisible();
    await click(news);
    await click(retryButton);
    await expect.element(news).toHaveFocus();
    await expectInvalid(news);
    expect(service.callsTo('nextOffer')).toHaveLength(1);
  });

  it('that come late show no error before a submit, even if the old checkbox was unchecked and checked again', async () => {
    const settings = deferred();
    await openForm({ service: { ...configured(), faults: { siteInfo: settings.fault } } });
    await click(consent);
    await expectInvalid(consent);
    await click(consent);
    settings.resolve();
    await expect.element(news).not.toBeChecked();
    await expectValid(news);
  });

  it('show the button and the documents as controls of their own, though their placeholders stand in links', async () => {
    await openForm({
      service: configured([
        {
          text_mobile:
            'Принимаю <a href="https://partner.example/a">вот <b>{documents_link}</b></a> и ' +
            '<a href="/list">список: {documents}</a>',
          text_pc: '',
          documents: [{ id: 1, title: 'Политика', path: '/documents/policy.pdf' }],
          mobile_button_text: '<b>правила</b>&nbsp;<i class="x">сервиса</i>',
        },
      ]),
    });
    const name = 'Принимаю вот правила сервиса и список: Политика';
    await expect.element(page.getByRole('checkbox', { name })).not.toBeChecked();
    await expect
      .element(form.getByRole('link', { name: 'Политика' }))
      .toHaveAttribute('href', expect.stringMatching(/policy\.pdf$/));
    const button = page.getByRole('button', { name: 'правила сервиса' });
    expect(button.element().closest('a')).toBeNull();
    await click(button);
    await expect.element(rules).toBeVisible();
  });

  it('have their desktop text with document links on a wide screen, and nothing of it on a narrower one after a translator has replaced it', async () => {
    await page.viewport(1_440, 900);
    const documents = ['А', 'Б'].map((title, id) => ({ id, title, path: `/${title}.pdf` }));
    const text_pc = 'Да: {documents}. <b>Все</b> они.';
    await openForm({
      service: configured([
        { text_mobile: '<b>Согласен</b>', text_pc, documents, mobile_button_text: '' },
      ]),
    });
    const box = page.getByRole('checkbox');
    await expect.element(box).toHaveAccessibleName(/^Да: А.* Все они\.$/);
    const link = form.getByRole('link', { name: 'Б' });
    await expect.element(link).toHaveAttribute('href', '/Б.pdf');
    await expect.element(link).toHaveAttribute('target', '_blank');
    const label = box.element().getAttribute('aria-labelledby') ?? '';
    translate(document.getElementById(label) ?? document.body);
    await page.viewport(390, 844);
    await expect.element(box).toHaveAccessibleName('Согласен');
  });

  it('have their mobile text on a wide screen where an editor has left the other one empty', async () => {
    await page.viewport(1_440, 900);
    const text_pc = '<p>&nbsp;</p>';
    const only = { text_mobile: 'Хочу', text_pc, documents: [], mobile_button_text: '' };
    const none = { ...only, text_mobile: ' ' };
    await openForm({ service: configured([only, none]) });
    await expect.element(page.getByRole('checkbox', { name: 'Хочу' })).toBeVisible();
    await expect.element(consent).toBeVisible();
  });

  it('are sent with the text that was shown, not with that of the HTML', async () => {
    const html =
      '<p>С&hellip; &bdquo;Лод<wbr>ка&ldquo;<br><del>нет</del> &numero;5</p><noscript>нет</noscript>{documents}';
    const documents = [{ id: 1, title: 'Цена $& {documents_link}', path: '/price.pdf' }];
    const only = { text_mobile: html, text_pc: '', documents, mobile_button_text: '' };
    const { service } = await openForm({
      site: { lead: { sendsConsents: true } },
      service: configured([only], '1'),
    });
    await expect.element(page.getByText('„Лодка“')).toBeVisible();
    await sendForm();
    await expect
      .poll(() => service.leads[0]?.consents?.map(({ text }) => text))
      .toEqual(['С… „Лодка“ нет №5 Цена $& {documents_link}']);
  });

  it('are required, the first one focused, after a submit that waited for the settings', async () => {
    pauseClock();
    const settings = deferred();
    const only = { text_mobile: 'Согласен', text_pc: '', documents: [], mobile_button_text: '' };
    const faults = { siteInfo: settings.fault };
    const { service } = await openForm({ service: { ...configured([only]), faults } });
    await sendForm();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    settings.resolve();
    const box = page.getByRole('checkbox', { name: 'Согласен', exact: true });
    await runUntil(() => expect(box.query()).toBe(document.activeElement));
    await expect.element(box).toHaveAccessibleDescription('Примите правила сервиса');
    expect(service.leads).toHaveLength(0);
    await run(500);
    await click(box);
    await click(submit);
    await runUntil(() => expect(service.leads).toHaveLength(1));
  });

  it('have three seconds of their own, after those for the settings, while an application waits', async () => {
    pauseClock();
    const [settings, config] = [deferred(), deferred()];
    const faults = { siteInfo: settings.fault, checkboxConfig: config.fault };
    const { service } = await openForm({ service: { ...configured(undefined, '1'), faults } });
    await sendForm();
    await run(2_000);
    settings.resolve();
    await runUntil(() => expect(service.callsTo('checkboxConfig')).toHaveLength(1));
    await run(2_000);
    config.resolve();
    await runUntil(() => expect(service.leads).toHaveLength(1));
  });

  it('get no press that was meant for the button in whose place they have come', async () => {
    pauseClock();
    const settings = deferred();
    await openForm({ service: { ...configured(), faults: { siteInfo: settings.fault } } });
    await sendForm();
    const button = centreOf(submit);
    settings.resolve();
    await runUntil(() => expect(data.query()).toBeVisible());
    const boxAt = data.element().getBoundingClientRect();
    const pressBox = () => clickAt({ x: boxAt.x + 10, y: boxAt.y + 10 });
    await clickAt(button);
    await pressBox();
    const areChecked = () => boxes.all().map((box) => inputOf(box).checked);
    expect(areChecked()).toEqual([false, false]);
    await run(500);
    await pressBox();
    await expect.poll(areChecked).toEqual([true, false]);
  });

  it('leave «Далее» in view on a laptop, though the approved card is as tall as the form was', async () => {
    await page.viewport(1_366, 657);
    await openPage({ service: configured(buildCheckboxConfig().checkboxes, '1') });
    await expect.poll(() => boxes.length).toBe(2);
    await sendForm();
    await expect.element(approved).toHaveFocus();
    scrollTo({ top: 0, behavior: 'instant' });
    await expect.element(next).toBeInViewport({ ratio: 1 });
  });
});
