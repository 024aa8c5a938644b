import {
  applicationSteps,
  DIAGNOSTICS_URL,
  FORMATTED_PHONE,
  inGroup,
  skipTime,
  status500,
} from './helpers';

const notes = [
  {
    text: 'С 1\u00a0марта 2026 года МФК выдают займы онлайн тем, кто сдал биометрию.',
    from: '2026-03-01',
  },
  { text: 'Праздники прошлого года прошли.', until: '2025-01-08' },
];

export const submitScenarios = inGroup('Заявка', {
  submitting: {
    title: 'Заявка отправляется',
    description: 'Сервис ещё думает: кнопка занята.',
    service: { faults: { nextOffer: { kind: 'hang' } } },
    steps: applicationSteps,
    expects: { shows: ['Отправляем…'] },
  },
  approved: {
    title: 'Заявка одобрена',
    description: 'Есть и предложение, и витрина.',
    steps: applicationSteps,
    expects: {
      shows: ['Заявка одобрена', 'Далее', 'Другие предложения'],
      hides: ['Мобильный телефон', 'самозапрет'],
    },
  },
  'approved-reloaded': {
    title: 'Одобрена, и страница открыта заново',
    description:
      'Вкладка полчаса помнит предложение и сумму: посетитель не подаёт заявку второй раз.',
    browser: {
      approval: {
        offerUrl: 'https://partner-lodka.example/apply',
        showcaseUrl: 'https://vitrina.example/',
        sumRub: 45_000,
      },
    },
    expects: {
      shows: ['Заявка одобрена', 'Заявка на 45 000 ₽', 'Лодка Финанс', 'Далее', 'Новая заявка'],
      hides: ['Мобильный телефон'],
    },
  },
  'no-offer': {
    title: 'Нет предложений на эту сумму',
    description: 'Сервис ответил без адресов: анкета остаётся, сказано, что изменить.',
    service: { offerUrl: null, showcaseUrl: null },
    steps: applicationSteps,
    expects: { shows: ['Сейчас нет предложений на эту сумму', FORMATTED_PHONE] },
  },
  'approved-notes': {
    title: 'Одобрена, и под карточкой примечания дня',
    description:
      'Настройки сайта notes и hints.selfBan: показаны те, чей срок идёт по московскому времени.',
    site: { notes, hints: { selfBan: true } },
    steps: applicationSteps,
    expects: {
      shows: ['Заявка одобрена', 'биометрию', 'самозапрет на кредиты'],
      hides: ['прошлого года'],
    },
  },
  'no-offer-notes': {
    title: 'Нет предложений, и сказано почему это бывает',
    description: 'Настройки сайта notes и hints.selfBan: примечания дня стоят и в сообщении.',
    site: { notes, hints: { selfBan: true } },
    service: { offerUrl: null, showcaseUrl: null },
    steps: applicationSteps,
    expects: {
      shows: ['Сейчас нет предложений', 'биометрию', 'самозапрет на кредиты'],
      hides: ['прошлого года'],
    },
  },
  'submit-failed': {
    title: 'Заявка не отправилась',
    description: 'Ошибка сервиса: всё введённое на месте, есть «Повторить».',
    service: { faults: { nextOffer: status500 } },
    steps: applicationSteps,
    expects: {
      shows: ['Не удалось отправить заявку', 'Повторить', FORMATTED_PHONE],
      logs: ['get-next-offer failed: status 500'],
    },
  },
  'submit-challenge': {
    title: 'Вместо ответа — страница защиты',
    description:
      'Пока страницу не обновят, защита перед сервисом не пускает: есть «Обновить страницу».',
    service: { faults: { nextOffer: { kind: 'challenge', status: 403 } } },
    steps: applicationSteps,
    expects: {
      shows: ['Сервис не принял заявку', 'Обновить страницу', FORMATTED_PHONE],
      logs: ['get-next-offer failed: status 403'],
    },
  },
  'submit-failed-diagnostics': {
    title: 'Заявка не отправилась: что видит поддержка',
    description: 'Диагностика называет каждую попытку заявки и каждый вызов с его статусом.',
    url: DIAGNOSTICS_URL,
    service: {
      siteInfo: { use_old_checkbox: '0' },
      checkboxConfig: { is_checked: '1' },
      faults: { nextOffer: status500 },
    },
    steps: applicationSteps,
    expects: {
      shows: [
        'заявка (POST /offer/get-next-offer: статус 500)',
        'нет ответа с предложением',
        'приложение',
        'consent-0: да, стоит с самого начала',
      ],
      logs: ['get-next-offer failed: status 500'],
    },
  },
  'submit-timeout': {
    title: 'Сервис не ответил на заявку',
    description: 'Десять секунд прошли: сообщение о долгом ответе.',
    service: { faults: { nextOffer: { kind: 'hang' } } },
    steps: [...applicationSteps, skipTime(11_000, 'requestPending')],
    expects: {
      shows: ['Сервис отвечает дольше обычного', 'Повторить'],
      logs: ['get-next-offer failed: timeout'],
    },
  },
});
