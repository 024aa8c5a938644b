/**
 * Writes logical paddings, margins and insets of the styles as physical ones, which Chrome before 87 understands; the
 * page is written from left to right.
 */
import type { Plugin } from 'vite';

const DECLARATION =
  /\b(padding|margin|inset)-(inline|block)(-start|-end)?: ([^;{}]*(?:\$\{[^}]*\}[^;{}]*)*);/g;
const INSET = /(?<![\w-])inset: ([^;{}]*(?:\$\{[^}]*\}[^;{}]*)*);/g;

/** The parts of a value, whose functions and placeholders may hold spaces. */
const split = (value: string) =>
  value.trim().match(/(?:\$\{[^}]*\}|\((?:[^()]|\([^()]*\))*\)|[^\s($]|\$(?!\{))+/g) ?? [];

const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const;

/** @returns the source with physical declarations in its styles */
export function toPhysicalSides(source: string): string {
  return source
    .replace(
      DECLARATION,
      (_all, name: string, axis: 'inline' | 'block', end: string | undefined, value: string) => {
        const [start = value, other = start] = split(value);
        const [first, second] = SIDES[axis].map((side) =>
          name === 'inset' ? side : `${name}-${side}`,
        );
        if (end === '-end') return `${second}: ${value};`;
        return end === '-start'
          ? `${first}: ${start};`
          : `${first}: ${start}; ${second}: ${other};`;
      },
    )
    .replace(INSET, (_all, value: string) => {
      const [top = value, right = top, bottom = top, left = right] = split(value);
      return `top: ${top}; right: ${right}; bottom: ${bottom}; left: ${left};`;
    });
}

export function physicalSides(): Plugin {
  return {
    name: 'physical-sides',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/(app|design|features|ui)\/[^?]*\.tsx?$/.test(id) ? toPhysicalSides(code) : undefined,
  };
}
