import { formatDay, formatInstant, formatList } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { lawInWords } from '../model/law-in-words.ts';
import type { Report } from '../model/report.ts';
import { warningsOf } from '../model/warnings.ts';
import { appendix } from './appendix.ts';
import { overview } from './overview.ts';
import type { ReportDocument } from './parts.ts';
import { sections } from './sections.ts';

/** A report in the order in which it is read: title page, overview, answers, what belongs to them. */
export function documentOf(report: Report): ReportDocument {
  const { locale, jurisdictions, topics, title, firm, cover, options } = report;
  const { report: m, navigator } = messagesFor(locale);
  const extent = m.extent({ jurisdictions: jurisdictions.length, topics: topics.length });
  return {
    locale,
    title: cover.title || title,
    service: title,
    firm,
    extent: cover.title ? m.extentOf({ service: title, extent }) : extent,
    disclaimer: navigator.demonstration,
    stamp: stampOf(report),
    watermark: report.isVisitors ? m.visitors : null,
    facts: factsOf(report),
    warnings: warningsOf(report),
    note: cover.note === '' ? null : { label: m.coverNote, text: cover.note },
    parts: [
      ...overview(report),
      ...(options.layout === 'matrix' ? [] : sections(report)),
      ...appendix(report),
    ],
  };
}

/** Authors that a page names: the title page has them all. */
const NAMED = 4;

function stampOf(report: Report): string {
  const { locale, times, authors } = report;
  const m = messagesFor(locale).report;
  const others = authors.length - NAMED;
  const named = others > 0 ? [...authors.slice(0, NAMED), m.otherAuthors({ count: others })] : authors;
  const made = { law: lawInWords(report), date: formatDay(times.made, locale) };
  return named.length === 0 ? m.stampAlone(made) : m.stamp({ ...made, authors: formatList(named, locale) });
}

function factsOf({ locale, times, authors, cover }: Report): ReportDocument['facts'] {
  const m = messagesFor(locale).report;
  const fact = (label: string, text: string, url?: string) =>
    text === '' ? [] : [{ label, words: { text, url } }];
  return [
    ...fact(m.lawOn, formatDay(times.on, locale)),
    ...fact(m.knownOn, times.known === null ? m.knownNow : formatDay(times.known, locale)),
    ...fact(m.made, formatInstant(times.made, locale)),
    ...fact(m.authors, formatList(authors, locale, 'unit')),
    ...fact(m.matter, cover.matter),
    ...fact(m.address, cover.address, cover.address),
    ...fact(m.code, cover.proof?.code ?? '', cover.proof?.address),
  ];
}
