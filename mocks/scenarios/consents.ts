import type { CheckboxConfigWire } from '../data/wire';
import { check, inGroup, status500, typePhone } from './helpers';

const configured = { use_old_checkbox: '0' } as const;
/** A box for each purpose, each with the document of its own. */
const consentOf = (id: string, text: string, title: string) => ({
  text_mobile: `${text} {documents}`,
  text_pc: `${text} {documents}`,
  documents: [{ id, title, path: `/documents/consent-${id}` }],
  mobile_button_text: '',
});

const SEPARATE_CONSENTS: Partial<CheckboxConfigWire> = {
  is_checked: '0',
  checkboxes: [
    consentOf(
      'processing',
      'Даю согласие на обработку моих персональных данных.',
      'Согласие на обработку',
    ),
    consentOf('partners', 'Даю согласие на передачу моих данных партнёрам.', 'Список партнёров'),
    consentOf('calls', 'Согласен на звонки сервиса и партнёров.', 'Согласие на звонки'),
    consentOf('advertising', 'Согласен получать рекламу.', 'Согласие на рекламу'),
  ],
};

const uncheckedOldConsent = ['С правилами сервиса согласен.', 'согласие с правилами'];

export const consentScenarios = inGroup('Анкета', {
  'consents-new': {
    title: 'Новые согласия',
    description: 'Вместо одной галочки те, что настроил сервис; ни одна не стоит.',
    service: { siteInfo: configured },
    expects: {
      shows: ['Даю согласие на обработку', 'Согласен получать предложения партнёров'],
      hides: ['С правилами сервиса согласен.'],
    },
  },
  'consents-recipe': {
    title: 'Согласия по отдельности, как с сентября 2025 года',
    description:
      'Обработка, передача партнёрам, звонки и реклама: у каждого своя галочка и свой документ, ни одна не стоит.',
    site: {
      consent: { variant: 'configured' },
      lead: { sendsConsents: true },
      ui: { consentsHeight: { phone: 19.5, tablet: 18 } },
    },
    service: { siteInfo: configured, checkboxConfig: SEPARATE_CONSENTS },
    steps: [check('Даю согласие на обработку'), typePhone()],
    expects: {
      shows: [
        'Даю согласие на обработку моих персональных данных',
        'передачу моих данных партнёрам',
        'Согласен на звонки',
        'Согласен получать рекламу',
        'Осталось: ',
      ],
      hides: ['С правилами сервиса согласен.'],
    },
  },
  'consents-checked': {
    title: 'Новые согласия уже отмечены',
    description: 'Сервис прислал галочки поставленными.',
    service: { siteInfo: configured, checkboxConfig: { is_checked: '1' } },
    steps: [typePhone()],
    expects: { shows: ['Даю согласие на обработку данных', 'Всё готово'] },
  },
  'consent-unchecked': {
    title: 'Галочка не стоит',
    description: 'Настройки сайта: галочку ставит посетитель, и заявка несёт её текст и время.',
    site: { consent: { startsTicked: false }, lead: { sendsConsents: true } },
    steps: [typePhone()],
    expects: { shows: ['Осталось: согласие с правилами'] },
  },
  'consents-failed': {
    title: 'Согласия не загрузились',
    description: 'Молча остаётся одна галочка, и она не стоит.',
    service: { siteInfo: configured, faults: { checkboxConfig: status500 } },
    expects: {
      shows: uncheckedOldConsent,
      logs: ['get-checkbox-config failed: status 500'],
    },
  },
});
