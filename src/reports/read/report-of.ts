import { reasonOf } from '../../content/navigator/reason.ts';
import { mapMarks } from '../../content/rich-text/text-blocks.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { officesThere } from '../../graphql/fragments/offices-there.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { ReportOptions } from '../model/options.ts';
import type { Cover, Report, ReportAnswer, ReportChange, ReportContact, Said } from '../model/report.ts';
import type { ReportPartsFragment } from './report.fragments.gen.ts';

interface Making {
  readonly locale: Locale;
  readonly options: ReportOptions;
  readonly cover: Cover;
  readonly firm: string;
  readonly now: Date;
  /** Of the site: links in answers lead out of a file. */
  readonly origin: string;
}

/** A report of what a service answered to its reader. */
export function reportOf(service: ReportPartsFragment, making: Making): Report {
  const { locale, options, cover, firm, now, origin } = making;
  const { table } = service.report;
  const leaves = table.leaves.length === table.cells.length ? table.leaves : [];
  return {
    locale,
    title: service.title,
    firm,
    times: { on: table.on, known: table.known, made: now.toISOString() },
    options,
    cover,
    jurisdictions: table.jurisdictions.map(({ key, chapter }) => ({
      key,
      title: chapter.title,
      locale: chapter.locale,
      nativeName: chapter.jurisdiction?.nativeName ?? null,
      contacts: contactsOf(chapter, locale),
    })),
    topics: table.topics.map(({ key, topic: { title, locale: own, question, help } }) => ({
      key,
      title,
      locale: own,
      question,
      help,
    })),
    answers: table.cells.map((cell, at) => answerOf(cell, leaves[at], origin)),
    changes: changesOf(service.report, options.since, locale),
    authors: authorsOf(table.cells),
    closed: closedWords(service, locale),
    isVisitors: isVisitors(service.report),
  };
}

type Chapter = ReportPartsFragment['report']['table']['jurisdictions'][number]['chapter'];

/** Who is asked about a jurisdiction: people, and the firm's offices there, or that it has none. */
function contactsOf({ contacts = [], firm }: Chapter, locale: Locale): ReportContact[] {
  const { officeThere, noOffice } = messagesFor(locale).report;
  const people = contacts.map(({ title, jobTitle, email, phone }) => ({
    name: title,
    position: jobTitle,
    email,
    phone,
  }));
  if (!firm) return people;
  const offices = officesThere(firm).map(({ title, email, phone }) => ({
    name: title,
    position: officeThere,
    email,
    phone,
  }));
  const none = { name: '', position: noOffice, email: null, phone: null };
  return [...people, ...(offices.length > 0 ? offices : [none])];
}

/** Whether a report is made for somebody who is not signed in: who is may have at least ten jurisdictions. */
export function isVisitors({ most }: ReportPartsFragment['report']): boolean {
  return most !== null && most < 10;
}

type Cell = ReportPartsFragment['report']['table']['cells'][number];
type CellLeaf = ReportPartsFragment['report']['table']['leaves'][number];

function answerOf(
  { jurisdiction, topic, entry }: Cell,
  leaf: CellLeaf | undefined,
  origin: string,
): ReportAnswer {
  return {
    jurisdiction,
    topic,
    recordId: entry.id,
    locale: entry.locale,
    version: entry.version,
    leaf: leaf?.position ?? null,
    basis: leaf?.basis ?? null,
    status: entry.legalStatus,
    // Its title only names the topic as long as nobody has looked.
    headline: entry.legalStatus === 'NOT_REVIEWED' ? '' : entry.title,
    effectiveFrom: entry.effectiveFrom,
    reviewedOn: entry.reviewedOn,
    reviewDueOn: entry.reviewDueOn,
    summary: entry.summary ?? null,
    body: entry.body ? leadingOut(entry.body, origin) : null,
    conditions: (entry.conditions ?? []).map(({ text }) => text),
    thresholds: entry.thresholds ?? [],
    penalties: entry.penalties ?? null,
    instruments: entry.instruments ?? [],
  };
}

/** A text whose links to the site hold where the site is not. */
function leadingOut(body: RichText, origin: string): RichText {
  return mapMarks(body, (mark) =>
    'href' in mark && mark.href?.startsWith('/') ? { ...mark, href: origin + mark.href } : mark,
  );
}

/** What changed of the answers that are shown, since a day and as far as it was known; the newest first. */
function changesOf(
  { table }: ReportPartsFragment['report'],
  since: string | null,
  locale: Locale,
): ReportChange[] {
  if (since === null) return [];
  const topics = new Map(table.cells.map(({ topic, entry }) => [entry.id, topic]));
  const until = table.known ?? '9999';
  const all = table.jurisdictions.flatMap(({ key, chapter }) =>
    (chapter.changes ?? []).flatMap((change): ReportChange[] => {
      const { entryId, publishedAt, locale: written, translated, translatedBefore } = change;
      const topic = topics.get(entryId);
      if (topic === undefined || publishedAt < since || publishedAt > until) return [];
      const day = publishedAt.slice(0, 10);
      const said = (inReaders: string | null, text: string): Said =>
        inReaders === null ? { text, locale: written } : { text: inReaders, locale };
      return [
        {
          jurisdiction: key,
          topic,
          day,
          headline: said(translated, change.headline),
          headlineBefore: said(translatedBefore, change.headlineBefore),
          reason: reasonOf(change, locale),
        },
      ];
    }),
  );
  return all.toSorted((one, other) => other.day.localeCompare(one.day));
}

function authorsOf(cells: readonly Cell[]): string[] {
  const people = cells.flatMap(({ entry: { author, reviewer } }) => [author, reviewer]);
  return [...new Set(people.flatMap((one) => (one ? [one.title] : [])))].toSorted();
}

function closedWords({ gate, title }: ReportPartsFragment, locale: Locale): string | null {
  const m = messagesFor(locale).report;
  if (gate === null) return null;
  return gate.kind === 'SIGN_IN' ? m.closedSignIn : m.closedPermission({ service: title });
}
