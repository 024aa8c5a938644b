import { WebUrl } from './webUrl';

/** A random UUID (version 4); `crypto.randomUUID` exists on https pages only. */
export function createUuid(): string {
  // The url of a blob ends in one: https://w3c.github.io/FileAPI/#unicodeBlobURL
  const url = WebUrl.createObjectURL(new Blob());
  WebUrl.revokeObjectURL(url);
  return url.slice(-36);
}

/** @returns the UUID with its last 32 bits replaced by a hash (FNV-1a) of them and the text */
export function deriveUuid(uuid: string, text: string): string {
  let hash = Number.parseInt(uuid.slice(-8), 16);
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return uuid.slice(0, -8) + (hash >>> 0).toString(16).padStart(8, '0');
}
