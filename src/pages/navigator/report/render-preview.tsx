import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportPreviewProps } from './preview.ts';
import { ReportPreview } from './ReportPreview.tsx';

/** A preview as a piece of its page, for those who have the page already. */
export function renderPreview(preview: ReportPreviewProps): string {
  return renderToStaticMarkup(<ReportPreview {...preview} />);
}
