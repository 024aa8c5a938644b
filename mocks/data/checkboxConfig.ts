import { buildDocuments } from './documents';
import type { CheckboxConfigWire } from './wire';

/** The consent checkboxes (section 3, "Consent checkbox config"). */
export function buildCheckboxConfig(
  overrides: Partial<CheckboxConfigWire> = {},
): CheckboxConfigWire {
  const documents = buildDocuments();
  return {
    is_checked: '0',
    checkboxes: [
      {
        text_mobile: 'Даю согласие на обработку данных и принимаю {documents_link}',
        text_pc: 'Даю согласие на обработку персональных данных и принимаю условия: {documents}',
        documents: documents.slice(0, 3),
        mobile_button_text: 'правила сервиса',
      },
      {
        text_mobile: 'Согласен получать предложения партнёров. {documents_link}',
        text_pc: 'Согласен получать предложения партнёров и рекламные сообщения: {documents}',
        documents: documents.slice(3),
        mobile_button_text: 'Подробнее',
      },
    ],
    ...overrides,
  };
}
