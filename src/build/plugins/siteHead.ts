/** Writes the site's head into index.html: meta tags for crawlers, and styles for the first paint. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SiteConfig } from '../../config/site';
import { globalCss } from '../../design/globalCss';
import { createHeadAssets, type HeadAssets } from '../headAssets';

export function siteHead({ head, ui }: SiteConfig): Plugin {
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs,
    injectTo: 'head',
  });
  let assets: Promise<HeadAssets> | undefined;
  const loadAssets = () => (assets ??= createHeadAssets());
  let isForServer = false;
  return {
    name: 'site-head',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        loadAssets().then(({ files }) => {
          const found = files.find(({ fileName }) => request.url === `/${fileName}`);
          if (found === undefined) {
            next();
            return;
          }
          response.setHeader('Content-Type', found.contentType);
          response.end(found.source);
        }, next);
      });
    },
    async generateBundle() {
      if (isForServer) return;
      const { files } = await loadAssets();
      files.forEach(({ fileName, source }) => this.emitFile({ type: 'asset', fileName, source }));
    },
    transformIndexHtml: async () => [
      { tag: 'title', children: head.title, injectTo: 'head' },
      meta({ name: 'description', content: head.description }),
      meta({ property: 'og:type', content: 'website' }),
      meta({ property: 'og:title', content: head.ogTitle }),
      meta({ property: 'og:description', content: head.description }),
      meta({ property: 'og:image', content: head.ogImage }),
      // Blocks rendering until the form is parsed: a partial form would shift.
      {
        tag: 'link',
        attrs: { rel: 'expect', href: '#too-old', blocking: 'render' },
        injectTo: 'head',
      },
      { tag: 'style', children: globalCss(ui.primary, await loadAssets()), injectTo: 'head' },
    ],
  };
}
