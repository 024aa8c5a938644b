import { fileURLToPath } from 'node:url';

/** Folder of the built page. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
