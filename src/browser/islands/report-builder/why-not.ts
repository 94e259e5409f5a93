import { AskError } from '../account/ask.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';
import { ReportRefused } from './ask-report.ts';

/** Why something of a saved report did not work, in words. */
export function whyNot(error: unknown, m: SavedTexts): string {
  if (error instanceof ReportRefused && error.words !== '') return error.words;
  return error instanceof AskError && error.code === 'LIMIT_REACHED' ? m.limit : m.failed;
}
