import { type Gate, gateBy } from '../access/gates.ts';
import type { Viewer } from '../context.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';
import type { TwoTimes } from './entries-at.ts';
import { chosenJurisdictions } from './report-choice.ts';
import { type NavigatorTable, navigatorTable } from './table.ts';

/** What a report is asked for; names as addresses have them. */
export interface ReportRequest extends TwoTimes {
  readonly jurisdictions: readonly string[];
  /** Further ones: a region, `eu-27`, `all`, `my-list`, or what somebody has typed. */
  readonly add: readonly string[];
  /** Records that the reader keeps: chapters and jurisdictions among them are their list. */
  readonly kept: readonly string[];
  /** Null: all. */
  readonly topics: readonly string[] | null;
}

/** A report as far as its reader may have it. */
export interface AllowedReport {
  readonly table: NavigatorTable;
  /** Names of all that was asked for, those that the reader may not have as well. */
  readonly asked: readonly string[];
  /** What was asked for and names nothing. */
  readonly unknown: readonly string[];
  /** Jurisdictions that the reader may have in a report; null: any number. */
  readonly most: number | null;
  /** What keeps the answers back; null: nothing does. */
  readonly gate: Gate | null;
}

/** Jurisdictions in a report of somebody who is not signed in, and of who is. */
const mostOf = { visitor: 3, reader: 10 };

/**
 * A report of a service for somebody: as many jurisdictions as they may have, the first of those that were asked for.
 * Answers that they may not read are closed in it as everywhere, whichever times are asked for.
 */
export async function allowedReport(
  service: LiveRecord,
  asked: ReportRequest,
  { viewer, loaders }: { readonly viewer: Viewer; readonly loaders: RecordLoaders },
): Promise<AllowedReport> {
  const { names, unknown } = await chosenJurisdictions(service, asked, loaders);
  const most = mostJurisdictions(service, viewer);
  const jurisdictions = names.slice(0, most ?? names.length);
  const { on, known, topics } = asked;
  return {
    table: await navigatorTable(service, { on, known, topics, jurisdictions }, loaders),
    asked: names,
    unknown,
    most,
    gate: gateBy(service.fields, viewer),
  };
}

/** Who holds a service's own permission has no limit. */
function mostJurisdictions({ fields }: Pick<LiveRecord, 'fields'>, viewer: Viewer): number | null {
  const isHolder = gateBy({ access: 'permission', permission: fields.permission }, viewer) === null;
  if (isHolder) return null;
  return viewer.id === null ? mostOf.visitor : mostOf.reader;
}
