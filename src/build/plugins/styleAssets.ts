/** Emits the typeface and the background pictures, and serves them in development. */
import type { Plugin } from 'vite';
import { createStyleAssets, type StyleAssets } from '../styleFiles';

let assets: Promise<StyleAssets> | undefined;

/** Made once per process. */
export function loadStyleAssets(): Promise<StyleAssets> {
  return (assets ??= createStyleAssets());
}

export function styleAssets(): Plugin {
  return {
    name: 'style-assets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        loadStyleAssets().then(({ files }) => {
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
      if (this.environment.config.build.ssr !== false) return;
      const { files } = await loadStyleAssets();
      files.forEach(({ fileName, source }) => this.emitFile({ type: 'asset', fileName, source }));
    },
  };
}
