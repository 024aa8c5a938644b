import type { SiteConfig } from '../site';

/** The demo site. Its account ids are invented; vendors without a public script have no url. */
export const site: SiteConfig = {
  alias: 'demo',
  siteAlias: 'demo',
  brand: 'Гавань займов',
  // A lighthouse over a wave.
  logoMark: [
    {
      path: 'M15.4 13h5.2l1.6 11.2c-2.6-1.9-5.8-1.9-8.4 0L15.4 13Zm-1-5.2L18 5.5l3.6 2.3V11h-7.2V7.8Z',
    },
    {
      path: 'M6 27.5c2 0 2 1.8 4 1.8s2-1.8 4-1.8 2 1.8 4 1.8 2-1.8 4-1.8 2 1.8 4 1.8 2-1.8 4-1.8',
      strokeWidth: 2.2,
    },
  ],
  publicDir: 'public/demo',
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
