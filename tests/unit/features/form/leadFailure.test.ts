import { expect, it } from 'vitest';
import { failureMessage, findLeadFailure } from '~/features/form/leadFailure';

const URL = 'https://partner.example/';

it.each([
  [{ offerUrl: URL, showcaseUrl: null }, null],
  [{ offerUrl: null, showcaseUrl: URL }, null],
  [{ offerUrl: null, showcaseUrl: null }, 'noOffer'],
])('a response with %j is the failure %s', (data, failure) => {
  expect(findLeadFailure({ ok: true, data })).toBe(failure);
});

it('only the message that there is no offer is followed by what the site says then', () => {
  const noOffer = 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз';
  expect(failureMessage('noOffer', [])).toBe(noOffer);
  expect(failureMessage('noOffer', ['Раз.', 'Два.'])).toBe(`${noOffer}. Раз. Два.`);
  expect(failureMessage('connection', ['Раз.'])).toBe(
    'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз',
  );
});
