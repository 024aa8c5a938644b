import { expect, it } from 'vitest';
import { progressText } from '~/application/progress';

const texts = {
  missing: 'нет: ',
  missingPhone: 'телефон',
  missingConsent: 'согласие',
  complete: 'всё есть',
  sending: 'отправляем',
};

it.each([
  [false, false, false, 'нет: телефон, согласие'],
  [false, true, false, 'нет: телефон'],
  [true, false, false, 'нет: согласие'],
  [true, true, false, 'всё есть'],
  [true, true, true, 'отправляем'],
])(
  'the progress with phone %s, consent %s, sending %s reads «%s»',
  (isPhoneComplete, isAccepted, isSending, text) => {
    expect(progressText({ isPhoneComplete, isAccepted }, texts, isSending)).toBe(text);
  },
);
