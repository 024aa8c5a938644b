import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Телефон из визита',
  group: 'Визит и тема',
  about: 'Номер пришёл в адресе: он в поле, а из адресной строки убран.',
  address: '/?utm_source=yandex&telephone=79123456789',
  expects: { shows: ['+7 (912) 345-67-89', 'Всё готово'] },
};
