/**
 * Background pictures of wide screens, one per palette (section 2, "Page layout"). They repeat horizontally without
 * a seam.
 */
import type { ThemeColor } from '../config/site';
import { neutralColors, themeColors, type ColorMode, type ThemeColors } from './palettes';

const SCENE_WIDTH_PX = 1920;
const SCENE_HEIGHT_PX = 760;

/** A wavy edge across the width, filled to the bottom; whole waves, so that both ends match. */
function waves(y: number, height: number, count: number, fill: string): string {
  const half = SCENE_WIDTH_PX / count / 2;
  const first = `q${half / 2} ${-height} ${half} 0`;
  const others = `t${half} 0`.repeat(count * 2 - 1);
  return `<path d="M0 ${y}${first}${others}V${SCENE_HEIGHT_PX}H0z" fill="${fill}"/>`;
}

type Drawing = (colors: ThemeColors) => string;

/** Between the words and the form of a wide screen. */
const figure = (...shapes: string[]) => `<g transform="translate(330)">${shapes.join('')}</g>`;

const FADE = 'url(#fade)';

const drawings: Record<ThemeColor, Drawing> = {
  /* Hills with a lighthouse. */
  green: ({ sceneMiddle, sceneNear, primary, onPrimary }) =>
    [
      `<circle cx="1450" cy="150" r="70" fill="${sceneMiddle}" opacity=".5"/>`,
      waves(600, 70, 2, sceneMiddle),
      figure(
        `<path d="M560 690l18-154h28l18 154z" fill="${primary}"/>`,
        `<path d="M573 572h38l2 20h-42zM569 612h46l2 20h-50z" fill="${onPrimary}" opacity=".85"/>`,
        `<path d="M574 536v-22l18-13 18 13v22z" fill="${sceneNear}"/>`,
      ),
      waves(650, 46, 3, sceneNear),
      waves(690, 30, 4, FADE),
    ].join(''),
  /* Open sea with a sail. */
  blue: ({ sceneMiddle, sceneNear, primary, onScene }) =>
    [
      `<circle cx="420" cy="140" r="54" fill="${sceneMiddle}" opacity=".6"/>`,
      waves(585, 22, 5, sceneMiddle),
      figure(
        `<path d="M610 618l4-118 62 106zM600 618l4-90-46 82z" fill="${primary}" opacity=".9"/>`,
        `<path d="M540 624h152l-24 40H564z" fill="${onScene}" opacity=".8"/>`,
      ),
      waves(640, 26, 6, sceneNear),
      waves(685, 20, 8, FADE),
    ].join(''),
  /* Sunset behind mountains. */
  red: ({ sceneMiddle, sceneNear, primary }) =>
    [
      figure(`<circle cx="640" cy="640" r="132" fill="${primary}" opacity=".55"/>`),
      `<path d="M0 660l180-90 150 70 190-110 210 120 170-80 220 100 200-120 240 120 180-60 180 50V760H0z" fill="${sceneMiddle}"/>`,
      `<path d="M0 700l240-70 200 60 260-80 220 70 260-60 300 80 220-70 220 70V760H0z" fill="${sceneNear}"/>`,
      waves(705, 18, 5, FADE),
    ].join(''),
  /* Dunes with a balloon. */
  yellow: ({ sceneMiddle, sceneNear, primary, onScene }) =>
    [
      `<circle cx="430" cy="150" r="62" fill="${sceneMiddle}"/>`,
      waves(610, 60, 2, sceneMiddle),
      `<g transform="translate(498 162) scale(.75)">`,
      `<path d="M618 500c0-34 24-58 54-58s54 24 54 58c0 30-26 52-40 70h-28c-14-18-40-40-40-70z" fill="${primary}"/>`,
      `<path d="M672 442c-14 16-20 36-20 58 0 28 8 50 14 70h12c6-20 14-42 14-70 0-22-6-42-20-58z" fill="${sceneNear}"/>`,
      `<path d="M659 582h26v18h-26z" fill="${onScene}" opacity=".7"/>`,
      `</g>`,
      waves(655, 50, 3, sceneNear),
      waves(700, 26, 4, FADE),
    ].join(''),
};

/** The picture as SVG source. */
export function sceneSvg(theme: ThemeColor, mode: ColorMode): string {
  const colors = themeColors[theme][mode];
  const { page } = neutralColors[mode];
  const gradient = (id: string, from: string, to: string, at: number) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="${at}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH_PX}" height="${SCENE_HEIGHT_PX}" viewBox="0 0 ${SCENE_WIDTH_PX} ${SCENE_HEIGHT_PX}">`,
    `<defs>${gradient('sky', colors.sceneFar, page, 0.75)}${gradient('fade', colors.sceneMiddle, page, 0.1)}</defs>`,
    `<path d="M0 0h${SCENE_WIDTH_PX}v${SCENE_HEIGHT_PX}H0z" fill="url(#sky)"/>`,
    drawings[theme](colors),
    '</svg>',
  ].join('');
}
