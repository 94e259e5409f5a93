import type { Kysely } from 'kysely';
import { printedCode } from '../../content/navigator/log/report-code.ts';
import { recordReport } from '../../content/navigator/log/reports.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Report, ReportProof } from '../../reports/model/report.ts';

interface Made {
  readonly report: Report;
  readonly serviceId: string;
  /** The query of its address. */
  readonly search: string;
  /** Absolute, without a query. */
  readonly page: string;
}

/** Gives a report the code by which anybody can check it; null where it shows no entry. */
export async function reportProof(
  db: Kysely<DB>,
  { report, serviceId, search, page }: Made,
): Promise<ReportProof | null> {
  const versions = report.answers.map(({ recordId, locale, version }) => ({
    recordId,
    locale,
    number: version,
  }));
  if (versions.length === 0) return null;
  const code = await recordReport(db, {
    serviceId,
    selection: search,
    heldOn: report.times.on,
    knownAt: report.times.known === null ? null : new Date(report.times.known),
    versions,
  });
  const address = `${page}?code=${code}#check`;
  return {
    code: printedCode(code),
    lines: [messagesFor(report.locale).navigator.code.onReport({ address })],
  };
}
