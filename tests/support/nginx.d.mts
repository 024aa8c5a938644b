/** The file of an installed nginx. */
export function findNginx(): string | undefined;
