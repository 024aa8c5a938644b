/** The web app manifest, from the site config. */
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../config/site';
import { neutralColors, themeColors } from '../../design/palettes';

const FILE = 'manifest.webmanifest';

function manifestOf({ brand, ui }: SiteConfig, base: string): string {
  const manifest = {
    name: brand,
    short_name: brand,
    lang: 'ru',
    start_url: base,
    display: 'browser',
    background_color: neutralColors.light.page,
    theme_color: themeColors[ui.primary].light.primary,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}apple-touch-icon.png`, sizes: '180x180', type: 'image/png' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function siteManifest(site: SiteConfig): Plugin {
  let base = '/';
  return {
    name: 'site-manifest',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifestOf(site, base));
      });
    },
    generateBundle: {
      handler(options) {
        // The SSR build emits no files.
        if (options.format !== 'es' || this.environment.name === 'ssr') return;
        this.emitFile({ type: 'asset', fileName: FILE, source: manifestOf(site, base) });
      },
    },
  };
}
