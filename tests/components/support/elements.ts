/** The page's elements, from the list of all page objects. */
import { page } from 'vitest/browser';
import { PAGE_ELEMENTS, type ElementName, type PageElement } from '../../support/pageElements';

function locate(name: ElementName, parent: Pick<typeof page, 'getByRole'> = page) {
  const element: PageElement = PAGE_ELEMENTS[name];
  if (element.name === undefined) return parent.getByRole(element.role);
  const isExact = typeof element.name === 'string';
  return parent.getByRole(element.role, { name: element.name, exact: isExact });
}

export const form = locate('form');
export const slider = locate('slider');
export const amountButton = locate('amountButton');
export const amountField = locate('amountField');
export const phone = locate('phone');
export const clearPhone = locate('clearPhone');
export const consent = locate('consent');
export const rulesButton = locate('rulesButton');
export const rules = locate('rules');
export const progress = locate('progress');
export const submit = locate('submit');
export const approved = locate('approved');
export const next = locate('next');
export const newApplication = locate('newApplication');
export const timer = locate('timer');
export const alert = locate('alert');
export const retryButton = locate('retryButton');
export const bestOffer = locate('bestOffer');
export const otherOffers = locate('otherOffers');
export const overlayOffer = locate('overlayOffer');
export const cookieNotice = locate('cookieNotice');
export const acceptCookies = locate('acceptCookies', cookieNotice);
export const refuseCookies = locate('refuseCookies', cookieNotice);
export const pushPrompt = locate('pushPrompt');
export const footer = locate('footer');
export const colorModeButton = locate('colorModeButton');
