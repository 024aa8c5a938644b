/**
 * A release: what a build leaves for making sites. The folder has the assets, which all sites share, the page without a
 * site's content, the source maps, the site command as a script that needs nothing but Node, the JSON Schema of its configs, and the
 * configuration of nginx.
 */
export const RELEASE = {
  assets: 'assets',
  /** Of the assets; part of no site. `npm run stack` reads them. */
  sourceMaps: 'source-maps',
  template: 'template.html',
  /** Files of the nginx configuration. */
  hosting: 'hosting',
  command: 'site.mjs',
  schema: 'site.schema.json',
} as const;
