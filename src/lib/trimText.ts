/** Without the spaces and invisible characters that are copied with a value. Takes no longer for longer ones. */
export const trimText = (text: string): string =>
  /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? '';
