/**
 * A release: what a build leaves for making sites. The folder has the assets, which all sites share, the page without a
 * site's content, the site command as a script that needs nothing but Node, and the JSON Schema of its configs.
 */
export const RELEASE = {
  assets: 'assets',
  template: 'template.html',
  styleFiles: 'style-files.json',
  command: 'site.mjs',
  schema: 'site.schema.json',
} as const;
