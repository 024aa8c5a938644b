import type { SiteConfig } from '../site';

/** The demo site. Its account ids are invented; vendors without a public script have no url. */
export const site: SiteConfig = {
  alias: 'demo',
  siteAlias: 'demo',
  brand: 'Гавань займов',
  calculator: { defaultValues: { amount: 30_000 }, amount: { min: 3_000, max: 100_000 } },
  ui: { primary: 'green' },
  countdownLengthSec: 1_200,
  initialRequests: {
    offersPageAlias: 'registration',
    overlayPageAlias: 'overlay_registration',
    slotImagesType: 'default',
    overlaySlotImagesType: 'overlay',
  },
  ads: {
    allowedPlatforms: [
      'adsfinpro',
      'google',
      'google_many',
      'google_not_start',
      'yandex',
      'ads_none',
      'leadstech',
    ],
    accounts: {
      google: { accountId: 'ca-pub-0000000000000000' },
      leadstech: { alias: 'demo', scriptUrl: '' },
    },
  },
  counter: 'metrika',
  push: {
    allowedServices: ['none', 'sendpulse', 'rafinad', 'repush', 'rollerads'],
    rolleradsZones: { demo: '100001' },
    rafinadScriptUrl: '',
    repushScriptUrl: '',
    scriptOrigins: ['https://repush.example', 'https://rafinad.example'],
  },
  legal: {
    warning: 'Оценивайте свои финансовые возможности и риски.',
    footnote:
      '* Условия первого займа и его стоимость определяет партнёр. Сервис не выдаёт займы и не берёт плату за подбор.',
    company: 'Демонстрационный сайт. Предложения на нём вымышлены.',
  },
  head: {
    title: 'Подбор займа онлайн',
    description:
      'Заполните короткую анкету и получите предложение партнёра: от 3 000 до 100 000 ₽ на карту.',
    ogTitle: 'Подбор займа онлайн за минуту',
    ogImage: '/og-image.png',
  },
};
