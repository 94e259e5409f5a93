import type { IPropertiesOptions } from 'docx';
import { pagesOf } from '../../document/length.ts';
import type { ReportDocument } from '../../document/parts.ts';

/** Pages up to which they are reckoned, which takes a second or two, and for the largest reports half a minute. */
const mostPages = 16;

/**
 * Has the contents of a document say on which page each heading stands, wherever it is opened: it is laid out as Word
 * does it, in fonts that are known to be as wide. In a longer report the numbers are left out and their fields marked for
 * renewal: Word asks whether to fill them in when it opens the file.
 */
export async function pageNumbersFor(
  report: ReportDocument,
): Promise<Pick<IPropertiesOptions, 'pageNumbers'>> {
  if (pagesOf(report) > mostPages) return {};
  const { estimatePageNumbersWith } = await import('docx/layout');
  return { pageNumbers: estimatePageNumbersWith({ guess: true }) };
}
