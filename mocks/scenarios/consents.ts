import { check, inGroup, status500, typePhone } from './helpers';

const configured = { use_old_checkbox: '0' } as const;
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
  'consents-checked': {
    title: 'Новые согласия уже отмечены',
    description: 'Сервис прислал галочки поставленными.',
    service: { siteInfo: configured, checkboxConfig: { is_checked: '1' } },
    steps: [typePhone()],
    expects: { shows: ['Даю согласие на обработку данных', 'Всё готово'] },
  },
  'consents-accepted': {
    title: 'Новые согласия приняты',
    description: 'Посетитель отметил все галочки сам.',
    service: { siteInfo: configured },
    steps: [check('Даю согласие'), check('Согласен получать'), typePhone()],
    expects: { shows: ['Всё готово'] },
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
  'consents-empty': {
    title: 'Согласий не настроено',
    description: 'Сервис прислал пустой список: остаётся одна галочка, и она не стоит.',
    service: { siteInfo: configured, checkboxConfig: { checkboxes: [] } },
    expects: { shows: uncheckedOldConsent },
  },
});
