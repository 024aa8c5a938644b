import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Платёжных текстов нет',
  group: 'Сервис',
  about: 'Сервис не прислал ни одного: пустот не остаётся.',
  address: FROM_AD,
  service: {
    siteInfo: {
      payment_block_top_mobile: '',
      payment_block_top_pc: '',
      payment_block_site_info: '',
    },
  },
  expects: { shows: ['Дополнительная информация'], hides: ['Подбор бесплатный'] },
};
