/**
 * Background pictures, one per palette (section 2, "Page layout"). Each file has two compositions: a wide one around
 * the middle, and one at the right edge for phones and tablets.
 */
import type { ThemeColor } from '../config/site';
import { neutralColors, themeColors, type ColorMode, type ThemeColors } from './palettes';
import { SCENE_WIDE_PX } from './tokens';

/** The picture's file in `assets/`. */
export const sceneFile = (theme: ThemeColor, mode: ColorMode) => `${theme}-${mode}.svg`;

type Colors = ThemeColors & { surface: string };

/** Everything that belongs to one theme. */
interface Drawing {
  /** 100 high, its foot at 0 0. */
  figure: (colors: Colors) => string;
  /** Outlines of the far and the near ground, from left to right, around x = 0. */
  wide: { behind?: (colors: Colors) => string; far: string; near: string };
  /** The same, left of x = 0. */
  narrow: { behind?: (colors: Colors) => string; far: string; near: string };
  /** Position and size of the figure. */
  transforms: { wide: string; narrow: string };
  /** True if the far ground hides the foot of the figure. */
  isBehindGround?: boolean;
}

const BEAM = 'url(#beam)';

const WAVES_WIDE = {
  far: 'M-1500 590C-1300 560-1150 620-950 620S-600 553-419 553-180 588-5 588 330 500 530 500 880 590 1050 590 1300 530 1500 540',
  near: 'M-1500 630S-1250 590-1050 640-850 656-720 656C-480 656-280 594-36 594S330 633 509 633 850 596 1050 600 1300 640 1500 630',
};

const WAVES_NARROW = {
  far: 'M-1024 170C-930 146-860 140-760 156S-520 172-400 158-290 148-230 149-150 158-110 157-30 146 0 132',
  near: 'M-1024 240C-800 210-600 270-390 250S-200 215 0 214',
};

const drawings: Record<ThemeColor, Drawing> = {
  /* A lighthouse on hills. */
  green: {
    figure: ({ primary, surface, sceneMiddle }) =>
      [
        `<path d="M-11.6 0-7.2-81H7.2L11.6 0zM-11-85h22v5h-22zM-7.2-93-0-100 7.2-93v9H-7.2z" fill="${primary}"/>`,
        `<path d="M-8.2-63H8.2L9.1-46H-9.1zM-10-30H10l.9 17h-21.8z" fill="${surface}"/>`,
        `<path d="M-4.4-92h8.8v7h-8.8z" fill="${sceneMiddle}"/>`,
      ].join(''),
    wide: { ...WAVES_WIDE, behind: () => `<path d="M-44 344-1200 92V720z" fill="${BEAM}"/>` },
    narrow: { ...WAVES_NARROW, behind: () => `<path d="M-66 82-700-50V260z" fill="${BEAM}"/>` },
    transforms: {
      wide: 'translate(-36 595)scale(2.76)',
      narrow: 'translate(-60 159)scale(1.5 .92)',
    },
  },
  /* A sailing boat. */
  blue: {
    figure: ({ primary, onScene, sceneMiddle }) =>
      [
        `<circle cy="-59" r="44" fill="${sceneMiddle}" opacity=".7"/>`,
        `<path d="M-5-33V-84L-31-33zM1-33V-100L37-33z" fill="${primary}"/>`,
        `<path d="M-39-28H42C38-12 33-4 27 0H-23C-30-4-35-12-39-28z" fill="${onScene}"/>`,
      ].join(''),
    wide: {
      far: 'M-1500 572q125-36 250 0t250 0 250 0 250 0 250 0 250 0 250 0 250 0 250 0 250 0 250 0 250 0',
      near: 'M-1500 610q150 40 300 0t300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0',
    },
    narrow: {
      far: 'M-1040 154q65-12 130 0t130 0 130 0 130 0 130 0 130 0 130 0 130 0',
      near: 'M-1040 230q65-16 130 0t130 0 130 0 130 0 130 0 130 0 130 0 130 0',
    },
    transforms: { wide: 'translate(-40 628)scale(2.6)', narrow: 'translate(-62 164)scale(.92)' },
  },
  /* The sun behind mountains. */
  red: {
    figure: ({ primary }) => `<circle cy="-50" r="50" fill="${primary}"/>`,
    wide: {
      far: 'M-1500 590-1220 540-1020 585-820 548-640 596-460 560-330 582-200 530-130 556-10 462 70 524 130 500 300 560 560 470 700 540 860 480 1100 580 1300 530 1500 580',
      near: 'M-1500 640C-1200 590-1000 660-720 640S-300 600-60 604 300 650 560 630 900 590 1100 620 1300 650 1500 620',
    },
    narrow: {
      far: 'M-1024 170-900 140-760 162-640 142-500 160-390 150-330 156-260 148-200 157-130 146-104 152-56 112 0 142',
      near: 'M-1024 230C-800 210-600 260-390 246S-200 200 0 214',
    },
    transforms: { wide: 'translate(-44 560)scale(2.05)', narrow: 'translate(-64 165)scale(.9)' },
    isBehindGround: true,
  },
  /* A balloon over dunes. */
  yellow: {
    figure: ({ primary, sceneNear, onScene }) =>
      [
        `<path d="M-7-22C-14-34-36-46-36-66a36 34 0 0 1 72 0C36-46 14-34 7-22z" fill="${primary}"/>`,
        `<path d="M-4-22C-7-34-15-48-15-66-15-82-9-94 0-100 9-94 15-82 15-66 15-48 7-34 4-22z" fill="${sceneNear}"/>`,
        `<path d="M-6.5-13h13v13h-13z" fill="${onScene}"/>`,
      ].join(''),
    wide: {
      ...WAVES_WIDE,
      behind: ({ sceneMiddle }) =>
        `<circle cx="-210" cy="560" r="74" fill="${sceneMiddle}" opacity=".7"/>`,
    },
    narrow: {
      ...WAVES_NARROW,
      behind: ({ sceneMiddle }) =>
        `<circle cx="-126" cy="146" r="24" fill="${sceneMiddle}" opacity=".7"/>`,
    },
    transforms: { wide: 'translate(-36 540)scale(2.4)', narrow: 'translate(-58 148)scale(.84)' },
  },
};

const HEIGHT_PX = { wide: 760, narrow: 340 };

/** The picture as SVG source; as wide as its box. */
export function sceneSvg(theme: ThemeColor, mode: ColorMode): string {
  const { page, surface } = neutralColors[mode];
  const colors = { ...themeColors[theme][mode], surface };
  const drawing = drawings[theme];
  const part = (name: 'wide' | 'narrow') => {
    const { behind, far, near } = drawing[name];
    const height = HEIGHT_PX[name];
    const [start, end] = [Math.round(height * 0.86), height];
    const figure = `<use href="#figure" transform="${drawing.transforms[name]}"/>`;
    const ground = `<path d="${far}V${end}H-1500z" fill="${colors.sceneMiddle}"/>`;
    return [
      `<g class="${name}"><linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${start}" y2="${end}"><stop stop-color="${colors.sceneNear}"/><stop offset="1" stop-color="${page}"/></linearGradient>`,
      `<path d="M0 0H9999V${end}H0z" fill="url(#sky)"/>`,
      `<svg x="${name === 'wide' ? '50%' : '100%'}" overflow="visible">`,
      behind?.(colors) ?? '',
      ...(drawing.isBehindGround ? [figure, ground] : [ground, figure]),
      `<path d="${near}V${end}H-1500z" fill="url(#${name})"/></svg></g>`,
    ].join('');
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"><style>.wide{display:none}@media(min-width:${SCENE_WIDE_PX}px){.wide{display:inline}.narrow{display:none}}</style>`,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset=".1" stop-color="${colors.sceneFar}"/><stop offset=".7" stop-color="${page}"/></linearGradient>`,
    `<linearGradient id="beam" x1="1" x2="0"><stop stop-color="${colors.sceneMiddle}"/><stop offset=".7" stop-color="${colors.sceneMiddle}" stop-opacity="0"/></linearGradient>`,
    `<g id="figure">${drawing.figure(colors)}</g></defs>`,
    part('narrow'),
    part('wide'),
    '</svg>',
  ].join('');
}
