/** `npm run og-image -- <site.json>`: renders the site's Open Graph image into its `publicDir`. */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { exitOnError } from '../../src/build/exitOnError';
import { readSite } from '../../src/build/site/readSite';
import { escapeHtml } from '../../src/build/site/siteHead';
import { createStyleAssets } from '../../src/build/styleFiles';
import type { SiteFile } from '../../src/config/site';
import { neutralColors, themeColors } from '../../src/design/palettes';
import { sceneSvg } from '../../src/design/scenes';
import { formatRub } from '../../src/lib/money';
import { browserLaunch } from '../browser/playwright.config';

/** The size that social networks recommend. */
const SIZE = { width: 1200, height: 630 };

function dataUrl(type: string, source: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(source).toString('base64')}`;
}

async function renderHtml({ brand, head, ui, calculator }: SiteFile): Promise<string> {
  const { files, fontFaces } = await createStyleAssets();
  const faces = files.reduce(
    (css, { fileName, contentType, source }) =>
      css.replace(`/${fileName}`, () => dataUrl(contentType, source)),
    fontFaces,
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
await page.setContent(await renderHtml(config));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path });
await browser.close();
console.log(path);
