import { expect, it } from 'vitest';
import { failureMessage } from '~/application/leadFailure';

it('only the message that there is no offer is followed by what the site says then', () => {
  const noOffer = 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз';
  expect(failureMessage('noOffer', [])).toBe(noOffer);
  expect(failureMessage('noOffer', ['Раз.', 'Два.'])).toBe(`${noOffer}. Раз. Два.`);
  expect(failureMessage('connection', ['Раз.'])).toBe(
    'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз',
  );
});
