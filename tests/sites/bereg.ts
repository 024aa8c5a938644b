import type { SiteConfig } from '../../src/config/site';

/** A second site that differs from the shipped one wherever the type allows. */
export const site: SiteConfig = {
  alias: 'bereg',
  siteAlias: 'bereg-ru',
  brand: 'Тихий берег',
  logoMark: [
    { path: 'M18 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z' },
    { path: 'M7 22h22M11 27h14', strokeWidth: 2.4 },
  ],
  publicDir: 'tests/sites/bereg',
  calculator: { defaultValues: { amount: 15_000 }, amount: { min: 5_000, max: 70_000 } },
  ui: { primary: 'blue', consentsHeight: { phone: 11.25, tablet: 14.25 } },
  consent: { variant: 'configured' },
  // The base length of the countdown applies.
  initialRequests: {
    offersPageAlias: 'main',
    overlayPageAlias: 'overlay_main',
    slotImagesType: 'bereg',
    overlaySlotImagesType: 'bereg_overlay',
  },
  ads: {
    allowedPlatforms: ['ads_none', 'leadstech', 'yandex'],
    accounts: {
      google: { accountId: '' },
      leadstech: { alias: 'bereg-ads', scriptUrl: 'https://leadstech.example/slots.js' },
    },
  },
  counter: { origins: ['https://counter.example'] },
  push: {
    allowedServices: ['none', 'rollerads'],
    rolleradsZones: { 'bereg-ru': '200002' },
    rafinadScriptUrl: '',
    repushScriptUrl: '',
  },
  legal: {
    warning: 'Оценивайте свои финансовые возможности и риски.',
    footnote: '* Условия определяет партнёр.',
    company: 'ООО «Тихий берег»',
  },
  head: {
    title: 'Займ на Тихом берегу',
    description: 'От 5 000 до 70 000 ₽.',
    ogTitle: 'Тихий берег',
    ogImage: '/og-image.png',
  },
};
