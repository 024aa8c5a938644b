/** Runs axe in the page itself: its Playwright package opens another page for every analysis. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a palette may break: it changes nothing but the colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations of WCAG 2.2 AA and of best practices, outside of third parties' frames.
 *
 * @param rules only these; by default all
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(
        { exclude: ['iframe'] },
        { runOnly, iframes: false, resultTypes: ['violations'] },
      ),
    rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );
}
