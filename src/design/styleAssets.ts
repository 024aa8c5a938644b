/** Files of the global style sheet in `assets/`, which `npm run style-assets` writes. */
const urls = import.meta.glob<string>('./assets/*.{woff2,svg}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The url of a file, with a hash of its content in a build.
 *
 * @throws Error if the file is missing
 */
export function styleAssetUrl(file: string): string {
  const url = urls[`./assets/${file}`];
  if (url === undefined) throw new Error(`src/design/assets/ has no ${file}`);
  return url;
}
