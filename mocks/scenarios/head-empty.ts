import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Заголовков сайта нет',
  group: 'Страница',
  about: 'Сервис не прислал ни заголовка, ни og: остаются те, что в сборке.',
  address: FROM_AD,
  service: { siteInfo: { title: '', title_main: '', og_title: '', og_image: '' } },
  expects: { shows: ['Осталось: телефон'] },
};
