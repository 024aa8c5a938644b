import { describe, expect, it } from 'vitest';
import { globalCss } from '~/design/globalCss';
import * as tokens from '~/design/tokens';

describe('the global style sheet', () => {
  it('defines every variable that the design tokens use', () => {
    const css = globalCss('green');
    const uses = JSON.stringify(tokens).matchAll(/var\(--([\w-]+)/g);
    const names = new Set([...uses].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !css.includes(`--${name}:`))).toEqual([]);
  });
});
