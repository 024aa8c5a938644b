// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import {
  findCookieDocument,
  selectIsCookieNoticeDue,
} from '~/features/cookieConsent/cookieNoticeRules';
import { selectIsTrackingAllowed } from '~/features/cookieConsent/trackingConsent';
import { demo } from '~tests/support/sites';
import { newVisitor, openTestPage, startTestPage } from '~tests/support/testPage';

async function openNotice(
  settings: { gdpr_use?: string; alternative_gdpr_use?: string },
  { isAlternative = false, visitor = newVisitor() } = {},
) {
  const source = { use_alternative_settings: isAlternative ? '1' : '0' } as const;
  const service = { siteInfo: { ...buildSiteInfo(), ...settings }, source };
  const page = await startTestPage({ visitor, service });
  return { ...page, isDue: () => selectIsCookieNoticeDue(page.store.getState()) };
}

describe('the cookie notice', () => {
  it.each([
    [{ gdpr_use: '1', alternative_gdpr_use: '0' }, false, true],
    [{ gdpr_use: '0', alternative_gdpr_use: '1' }, false, false],
    [{ gdpr_use: '1', alternative_gdpr_use: '0' }, true, false],
    [{ gdpr_use: '0', alternative_gdpr_use: '1' }, true, true],
  ])('with %j and alternative settings %s is due: %s', async (settings, isAlternative, isDue) => {
    expect((await openNotice(settings, { isAlternative })).isDue()).toBe(isDue);
  });

  it.each(['accepted', 'timeout'] as const)(
    'stores %s for 7,890,000 s and is not shown again',
    async (consent) => {
      const first = await openNotice({ gdpr_use: '1' });
      first.store.dispatch(cookieNoticeDismissed(consent));
      expect(first.isDue()).toBe(false);
      expect(first.cookies.get('gdpr_consent')).toBe(consent);
      expect(first.cookies.maxAges.get('gdpr_consent')).toBe(7_890_000);

      const { clock, cookies } = first;
      const visitor = { clock, cookies };
      expect((await openNotice({ gdpr_use: '1' }, { visitor })).isDue()).toBe(false);
      clock.advanceSec(7_890_000);
      expect((await openNotice({ gdpr_use: '1' }, { visitor })).isDue()).toBe(true);
    },
  );

  it('is shown when its cookie holds an unknown value', async () => {
    const visitor = newVisitor();
    visitor.cookies.set('gdpr_consent', 'true', 1_000);
    expect((await openNotice({ gdpr_use: '1' }, { visitor })).isDue()).toBe(true);
  });
});

describe('the document that the default cookie notice links to', () => {
  const rules = 'Пользовательское соглашение';
  const consent = 'Согласие на обработку персональных данных';
  const personal = 'Политика в отношении обработки персональных данных';
  const privacy = 'Политика конфиденциальности';
  const cookies = 'Политика использования файлов Cookie';

  it.each([
    [[rules, consent, personal, privacy, cookies], cookies],
    [[personal, rules, privacy], privacy],
    [[rules, consent, personal], personal],
    [[rules, consent], undefined],
    [[], undefined],
  ])('is found by its title among %j: %j', (titles, expected) => {
    const documents = titles.map((title, id) => ({ id: String(id), title, url: `/${id}` }));
    expect(findCookieDocument(documents)?.title).toBe(expected);
  });
});

describe('third parties', () => {
  it.each([
    ['afterConsent', '1', null, false],
    ['afterConsent', '0', null, true],
    ['afterConsent', '1', 'closed', false],
    ['afterConsent', '1', 'accepted', true],
    ['afterConsent', '1', 'timeout', true],
    ['afterConsent', '0', 'refused', false],
    ['load', '1', null, true],
    ['load', '1', 'refused', false],
  ] as const)(
    'that load %s, with the notice %s and the choice %s, may load: %s',
    async (counter, gdpr_use, choice, isAllowed) => {
      const site = { ...demo, cookieNotice: { ...demo.cookieNotice, counter } };
      expect(selectIsTrackingAllowed(openTestPage().store.getState(), site)).toBe(
        counter === 'load',
      );
      const { store } = await openNotice({ gdpr_use });
      if (choice !== null) store.dispatch(cookieNoticeDismissed(choice));
      expect(selectIsTrackingAllowed(store.getState(), site)).toBe(isAllowed);
    },
  );
});
