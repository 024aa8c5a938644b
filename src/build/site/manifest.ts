import type { SiteFile } from '../../config/site';
import { neutralColors, themeColors } from '../../design/palettes';

export const MANIFEST_FILE = 'manifest.webmanifest';

/** The web app manifest of a site. */
export function manifestOf({ brand, ui }: SiteFile): string {
  const manifest = {
    name: brand,
    short_name: brand,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: neutralColors.light.page,
    theme_color: themeColors[ui.primary].light.primary,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
