import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Новые согласия уже отмечены',
  group: 'Анкета',
  about: 'Сервис прислал галочки поставленными.',
  address: FROM_AD,
  service: { siteInfo: { use_old_checkbox: '0' }, checkboxConfig: { is_checked: '1' } },
  steps: [{ do: 'typePhone', phone: '9123456789' }],
  expects: { shows: ['Даю согласие на обработку данных', 'Всё готово'] },
};
