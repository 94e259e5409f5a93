import { renderToStaticMarkup } from 'react-dom/server';
import { Redline } from './Redline.tsx';
import type { redlineProps } from './saved-report.ts';

/** A comparison as a piece of the report builder's page, for those who have the page already. */
export function renderRedline(props: ReturnType<typeof redlineProps>): string {
  return renderToStaticMarkup(<Redline {...props} />);
}
