import { join } from 'node:path';

/** The directory of this clone. */
export const CHECKOUT = join(import.meta.dirname, '../..');
