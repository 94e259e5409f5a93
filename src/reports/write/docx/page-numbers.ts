import type { PageNumberEstimator } from 'docx';
import { pagesOf } from '../../document/length.ts';
import type { ReportDocument } from '../../document/parts.ts';

/** Pages up to which they are reckoned, which takes a second or two, and for the largest reports half a minute. */
const mostPages = 16;

interface PageNumbers {
  readonly pageNumbers: PageNumberEstimator;
  /** Whether the contents say on which pages headings are. */
  readonly areThere: boolean;
}

/**
 * Has the contents of a document say on which page each heading stands, wherever it is opened: it is laid out as Word
 * does it, in fonts that are known to be as wide. In a longer report the numbers are blank: nothing wrong is said, Word
 * asks for nothing as it opens the file, and fills them in once its reader has the table updated.
 */
export async function pageNumbersFor(report: ReportDocument): Promise<PageNumbers> {
  if (pagesOf(report) > mostPages) return { pageNumbers: blank, areThere: false };
  const { estimatePageNumbersWith } = await import('docx/layout');
  return { pageNumbers: estimatePageNumbersWith({ guess: true }), areThere: true };
}

/** Without an estimate the library marks the fields for renewal, which is what Word asks about. */
const blank: PageNumberEstimator = () => ({ bookmarks: new Map() });
