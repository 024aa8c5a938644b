/** `npm run og-image -- <site.json>`: renders the site's Open Graph image into its `publicDir`. */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnError } from '../support/exitOnError';
import { readSite } from '../../src/build/site/readSite';
import { STYLE_ASSETS } from '../../src/build/styleAssets';
import type { SiteFile } from '../../src/config/site';
import { neutralColors, themeColors } from '../../src/design/palettes';
import { sceneSvg } from '../../src/design/scenes';
import { typefaceCss } from '../../src/design/typeface';
import { escapeHtml } from '../../src/lib/escapeHtml';
import { formatRub } from '../../src/lib/money';
import { browserLaunch } from '../support/launch';

/** The size that social networks recommend. */
const SIZE = { width: 1200, height: 630 };

function dataUrl(type: string, source: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(source).toString('base64')}`;
}

function renderHtml({ brand, head, ui, calculator }: SiteFile): string {
  const faces = typefaceCss((file) =>
    dataUrl('font/woff2', readFileSync(`${STYLE_ASSETS}${file}`)),
  );
  const colors = { ...neutralColors.light, ...themeColors[ui.primary].light };
  const { min, max } = calculator.amount;
  return `<!doctype html><meta charset="utf-8"><style>
    ${faces.replaceAll('optional', 'block')}
    body {
      margin: 0; padding: 72px 80px; font: 500 34px/1.3 Manrope; color: ${colors.text};
      background: url(${dataUrl('image/svg+xml', sceneSvg(ui.primary, 'light'))}) -80px -110px / 2200px 760px no-repeat ${colors.sceneFar};
    }
    p { margin: 0; }
    .brand { font-weight: 700; font-size: 40px; color: ${colors.accent}; }
    h1 { margin: 32px 0 20px; max-width: 800px; font-size: 76px; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
    .amounts { color: ${colors.onScene}; }
  </style>
  <p class="brand">${escapeHtml(brand)}</p>
  <h1>${escapeHtml(head.ogTitle)}</h1>
  <p class="amounts">от ${formatRub(min)} до ${formatRub(max)}</p>`;
}

/** @throws Error if the config is wrong, or its picture is not one that this command writes */
function readDrawable(file: string): { config: SiteFile; path: string } {
  const { config, publicDir } = readSite(file, false);
  const { ogImage } = config.head;
  if (/^\/[\w-]+\.png$/.test(ogImage)) return { config, path: join(publicDir, ogImage) };
  throw new Error(
    `${file}: head.ogImage: "${ogImage}" cannot be drawn; allowed: a PNG in publicDir, such as /og-image.png`,
  );
}

process.env['NODE_ENV'] = 'production';
const [file = 'src/config/sites/demo.json'] = process.argv.slice(2);
const { config, path } = exitOnError(() => readDrawable(file));
const browser = await chromium.launch(browserLaunch);
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(renderHtml(config));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path });
await browser.close();
console.log(path);
