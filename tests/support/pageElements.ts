/** Elements of the page, by which every page object finds them. */
import type { Locator, Page } from '@playwright/test';

/** Found by role and name in the accessibility tree; a name in a string is the whole name. */
export interface PageElement {
  readonly role: Parameters<Page['getByRole']>[0];
  readonly name?: string | RegExp;
  /** For scripts in the page, and for Firefox, which has no accessibility tree of a page whose scripts are deferred. */
  readonly css?: string;
}

export const PAGE_ELEMENTS = {
  form: { role: 'form', name: 'Анкета', css: '#root form' },
  slider: { role: 'slider', name: 'Сумма', css: '#root form [name=amount]' },
  amountButton: { role: 'button', name: /₽/, css: '#root form button' },
  amountField: { role: 'textbox', name: 'Сумма' },
  phone: { role: 'textbox', name: 'Мобильный телефон', css: '#root form [name=telephone]' },
  clearPhone: { role: 'button', name: 'Очистить телефон' },
  consent: {
    role: 'checkbox',
    name: 'С правилами сервиса согласен.',
    css: '#root form [name=accept]',
  },
  rulesButton: { role: 'button', name: 'правилами сервиса', css: '#root form button' },
  rules: { role: 'dialog', name: 'Правила сервиса' },
  closeButton: { role: 'button', name: 'Закрыть' },
  progress: { role: 'progressbar', name: 'Заполнение анкеты' },
  submit: {
    role: 'button',
    name: /^(Подобрать займ|Получить деньги)$/,
    css: '#root form [type=submit]',
  },
  approved: { role: 'heading', name: 'Заявка одобрена', css: '#root h2' },
  next: { role: 'link', name: /^Далее/, css: '#root h2 ~ a' },
  newApplication: { role: 'button', name: 'Новая заявка' },
  timer: { role: 'timer' },
  alert: { role: 'alert' },
  retryButton: { role: 'button', name: 'Повторить' },
  colorModeButton: { role: 'button', name: /^Оформление/ },
  bestOffer: { role: 'region', name: 'Лучшее предложение' },
  otherOffers: { role: 'region', name: 'Другие предложения' },
  overlayOffer: { role: 'complementary', name: 'Предложение партнёра' },
  cookieNotice: { role: 'region', name: 'Уведомление о cookie' },
  acceptCookies: { role: 'button', name: 'Хорошо' },
  refuseCookies: { role: 'button', name: 'Только необходимые' },
  cookieSettings: { role: 'button', name: 'Настройки cookie' },
  pushPrompt: { role: 'region', name: 'Уведомления' },
  footer: { role: 'contentinfo' },
} as const satisfies Record<string, PageElement>;

export type ElementName = keyof typeof PAGE_ELEMENTS;

/** Whether or not the element is there. */
export function locateElement(parent: Page | Locator, name: ElementName): Locator {
  return locateByRole(parent, PAGE_ELEMENTS[name]);
}

export function locateByRole(parent: Page | Locator, { role, name }: PageElement): Locator {
  if (name === undefined) return parent.getByRole(role);
  return parent.getByRole(role, { name, exact: typeof name === 'string' });
}

/** A locator for each element. */
export function locateElements(page: Page): Readonly<Record<ElementName, Locator>> {
  const names = Object.keys(PAGE_ELEMENTS) as ElementName[];
  return Object.fromEntries(names.map((name) => [name, locateElement(page, name)])) as Record<
    ElementName,
    Locator
  >;
}
