import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Анкета заполнена',
  group: 'Анкета',
  about: 'Сумма, телефон и согласие на месте: кнопка ждёт.',
  address: FROM_AD,
  steps: [{ do: 'typePhone', phone: '9123456789' }],
  expects: { shows: ['+7 (912) 345-67-89', 'Всё готово'] },
};
