import { AccountPart, Lines } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import type { Shown } from '../shown.ts';
import type { Saved } from './load-saved.ts';
import { SavedReportLine } from './SavedReportLine.tsx';

/** The reports that somebody saved: how much of each has changed, and what can be done with it. */
export function SavedReports(shown: Shown<Saved>) {
  const { savedReports, m } = shown.data;
  return (
    <AccountPart id="saved-reports" title={m.heading} text={m.headingText}>
      {savedReports.length === 0 ? (
        <>
          <p>{m.none}</p>
          <p>
            <a href={here('/navigator')}>{m.toNavigator}</a>
          </p>
        </>
      ) : (
        <>
          <Lines label={m.heading}>
            {savedReports.map((report) => (
              <SavedReportLine key={report.id} {...shown} report={report} />
            ))}
          </Lines>
          <p className="meta">{m.tellText}</p>
        </>
      )}
    </AccountPart>
  );
}
