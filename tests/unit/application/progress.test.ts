import { expect, it } from 'vitest';
import type { FormPart } from '~/application/applicationState';
import { COPY } from '~/config/copy';
import { progressPercent, progressText } from '~/application/progress';

it.each<[FormPart[], boolean, string, number]>([
  [['missingPhone', 'missingConsent'], false, 'Осталось: телефон, согласие с\u00a0правилами', 33],
  [['missingConsent'], false, 'Осталось: согласие с\u00a0правилами', 67],
  [[], false, 'Всё готово\u00a0— отправляйте анкету', 100],
  [[], true, 'Отправляем…', 100],
])(
  'the progress without %j, sending %s, reads «%s» at %i %',
  (missing, isSending, text, percent) => {
    expect(progressText(missing, COPY.form, isSending)).toBe(text);
    expect(progressPercent(missing)).toBe(percent);
  },
);
