/**
 * Keeps the prerendered styles as a permanent style sheet. styled-components would remove its server-side sheet and
 * insert every rule again just before the form is usable.
 */

const PART_SEPARATOR = '/*!sc*/\n';
const SERVER_SHEET = /^<style (data-styled="true" data-styled-version="[^"]+")>([^]*)<\/style>$/;

interface PreservedStyles {
  /** A style element for the end of the head: styled-components inserts new rules after it. */
  readonly rules: string;
  /** One that browsers ignore and styled-components reads, to skip known rules: for the end of the body. */
  readonly registry: string;
}

/**
 * @param serverSheet from `ServerStyleSheet.getStyleTags()`
 * @throws Error for an unexpected format
 */
export function preserveSsrStyles(serverSheet: string): PreservedStyles {
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
  const registry = [...registryParts, ''].join(PART_SEPARATOR);
  return {
    rules: `<style>${rules.join('')}</style>`,
    registry: `<style type="text/plain" ${attributes}>${registry}</style>`,
  };
}
