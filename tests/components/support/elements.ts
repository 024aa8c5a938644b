/** The page's elements by role and Russian name. */
import { page } from 'vitest/browser';

export const form = page.getByRole('form', { name: 'Анкета' });
export const slider = page.getByRole('slider', { name: 'Сумма' });
export const amountButton = page.getByRole('button', { name: /₽/ });
export const amountField = page.getByRole('textbox', { name: 'Сумма' });
export const phone = page.getByRole('textbox', { name: 'Мобильный телефон' });
export const clearPhone = page.getByRole('button', { name: 'Очистить телефон' });
export const consent = page.getByRole('checkbox', { name: 'С правилами сервиса согласен.' });
export const rulesButton = page.getByRole('button', { name: 'правилами сервиса' });
export const rules = page.getByRole('dialog', { name: 'Правила сервиса' });
export const progress = page.getByRole('progressbar', { name: 'Заполнение анкеты' });
export const submit = page.getByRole('button', { name: /^(Подобрать займ|Получить деньги)$/ });
export const approved = page.getByRole('heading', { name: 'Заявка одобрена' });
export const next = page.getByRole('link', { name: /^Далее/ });
export const alert = page.getByRole('alert');
export const retryButton = page.getByRole('button', { name: 'Повторить' });
export const bestOffer = page.getByRole('region', { name: 'Лучшее предложение' });
export const otherOffers = page.getByRole('region', { name: 'Другие предложения' });
export const overlayOffer = page.getByRole('complementary', { name: 'Предложение партнёра' });
export const cookieNotice = page.getByRole('region', { name: 'Уведомление о cookie' });
export const acceptCookies = cookieNotice.getByRole('button', { name: 'Хорошо' });
export const refuseCookies = cookieNotice.getByRole('button', { name: 'Только необходимые' });
export const pushPrompt = page.getByRole('region', { name: 'Уведомления', exact: true });
export const footer = page.getByRole('contentinfo');
