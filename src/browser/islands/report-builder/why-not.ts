import { AskError } from '../account/ask.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';

/** Why something of a saved report did not work, in words. */
export function whyNot(error: unknown, m: SavedTexts): string {
  return error instanceof AskError && error.code === 'LIMIT_REACHED' ? m.limit : m.failed;
}
