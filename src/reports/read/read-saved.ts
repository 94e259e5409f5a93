import type { Kysely } from 'kysely';
import type { Viewer } from '../../content/context.ts';
import { execute } from '../../graphql/execute.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ReportPartsFragment } from './report.fragments.gen.ts';
import { savedReportChoiceQuery } from './saved-choice.gen.ts';
import { savedReportQuery } from './saved-report.gen.ts';

type Reading = { readonly db: Kysely<DB>; readonly viewer: Viewer; readonly clock: Clock };

interface Wanted {
  readonly id: string;
  /** Null: the newest. */
  readonly version: number | null;
  /** Whether it is read as well what the same selection says now. */
  readonly compared: boolean;
}

/** What of answers a query asks for, as the report's selection has it. */
interface Parts {
  readonly detail: boolean;
  readonly full: boolean;
  readonly sources: boolean;
  readonly contacts: boolean;
  readonly changes: boolean;
}

/** A saved report: as it was kept, and as it is, as far as its reader may read it. */
export interface ReadReport {
  readonly title: string;
  readonly serviceId: string;
  /** Of the service's page, without its language. */
  readonly servicePath: string;
  readonly selection: string;
  readonly language: Locale;
  readonly version: number;
  readonly newest: number;
  readonly madeAt: string;
  readonly kept: ReportPartsFragment;
  readonly now: ReportPartsFragment | null;
  /** Places of answers that were taken off the site since. */
  readonly withheld: readonly { readonly jurisdiction: string; readonly topic: string }[];
}

/**
 * Reads a saved report in its owner's name.
 *
 * @param partsOf what a selection asks for
 * @throws ContentError, of which the cause says NOT_FOUND where there is none
 */
export async function readSaved(
  { id, version, compared }: Wanted,
  partsOf: (selection: string, language: Locale) => Parts,
  reading: Reading,
): Promise<ReadReport | null> {
  const { data: chosen } = await execute(savedReportChoiceQuery, { id }, reading);
  const { selection, language } = chosen.me.savedReport;
  const { detail, full, sources, contacts, changes } = partsOf(selection, language);
  const parts = { detail, full, sources, contacts, changes };
  const { data } = await execute(savedReportQuery, { id, version, compared, language, ...parts }, reading);
  const { title, newest, service, frozen, now } = data.me.savedReport;
  if (!service?.path) return null;
  return {
    title,
    serviceId: service.id,
    servicePath: service.path,
    selection,
    language,
    version: frozen.number,
    newest,
    madeAt: frozen.madeAt,
    kept: { ...service, report: frozen.report },
    now: now ? { ...service, report: now } : null,
    withheld: frozen.withheld,
  };
}
