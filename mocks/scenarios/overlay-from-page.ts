import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Оверлей из предложений страницы',
  group: 'Предложения',
  about: 'Своих предложений у оверлея нет: берётся внешнее со страницы.',
  address: FROM_AD,
  service: { overlayOffers: { offers: [] } },
  steps: [{ do: 'skip', ms: 6_000 }],
  expects: { shows: ['Попутный бриз'] },
};
