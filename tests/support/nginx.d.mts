/** Path of an installed nginx. */
export function findNginx(): string | undefined;
