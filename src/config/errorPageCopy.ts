/**
 * Texts of the error pages that a web server sends itself, before the page or its service can answer; part of no script.
 * Overridden by `copy.errorPages` of a site's config.
 */
export const ERROR_PAGE_COPY = {
  /** A url or cookies that are too long, or a broken request. */
  request: {
    heading: 'Адрес страницы не открылся',
    text: 'Ссылка или cookie этого сайта слишком длинные. Откройте анкету заново; если не поможет, удалите cookie этого сайта в\u00a0настройках браузера.',
  },
  /** Too many requests from one address. */
  busy: {
    heading: 'Слишком много запросов',
    text: 'С\u00a0вашего адреса пришло много запросов подряд. Подождите минуту и\u00a0попробуйте ещё раз.',
  },
  /** The service does not respond. */
  service: {
    heading: 'Сервис временно недоступен',
    text: 'Мы уже чиним. Попробуйте ещё раз через несколько минут.',
  },
  /** As on the page itself, of every error but 404. */
  status: 'Internal Server Error',
  link: 'Открыть анкету',
};
