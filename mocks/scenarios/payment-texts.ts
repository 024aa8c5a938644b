import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Платёжные тексты',
  group: 'Сервис',
  about: 'Тексты сервиса стоят над акцией и в подвале.',
  address: FROM_AD,
  expects: { shows: ['Подбор бесплатный', 'не выдаёт займы', 'Дополнительная информация'] },
};
