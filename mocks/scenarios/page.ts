import { metrikaTag } from '../metrika';
import { YANDEX_BLOCKED } from '../thirdParties';
import { applicationSteps, DIAGNOSTICS_URL, inGroup, skipTime } from './helpers';

const CLIENT_ID_KNOWN = 'Номер посетителя в счётчике: да';

export const pageScenarios = inGroup('Страница', {
  'own-copy': {
    title: 'Свои тексты сайта',
    description: 'Настройка сайта copy заменяет тексты страницы; остальные прежние.',
    site: {
      copy: {
        wording: { first: { submit: 'Найти займ' } },
        form: { phoneHint: 'Позвонит только партнёр, чью заявку вы отправите' },
      },
    },
    expects: { shows: ['Найти займ', 'Позвонит только партнёр', 'Осталось: телефон'] },
  },
  'not-found': {
    title: 'Страница не найдена',
    description: 'Адреса нет: 404 и путь назад к анкете.',
    url: '/somewhere',
    expects: {
      shows: ['Page Not Found', 'Вернуться к анкете'],
      hides: ['Мобильный телефон'],
      logs: ['404 Page Not Found'],
    },
  },
  'server-error': {
    title: 'Ошибка 500',
    description: 'Страница сломалась целиком: экран ошибки и путь назад.',
    url: '/',
    browser: { isBroken: true },
    expects: {
      shows: ['Internal Server Error', 'Вернуться к анкете'],
      logs: ['500 Internal Server Error', 'broken on purpose'],
    },
  },
  dark: {
    title: 'Тёмное оформление',
    description: 'Посетитель выбрал тёмное в прошлый раз.',
    cookies: { color_mode: 'dark' },
    expects: { shows: ['Первый займ бесплатно*'] },
  },
  'counter-metrika': {
    title: 'Счётчик Метрики',
    description: 'Счётчик загружает тег Метрики; её номер посетителя уходит с заявкой и в ссылки.',
    service: { counter: 'metrika' },
    thirdParties: [metrikaTag()],
    steps: applicationSteps,
    expects: { shows: ['Заявка одобрена'] },
  },
  'counter-late': {
    title: 'Тег Метрики опоздал',
    description: 'Тег отвечает через двенадцать секунд: номер посетителя всё равно в ссылках.',
    url: DIAGNOSTICS_URL,
    service: { counter: 'metrika' },
    thirdParties: [metrikaTag({ delayMs: 12_000 })],
    steps: [skipTime(13_000)],
    expects: { shows: [CLIENT_ID_KNOWN] },
  },
  'counter-older': {
    title: 'Старый код Метрики',
    description: 'На сайте код без ym: номер и цели идут через yaCounter.',
    url: DIAGNOSTICS_URL,
    service: { counter: 'metrikaOlder' },
    thirdParties: [metrikaTag({ isOlder: true })],
    expects: { shows: [CLIENT_ID_KNOWN] },
  },
  diagnostics: {
    title: 'Диагностика для звонка в поддержку',
    description:
      'Блокировщик режет рекламу и тег Метрики: панель внизу говорит, что пришло и чего нет.',
    url: `${DIAGNOSTICS_URL}&utm_term=zaim&subid=7`,
    service: { siteInfo: { ads_use: '1', ads_key: 'yandex' }, counter: 'metrika' },
    thirdParties: [YANDEX_BLOCKED],
    expects: {
      shows: [
        'Метки в адресе: utm_source, utm_term, subid',
        'Токен визита: да',
        'скрипт площадки yandex',
        'Счётчик: Яндекс Метрика, не ответила',
        'Скопировать всё',
      ],
      logs: ['ads: the script did not load (blocked)'],
    },
  },
});
