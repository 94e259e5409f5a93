import { type Kysely, sql } from 'kysely';
import { reasonOf } from '../../content/navigator/reason.ts';
import { translationOf } from '../../content/navigator/translation-of.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ReportAlertItem } from '../../mail/letters/alert-letter.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { placeInReport } from '../reports/place-in-report.ts';
import { type DigestContent, type Reading, whatHappened } from './reading.ts';

interface Changed {
  readonly reportId: string;
  readonly title: string;
  readonly selection: string;
  readonly language: Locale;
  readonly serviceId: string;
  readonly recordId: string;
  readonly edition: string;
  readonly jurisdiction: string;
  readonly topic: string;
  /** Why its newest version is another; and in the report's language. */
  readonly note: string | null;
  readonly translatedNote: string | null;
  /** The language of the note. */
  readonly locale: Locale;
}

/**
 * The saved reports of which answers changed that a digest tells of, each with all of them, in its own language. What is
 * said of an answer (its headline, and why it changed) is open to everybody. Who has kept a report anew has seen what
 * changed before, and who no longer watches it is told nothing.
 */
export async function reportItems(
  db: Kysely<DB>,
  { visitor, digest }: DigestContent,
  { loaders, locale, siteOrigin }: Reading,
): Promise<ReportAlertItem[]> {
  const { rows } = await sql<Changed>`
    select r.id as "reportId", r.title, r.selection, r.language, r.service_id as "serviceId",
      h.record_id as "recordId", h.edition, place.jurisdiction, place.topic, n.note, record.source_locale as locale,
      said.note as "translatedNote"
    from (
      select distinct on (record_id) * from alert_hit
      where visitor = ${visitor} and digest = ${digest}::bigint and kind = 'report'
      order by record_id, at desc) h
    join alert a on a.visitor = h.visitor and a.kind = 'report' and a.ended_at is null
    join saved_report r on r.id = a.report_id
    join record on record.id = h.record_id
    left join version n on n.record_id = h.record_id and n.locale = record.source_locale and n.number > 1
      and n.number::text = h.edition
    left join ${translationOf({ recordId: sql`n.record_id`, number: sql`n.number` }, sql`r.language`, null)} said on true
    cross join ${placeInReport(sql`h.record_id`, sql`(h.at at time zone 'UTC')::date`)}
    where h.at > v.known_at
    order by r.title, r.id, place.jurisdiction, place.topic`.execute(db);
  const byReport = [...Map.groupBy(rows, ({ reportId }) => reportId).values()];
  return Promise.all(
    byReport.map(async (changed) => {
      const { title, selection, serviceId, reportId } = changed[0] as Changed;
      const service = await loaders.record(serviceId, locale);
      const builder = service?.path ? addressOf(locale, `${service.path}/report-builder`) : null;
      return {
        title,
        link: builder && `${siteOrigin}${builder}${selection}&saved=${reportId}&compare=1`,
        answers: await Promise.all(
          changed.map(async ({ recordId, language, edition, jurisdiction, topic, ...explained }) => {
            const record = await loaders.record(recordId, language);
            const isShown = record !== null && record.withdrawnAt === null;
            const reason = reasonOf(explained, language);
            const said = (text: string, written: Locale) => ({ text, lang: langOf(written, locale) });
            return {
              place: `${jurisdiction} · ${topic}`,
              what: isShown ? whatHappened(edition) : ('gone' as const),
              headline: isShown ? said(record.title, record.locale) : null,
              note: isShown && reason ? said(reason.text, reason.locale) : null,
            };
          }),
        ),
      };
    }),
  );
}
