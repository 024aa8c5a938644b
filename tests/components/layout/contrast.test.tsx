/** The page for visitors who prefer more contrast. */
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { THEME_COLORS } from '~/config/constants';
import { submit } from '../support/elements';
import { openForm } from '../support/openPage';

it('muted text, accents and the button take the strongest colours of any theme and mode', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
  await openForm();
  await emulate('more');
  onTestFinished(() => emulate('').then(() => undefined));
  await expect.poll(() => matchMedia('(prefers-contrast: more)').matches).toBe(true);
  const html = document.documentElement;
  for (const theme of THEME_COLORS) {
    for (const colorMode of ['light', 'dark']) {
      Object.assign(html.dataset, { theme, colorMode });
      const valueOf = (name: string) => getComputedStyle(html).getPropertyValue(name);
      expect(valueOf('--text-muted')).toBe(valueOf('--text'));
      expect(valueOf('--accent')).toBe(valueOf('--text'));
      expect(valueOf('--primary')).toBe(valueOf('--ink'));
      expect(valueOf('--on-primary')).toBe(valueOf('--surface'));
    }
  }
  await expect.element(submit).toBeVisible();
});
