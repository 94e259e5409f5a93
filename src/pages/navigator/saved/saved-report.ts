import { formatDay } from '../../../i18n/format.ts';
import { isSiteLocale, type Locale, type SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { documentOf } from '../../../reports/document/document-of.ts';
import { lengthInWords } from '../../../reports/document/length.ts';
import type { Report } from '../../../reports/model/report.ts';
import { warningsOf } from '../../../reports/model/warnings.ts';
import type { ReadReport } from '../../../reports/read/read-saved.ts';
import type { ReportPartsFragment } from '../../../reports/read/report.fragments.gen.ts';
import { reportOf } from '../../../reports/read/report-of.ts';
import { addressOf } from '../../../routing/address.ts';
import { readChoice, searchOfChoice, variablesOf } from '../report/choice.ts';
import { noFileWords, type ReportPreviewProps } from '../report/preview.ts';
import { redlineOf } from './redline.ts';

interface Making {
  readonly now: Date;
  readonly origin: string;
}

/** What the query of a saved report asks for, as its selection has it. */
export function partsOf(selection: string, language: Locale) {
  return variablesOf('', readChoice(new URLSearchParams(selection)), siteLocale(language));
}

/** The address of the builder with the selection of a saved report: path and query. */
export function builderAddress({ servicePath, selection, language }: ReadReport): string {
  const path = addressOf(siteLocale(language), `${servicePath}/report-builder`);
  return path + searchOfChoice(readChoice(new URLSearchParams(selection)));
}

/** A saved report as it was kept. */
export function keptReport(read: ReadReport, { origin }: Pick<Making, 'origin'>): Report {
  return { ...reportFrom(read, read.kept, { now: new Date(read.madeAt), origin }), title: read.kept.title };
}

function reportFrom(read: ReadReport, service: ReportPartsFragment, { now, origin }: Making): Report {
  const { options } = readChoice(new URLSearchParams(read.selection));
  const cover = { matter: '', note: '', address: origin + builderAddress(read), proof: null };
  return reportOf(service, { locale: read.language, options, cover, firm: firm.name, now, origin });
}

/** A saved report as its page shows it to its owner, or to whom it was shared with. */
export function savedPreview(read: ReadReport, making: Pick<Making, 'origin'> & { locale: SiteLocale }) {
  const { locale, origin } = making;
  const report = keptReport(read, { origin });
  const document = documentOf(report);
  const { withheld } = messagesFor(locale).savedReport;
  const choice = readChoice(new URLSearchParams(read.selection));
  const preview: ReportPreviewProps = {
    locale,
    document,
    cover: { matter: '', note: '' },
    length: lengthInWords(document, locale),
    notices: read.withheld.length > 0 ? [withheld({ count: read.withheld.length })] : [],
    offersSignIn: false,
    chosen: report.jurisdictions.map(({ key }) => key),
    search: searchOfChoice(choice),
    address: report.cover.address,
    noFile: noFileWords(read.kept, locale),
  };
  return { report, preview };
}

/** A saved report set against what it says now. */
export function redlineProps(read: ReadReport, making: Making) {
  const { language: locale, now, madeAt, withheld } = read;
  if (now === null) throw new Error('A comparison needs what the report says now.');
  const m = messagesFor(locale).savedReport;
  const [before, after] = [keptReport(read, making), reportFrom(read, now, making)];
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
