/** Path of an installed nginx. */
export function findNginx(): string | undefined;
/** Path of an installed `brotli_static` module. */
export function findBrotliModule(): string | undefined;
