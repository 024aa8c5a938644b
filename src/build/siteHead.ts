/** Writes the site's own head into index.html: for readers that run no script, and for the first paint. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SiteConfig } from '../config/site';
import { globalCss } from '../design/globalCss';

export function siteHead({ head, ui }: SiteConfig): Plugin {
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs,
    injectTo: 'head',
  });
  return {
    name: 'site-head',
    transformIndexHtml: () => [
      { tag: 'title', children: head.title, injectTo: 'head' },
      meta({ name: 'description', content: head.description }),
      meta({ property: 'og:type', content: 'website' }),
      meta({ property: 'og:title', content: head.ogTitle }),
      meta({ property: 'og:description', content: head.description }),
      meta({ property: 'og:image', content: head.ogImage }),
      { tag: 'style', children: globalCss(ui.primary), injectTo: 'head' },
    ],
  };
}
