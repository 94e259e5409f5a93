import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of this clone. */
export const CHECKOUT = dirname(dirname(fileURLToPath(import.meta.url)));
