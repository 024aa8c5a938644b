import { buildOffer } from '../data/offers';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Очень длинные тексты',
  group: 'Предложения',
  about: 'Лозунг, домен и условия длиннее, чем помещается в строку.',
  address: FROM_AD,
  service: {
    offers: {
      offers: [
        buildOffer({
          best: '1',
          advert_slogan: `Первый займ ${'без процентов и справок '.repeat(12)}`,
          domain_url: 'ochen-dlinny-domen-partnera-bez-edinogo-probela.partner.example',
          info_html: `<ul>${'<li>Условие, которое занимает всю строку и ещё половину следующей</li>'.repeat(8)}</ul>`,
        }),
      ],
    },
    siteInfo: {
      payment_block_top_mobile: `<p>${'Подбор бесплатный и занимает две минуты. '.repeat(10)}</p>`,
    },
  },
  expects: { shows: ['без процентов и справок', 'ochen-dlinny-domen'] },
};
