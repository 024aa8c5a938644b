/** A random UUID (version 4); `crypto.randomUUID` exists on https pages only. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @returns the UUID with its last 32 bits replaced by a hash (FNV-1a) of them and the text */
export function deriveUuid(uuid: string, text: string): string {
  let hash = Number.parseInt(uuid.slice(-8), 16);
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return uuid.slice(0, -8) + (hash >>> 0).toString(16).padStart(8, '0');
}
