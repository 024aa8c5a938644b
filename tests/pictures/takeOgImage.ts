/**
 * `npm run og-image`: draws the picture that messengers show beside a link to the site, from the site's own name,
 * colours and amounts, to where its config says that it is. `VITE_SITE` chooses the site, as for a build.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { SiteConfig } from '../../src/config/site';
import { readBuildEnv } from '../../src/build/env';
import { makeHeadAssets } from '../../src/build/headAssets';
import { neutralColors, themeColors } from '../../src/design/palettes';
import { sceneSvg } from '../../src/design/scenes';
import { formatRub } from '../../src/lib/money';
import { browserLaunch } from '../browser/playwright.config';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));
/** What the services that show such pictures ask for. */
const SIZE = { width: 1200, height: 630 };

const asText = (words: string) => words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function inData(type: string, source: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(source).toString('base64')}`;
}

async function draw({ brand, head, ui, calculator }: SiteConfig): Promise<string> {
  const { files, fontFaces } = await makeHeadAssets();
  const faces = files.reduce(
    (css, { fileName, contentType, source }) =>
      css.replace(`/${fileName}`, () => inData(contentType, source)),
    fontFaces,
  );
  const colors = { ...neutralColors.light, ...themeColors[ui.primary].light };
  const { min, max } = calculator.amount;
  return `<!doctype html><meta charset="utf-8"><style>
    ${faces.replaceAll('optional', 'block')}
    body {
      margin: 0; padding: 72px 80px; font: 500 34px/1.3 Manrope; color: ${colors.text};
      background: url(${inData('image/svg+xml', sceneSvg(ui.primary, 'light'))}) 400px -90px / 1920px repeat-x ${colors.sceneFar};
    }
    p { margin: 0; }
    .brand { font-weight: 700; font-size: 40px; color: ${colors.accent}; }
    h1 { margin: 32px 0 20px; max-width: 800px; font-size: 76px; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
    .amounts { color: ${colors.onScene}; }
  </style>
  <p class="brand">${asText(brand)}</p>
  <h1>${asText(head.ogTitle)}</h1>
  <p class="amounts">от ${formatRub(min)} до ${formatRub(max)}</p>`;
}

process.env['NODE_ENV'] = 'production';
const site = await readBuildEnv(process.env).loadSite();
const { ogImage } = site.head;
if (!/^\/[\w-]+\.png$/.test(ogImage)) {
  throw new Error(`ogImage is "${ogImage}": only a PNG at the site's root can be drawn`);
}
const browser = await chromium.launch(browserLaunch);
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(await draw(site));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `${PUBLIC}${ogImage}` });
await browser.close();
console.log(`public${ogImage}`);
