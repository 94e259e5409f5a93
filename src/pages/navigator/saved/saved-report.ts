import { formatDay } from '../../../i18n/format.ts';
import { isSiteLocale, type Locale, type SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { documentOf } from '../../../reports/document/document-of.ts';
import { lengthInWords } from '../../../reports/document/length.ts';
import { emptyCover } from '../../../reports/model/report.ts';
import { warningsOf } from '../../../reports/model/warnings.ts';
import type { ReadReport } from '../../../reports/read/read-saved.ts';
import type { ReportPartsFragment } from '../../../reports/read/report.fragments.gen.ts';
import { addressOf } from '../../../routing/address.ts';
import { readChoice, variablesOf } from '../report/choice.ts';
import { madeReport, noFileWords, type ReportPreviewProps } from '../report/preview.ts';
import { redlineOf } from './redline.ts';

interface Making {
  readonly clock: Clock;
  readonly origin: string;
}

/** What the query of a saved report asks for, as its selection has it. */
export function partsOf(clock: Clock) {
  return (selection: string, language: Locale) =>
    variablesOf('', readChoice(new URLSearchParams(selection), clock), siteLocale(language));
}

/** A saved report as it was kept, with the code that it had then. */
export function keptReport(read: ReadReport, making: Making) {
  return reportFrom(read, read.kept, { ...making, now: new Date(read.madeAt) });
}

function reportFrom(
  { selection, language, servicePath }: ReadReport,
  service: ReportPartsFragment,
  { clock, origin, now }: Making & { readonly now: Date },
) {
  const locale = siteLocale(language);
  return madeReport(service, {
    choice: readChoice(new URLSearchParams(selection), clock),
    locale,
    path: addressOf(locale, `${servicePath}/report-builder`),
    cover: emptyCover,
    now,
    origin,
  });
}

/** A saved report as its page shows it to its owner, or to whom it was shared with. */
export function savedPreview(read: ReadReport, making: Making & { readonly locale: SiteLocale }) {
  const { locale } = making;
  const { report, search } = keptReport(read, making);
  const document = documentOf(report);
  const { withheld } = messagesFor(locale).reportBuilder.saved;
  const preview: ReportPreviewProps = {
    locale,
    document,
    cover: emptyCover,
    length: lengthInWords(document, locale),
    name: read.title,
    notices: read.withheld.length > 0 ? [withheld({ count: read.withheld.length })] : [],
    offersSignIn: false,
    chosen: report.jurisdictions.map(({ key }) => key),
    search,
    address: report.cover.address,
    code: report.cover.proof?.code ?? null,
    noFile: noFileWords(read.kept, locale),
  };
  return preview;
}

/** A saved report set against what it says now. */
export function redlineProps(read: ReadReport, making: Making) {
  const { language: locale, now, madeAt, withheld } = read;
  if (now === null) throw new Error('A comparison needs what the report says now.');
  const m = messagesFor(locale).reportBuilder.saved;
  const before = keptReport(read, making).report;
  const after = reportFrom(read, now, { ...making, now: making.clock.now() }).report;
  const { asked, most } = now.report;
  return {
    title: read.title,
    heading: m.redline({ date: formatDay(madeAt.slice(0, 10), locale) }),
    answers: redlineOf(before, after, withheld),
    notices: [...(most !== null && asked.length > most ? [m.beyond({ most })] : []), ...warningsOf(after)],
    disclaimer: messagesFor(locale).navigator.demonstration,
    locale,
  };
}

const siteLocale = (locale: Locale): SiteLocale => (isSiteLocale(locale) ? locale : 'en');
