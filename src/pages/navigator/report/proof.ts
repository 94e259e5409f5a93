import { placesOf } from '../../../content/navigator/log/leaves.ts';
import { printedCode, type ReportContents, reportCode } from '../../../content/navigator/log/report-code.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { ReportProof } from '../../../reports/model/report.ts';
import type { ReportPartsFragment } from '../../../reports/read/report.fragments.gen.ts';
import { knownAt } from '../selection/selection.ts';
import { madeParam, type ReportChoice, searchOfChoice } from './choice.ts';

interface Proving {
  /** With the jurisdictions that were asked for, and nothing added to them. */
  readonly choice: ReportChoice;
  readonly locale: SiteLocale;
  /** Absolute, without a query. */
  readonly page: string;
  readonly now: Date;
}

/** What a report is known by in the log; null where it shows nothing that is in it. */
export function contentsOf(
  { id, report: { table } }: ReportPartsFragment,
  { selection, ...choice }: ReportChoice,
): ReportContents | null {
  if (table.leaves.length === 0 || table.leaves.length !== table.cells.length) return null;
  const known = knownAt(selection);
  return {
    serviceId: id,
    selection: searchOfChoice({ ...choice, selection: { ...selection, on: null, known: null } }),
    heldOn: table.on,
    knownAt: known === null ? null : new Date(known),
    leaves: placesOf(table.leaves).map(({ hash }) => Buffer.from(hash, 'hex')),
  };
}

/**
 * A report's code, and the address at which it is checked: it holds all that the report is made of, so that the site has
 * to keep nothing of it.
 */
export function proofOf(service: ReportPartsFragment, proving: Proving): ReportProof | null {
  const { choice, locale, page, now } = proving;
  const contents = contentsOf(service, choice);
  if (contents === null) return null;
  const code = reportCode(contents);
  const { selection } = choice;
  const search = searchOfChoice({ ...choice, selection: { ...selection, on: contents.heldOn } });
  const made = contents.knownAt === null ? `&${madeParam}=${(choice.made ?? now).toISOString()}` : '';
  const address = `${page}${search}${made}&code=${code}#check`;
  return {
    code: printedCode(code),
    address,
    lines: [messagesFor(choice.language ?? locale).navigator.code.onReport({ address })],
    checkpoint: service.report.table.checkpoint,
    inclusion: null,
  };
}
