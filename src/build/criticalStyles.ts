/**
 * The prerendered page's rules as a style sheet that stays. styled-components would take its own server-side sheet
 * apart when the script comes and insert every rule anew, which costs a cheap phone a whole restyle, and an exception
 * for each rule of another browser engine, just before the form opens.
 */

const PART_END = '/*!sc*/\n';
const SERVER_SHEET = /^<style (data-styled="true" data-styled-version="[^"]+")>([^]*)<\/style>$/;

/**
 * @param serverSheet what `ServerStyleSheet.getStyleTags()` gives
 * @returns two style elements: the rules, and the register of the class names that they are for. The register is what
 *   styled-components reads to know what need not be inserted; no browser takes it for a style sheet.
 * @throws Error when the sheet is not built as expected
 *
 * Rules that are inserted later come after all of these. A component that extends another and is prerendered must
 * therefore not depend on winning over a variant of the other that is not.
 */
export function keepStyles(serverSheet: string): string {
  const [, attributes, content] = SERVER_SHEET.exec(serverSheet.trim()) ?? [];
  if (attributes === undefined || content === undefined) {
    throw new Error('the prerendered style sheet is not one of styled-components');
  }
  const parts = content.split(PART_END).filter((part) => part !== '');
  const names = parts.filter((part) => part.startsWith('data-styled.g'));
  const rules = parts.filter((part) => !part.startsWith('data-styled.g'));
  if (names.length === 0 || rules.length === 0) {
    throw new Error('the prerendered style sheet has no rules, or does not say for which names');
  }
  const register = [...names, ''].join(PART_END);
  return `<style>${rules.join('')}</style><style type="text/plain" ${attributes}>${register}</style>`;
}
