import type { Scenario } from '../scenario';
import { AD_TEXT, YANDEX_BLOCKED } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Рекламу режет блокировщик',
  group: 'Реклама',
  about: 'Скрипт площадки не пустили: пустых мест не остаётся.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { ads_use: '1', ads_key: 'yandex' } },
  thirdParties: [YANDEX_BLOCKED],
  expects: {
    shows: ['не загрузился: заблокирован или недоступен'],
    hides: [AD_TEXT],
    firstSlot: 'empty',
    logs: ['ads: the script did not come (blocked)'],
  },
};
