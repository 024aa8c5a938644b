import { describe, expect, it } from 'vitest';

import { contrastColors, lightContrastDanger, neutralColors, themeColors } from '~/design/palettes';

/** Relative luminance of `#rrggbb` as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const neutral = neutralColors[mode];

  it('neutral text and edges have enough contrast', () => {
    expect(contrast(neutral.surface, neutral.ink)).toBeGreaterThanOrEqual(TEXT);
    for (const background of [neutral.page, neutral.surface, neutral.raised]) {
      expect(contrast(neutral.text, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(neutral.textMuted, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(neutral.danger, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(neutral.controlEdge, background)).toBeGreaterThanOrEqual(CONTROL);
    }
  });

  it.each(['red', 'green', 'blue', 'yellow'] as const)(
    'text and controls of the %s theme have enough contrast',
    (theme) => {
      const colors = themeColors[theme][mode];
      const pairs: [name: string, one: string, other: string, minimum: number][] = [
        ['the button’s text', colors.onPrimary, colors.primary, TEXT],
        ['the button’s text under the pointer', colors.onPrimary, colors.primaryHover, TEXT],
        ['the disabled button’s text', colors.onScene, colors.disabled, 10],
        ['text on a tint', neutral.text, colors.tint, TEXT],
        ['muted text on a tint', neutral.textMuted, colors.tint, TEXT],
        ['accents on a tint', colors.accent, colors.tint, TEXT],
        ['text on the scene', neutral.text, colors.sceneFar, TEXT],
        ['muted text on the scene', neutral.textMuted, colors.sceneFar, TEXT],
        ['the headline on the picture', neutral.text, colors.sceneMiddle, TEXT],
        ['the picture’s text', colors.onScene, colors.sceneMiddle, TEXT],
        ['the picture’s text on its near ground', colors.onScene, colors.sceneNear, TEXT],
        ['a heading on the near ground', neutral.text, colors.sceneNear, CONTROL],
        ['the checkmark in its box', neutral.surface, colors.accent, TEXT],
        ['the slider’s filled part', colors.accent, neutral.line, CONTROL],
        ...[neutral.page, neutral.surface, neutral.raised].map(
          (background): (typeof pairs)[number] => [
            'links and marks',
            colors.accent,
            background,
            TEXT,
          ],
        ),
      ];
      const tooLow = pairs.filter(([, one, other, minimum]) => contrast(one, other) < minimum);
      expect(
        tooLow.map(([name, one, other]) => `${name}: ${contrast(one, other).toFixed(2)}`),
      ).toEqual([]);
    },
  );

  it('text reaches 7:1 where the visitor prefers more contrast', () => {
    const danger = mode === 'light' ? lightContrastDanger : neutral.danger;
    const { text, surface, ink } = neutral;
    expect(contrastColors).toEqual({
      ...{ textMuted: 'text', controlEdge: 'text', accent: 'text' },
      ...{ primary: 'ink', primaryHover: 'ink', onPrimary: 'surface' },
    });
    const tints = Object.values(themeColors).map((colors) => colors[mode].tint);
    for (const background of [neutral.page, surface, neutral.raised, ...tints]) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(7);
    }
    for (const background of [neutral.page, surface, neutral.raised]) {
      expect(contrast(danger, background)).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(surface, ink)).toBeGreaterThanOrEqual(7);
  });
});
