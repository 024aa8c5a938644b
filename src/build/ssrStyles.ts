/**
 * Keeps the prerendered styles as a permanent style sheet. styled-components would remove its server-side sheet and
 * insert every rule again just before the form is usable.
 */

const PART_SEPARATOR = '/*!sc*/\n';
const SERVER_SHEET = /^<style (data-styled="true" data-styled-version="[^"]+")>([^]*)<\/style>$/;
/** A forced colour that comes a moment later is no other layout. */
const LATER_MEDIA = /^@media (print|\(forced-colors)/;

const styleElement = (rules: readonly string[]) => `<style>${rules.join('')}</style>`;

/**
 * @param serverSheet from `ServerStyleSheet.getStyleTags()`
 * @param form the HTML up to the end of the form
 * @throws Error for an unexpected format
 */
export function preserveSsrStyles(serverSheet: string, form: string) {
  const [, attributes, content] = SERVER_SHEET.exec(serverSheet.trim()) ?? [];
  if (attributes === undefined || content === undefined) {
    throw new Error('the prerendered style sheet is not one of styled-components');
  }
  const parts = content.split(PART_SEPARATOR).filter((part) => part !== '');
  const registryParts = parts.filter((part) => part.startsWith('data-styled.g'));
  const rules = parts.filter((part) => !part.startsWith('data-styled.g'));
  if (registryParts.length === 0 || rules.length === 0) {
    throw new Error('the prerendered style sheet has no rules, or does not say for which names');
  }
  const classes = new Set(
    [...form.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isLater = (rule: string) => {
    const names = [...rule.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
    const isUsed = names.length === 0 || names.some((name) => classes.has(name));
    return !isUsed || LATER_MEDIA.test(rule);
  };
  return {
    // For the end of the head: what the form and the parts above it need.
    rules: styleElement(rules.filter((rule) => !isLater(rule))),
    // For all that comes behind the form, for paper and for forced colours; `body.ts` moves it behind the others.
    laterRules: styleElement(rules.filter(isLater)),
    // One that browsers ignore and styled-components reads, to skip known rules: for the end of the body.
    registry: `<style type="text/plain" ${attributes}>${[...registryParts, ''].join(PART_SEPARATOR)}</style>`,
  };
}
