/** Prepares each test as a visitor's first load. */
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { announced } from './announcements';
import './document';
import { closePage } from './openPage';
import { moveMouse } from './input';

beforeEach(async () => {
  announced.length = 0;
  Object.assign(document.documentElement.dataset, { theme: 'default', colorMode: 'light' });
  // The pointer stays where the previous test has left it.
  await moveMouse({ x: 1_900, y: 1_190 });
  await page.viewport(390, 844);
});

/** Left behind by scripts of third parties, and by what is sent to them. */
const FOREIGN_GLOBALS = ['Ya', 'yaContextCb', 'dataLayer'];

afterEach(() => {
  closePage();
  document.documentElement.removeAttribute('style');
  scrollTo({ top: 0, behavior: 'instant' });
  for (const name of FOREIGN_GLOBALS) Reflect.deleteProperty(window, name);
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  }
});
