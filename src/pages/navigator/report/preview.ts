import { longestTitle } from '../../../account/reports/saved-report.ts';
import type { ReportContents } from '../../../content/navigator/log/report-code.ts';
import { formatList } from '../../../i18n/format.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { documentOf } from '../../../reports/document/document-of.ts';
import { lengthInWords } from '../../../reports/document/length.ts';
import type { ReportDocument } from '../../../reports/document/parts.ts';
import type { OwnCover, Report } from '../../../reports/model/report.ts';
import type { ReportPartsFragment } from '../../../reports/read/report.fragments.gen.ts';
import { isVisitors, reportOf } from '../../../reports/read/report-of.ts';
import { type ReportChoice, searchOfChoice } from './choice.ts';
import { contentsOf, proofOf } from './proof.ts';

interface Making {
  readonly choice: ReportChoice;
  /** Of the page around it. */
  readonly locale: SiteLocale;
  /** Of the page, with language and without query. */
  readonly path: string;
  readonly cover: OwnCover;
  readonly now: Date;
  readonly origin: string;
}

/** A report as its page shows it. */
export interface ReportPreviewProps {
  readonly locale: SiteLocale;
  /** Null: nothing is chosen yet. */
  readonly document: ReportDocument | null;
  readonly cover: OwnCover;
  readonly length: string;
  /** What it is on, in the reader’s language: what it is called when it is saved. */
  readonly name: string;
  /** What keeps it from being what was asked for. */
  readonly notices: readonly string[];
  /** Whether signing in would help. */
  readonly offersSignIn: boolean;
  /** Jurisdictions by their names in addresses, all that were asked for and are some. */
  readonly chosen: readonly string[];
  /** The query of its one address. */
  readonly search: string;
  readonly address: string;
  /** As it is printed; null: it shows nothing that has one. */
  readonly code: string | null;
  /** Why it is no file for this reader; null: it may be one. */
  readonly noFile: string | null;
  /** It is read by whom it was shared with: nobody writes a title page of their own for it. */
  readonly isShared?: boolean;
}

/** A report of what its reader may have of a service. */
export function madeReport(
  service: ReportPartsFragment,
  { choice, locale, path, cover, now, origin }: Making,
): { readonly report: Report; readonly search: string; readonly contents: ReportContents | null } {
  const jurisdictions = service.report.asked;
  const asked = { ...choice, add: [], selection: { ...choice.selection, jurisdictions } };
  const search = searchOfChoice(asked);
  const page = origin + path;
  const report = reportOf(service, {
    locale: choice.language ?? locale,
    options: choice.options,
    cover: {
      ...cover,
      address: page + search,
      proof: proofOf(service, { choice: asked, locale, page, now }),
    },
    firm: firm.name,
    now,
    origin,
  });
  return { report, search, contents: contentsOf(service, asked) };
}

/** The preview of a report, and what is said of it to whoever chose it. */
export function previewOf(service: ReportPartsFragment, making: Making): ReportPreviewProps {
  const { locale, cover } = making;
  const { report, search } = madeReport(service, making);
  const document = report.jurisdictions.length === 0 ? null : documentOf(report);
  const { asked, most, unknown } = service.report;
  const m = messagesFor(locale).reportBuilder;
  const names = unknown.filter((name) => name !== 'my-list');
  const tooMany = most !== null && asked.length > most;
  return {
    locale,
    document,
    cover,
    length: document ? lengthInWords(document, locale) : '',
    name: nameOf(report, locale),
    notices: [
      ...(unknown.includes('my-list') ? [m.listEmpty] : []),
      ...(names.length > 0 ? [m.unknown({ names: names.join(', ') })] : []),
      ...(tooMany ? [tooManyWords(asked.length, most, locale)] : []),
    ],
    offersSignIn: (tooMany && isVisitors(service.report)) || service.gate?.kind === 'SIGN_IN',
    chosen: asked,
    search,
    address: report.cover.address,
    code: report.cover.proof?.code ?? null,
    noFile: noFileWords(service, locale),
  };
}

/** Jurisdictions that are named, if there are more than one beyond them. */
const NAMED = 2;

function nameOf({ title: service, jurisdictions }: Report, locale: SiteLocale): string {
  const m = messagesFor(locale).reportBuilder.saved;
  const titles = jurisdictions.map(({ title }) => title);
  const count = titles.length - NAMED;
  const named = count > 1 ? [...titles.slice(0, NAMED), m.more({ count })] : titles;
  return m.nameOf({ service, places: formatList(named, locale) }).slice(0, longestTitle);
}

export function tooManyWords(asked: number, most: number, locale: SiteLocale): string {
  const m = messagesFor(locale).reportBuilder;
  return most < 10 ? m.tooManyVisitor({ asked, most }) : m.tooManyReader({ asked, most });
}

export function noFileWords({ gate, report }: ReportPartsFragment, locale: SiteLocale): string | null {
  const m = messagesFor(locale).reportBuilder;
  if (report.asFile) return null;
  return gate?.kind === 'SIGN_IN' ? m.filesClosedSignIn : m.filesClosedPermission;
}
