import * as thirdParty from '../thirdParties';
import { DIAGNOSTICS_URL, inGroup, PROMO_TEXT } from './helpers';

const { AD_TEXT } = thirdParty;
const FILLED = { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' } as const;

const platform = (key: string) => ({ siteInfo: { ads_use: '1' as const, ads_key: key } });

export const adScenarios = inGroup('Реклама', {
  'ads-yandex': {
    title: 'Реклама: Яндекс',
    description: 'Блоки Рекламной сети Яндекса заполнены.',
    service: platform('yandex'),
    thirdParties: [thirdParty.YANDEX_WITH_ADS],
    expects: FILLED,
  },
  'ads-google': {
    title: 'Реклама: google',
    description: 'Один рекламный блок, остальные места убраны.',
    service: platform('google'),
    thirdParties: [thirdParty.GOOGLE_WITH_ADS],
    expects: FILLED,
  },
  'ads-google-many': {
    title: 'Реклама: google_many',
    description: 'Свой блок в каждом месте.',
    service: platform('google_many'),
    thirdParties: [thirdParty.GOOGLE_WITH_ADS],
    expects: FILLED,
  },
  'ads-google-idle': {
    title: 'Реклама: google_not_start',
    description: 'Скрипт и места есть, показ не запускается.',
    service: platform('google_not_start'),
    thirdParties: [thirdParty.GOOGLE_WITH_ADS],
    expects: { shows: ['Реклама 1'], hides: [AD_TEXT] },
  },
  'ads-adsfinpro': {
    title: 'Реклама: AdsFinPro',
    description: 'У каждого места свой скрипт.',
    service: platform('adsfinpro'),
    thirdParties: [thirdParty.ADSFINPRO_WITH_ADS],
    expects: FILLED,
  },
  'ads-leadstech': {
    title: 'Реклама: Leadstech без адреса',
    description: 'В конфигурации сайта нет адреса скрипта: ошибка настройки «не хватает поля».',
    url: DIAGNOSTICS_URL,
    service: platform('leadstech'),
    expects: {
      shows: ['Площадке leadstech не хватает поля scriptUrl'],
      firstSlot: 'unfilled',
      logs: ['ads: leadstech needs the field "scriptUrl"'],
    },
  },
  'ads-off': {
    title: 'Реклама выключена',
    description: 'Площадка ads_none: мест нет.',
    url: DIAGNOSTICS_URL,
    service: platform('ads_none'),
    expects: { shows: ['не выбрана или выключена (ads_none)', PROMO_TEXT], hides: ['Реклама 1'] },
  },
  'ads-no-fill': {
    title: 'Рекламы не нашлось',
    description: 'Площадке нечего показать: места убраны без следа.',
    service: platform('yandex'),
    thirdParties: [thirdParty.YANDEX_NO_FILL],
    expects: { shows: ['Осталось: телефон'], hides: [AD_TEXT], firstSlot: 'unfilled' },
  },
  'ads-blocked': {
    title: 'Рекламу режет блокировщик',
    description: 'Скрипт площадки не пустили: пустых мест не остаётся.',
    url: DIAGNOSTICS_URL,
    service: platform('yandex'),
    thirdParties: [thirdParty.YANDEX_BLOCKED],
    expects: {
      shows: ['не загрузился: заблокирован или недоступен'],
      hides: [AD_TEXT],
      firstSlot: 'unfilled',
      logs: ['ads: the script did not load (blocked)'],
    },
  },
  'ads-platform-unknown': {
    title: 'Площадка неизвестна',
    description: 'Такой площадки у сайта нет: ошибка перечисляет доступные.',
    url: DIAGNOSTICS_URL,
    service: platform('bing'),
    expects: {
      shows: ['Площадка «bing» неизвестна.', 'leadstech'],
      logs: ['ads: platform "bing" is unknown'],
    },
  },
});
