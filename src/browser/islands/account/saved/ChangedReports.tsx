import { AccountPart, Chip, Line, Lines } from '../AccountPart.tsx';
import type { Dashboard } from '../dashboard/load-dashboard.ts';
import type { Shown } from '../shown.ts';
import { reportAddress } from './load-saved.ts';

/** On the dashboard: saved reports of which answers have changed since they were kept. */
export function ChangedReports({ data: { savedReports, saved: m } }: Shown<Dashboard>) {
  const changed = savedReports.filter((report) => report.changed > 0);
  if (changed.length === 0) return null;
  return (
    <AccountPart title={m.dashboard}>
      <Lines>
        {changed.map((report) => {
          const { id, title, changed: count } = report;
          const address = reportAddress(report);
          return (
            <Line key={id}>
              <h3 className="quiet title-3">
                {address ? (
                  <a href={`${address}&compare=1`} aria-label={m.compareThis({ title })}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p className="small">
                <Chip loud>{m.changed({ count })}</Chip>
              </p>
            </Line>
          );
        })}
      </Lines>
    </AccountPart>
  );
}
