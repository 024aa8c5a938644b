/** Puts a site's own texts into the copy, whichever chunk a text is in. */

interface Texts {
  [name: string]: string | string[] | Texts;
}

let siteOverrides: Texts = {};

/** Call before a chunk with texts loads. */
export function setOverrides(overrides: Texts): void {
  siteOverrides = overrides;
}

/** Puts the site's own texts into those that come with a later chunk. */
export function withOverrides<Copy extends Texts>(copy: Copy): Copy {
  override(copy, siteOverrides);
  return copy;
}

/** @returns a function that restores the texts */
export function override(texts: Texts, overrides: Texts): () => void {
  const undo = Object.entries(overrides).map(([name, value]) => {
    const shipped = texts[name];
    if (isTexts(shipped) && isTexts(value)) return override(shipped, value);
    // It belongs to another part of the copy.
    if (shipped === undefined) return () => undefined;
    texts[name] = value;
    return () => {
      texts[name] = shipped;
    };
  });
  return () => undo.forEach((each) => each());
}

function isTexts(value: string | string[] | Texts | undefined): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}
