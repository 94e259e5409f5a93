import { frozenOf } from '../../content/navigator/frozen-table.ts';
import { type AllowedReport, allowedReport } from '../../content/navigator/report.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { RecordLoaders } from '../../content/records/loaders.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import { limitReached, notFound, refuseInput } from '../refusals.ts';
import type { SavedReport } from './saved-report.ts';

type Chosen = Pick<SavedReport, 'serviceId' | 'language' | 'jurisdictions' | 'topics' | 'on' | 'known'>;

interface Reading {
  readonly viewer: Parameters<typeof allowedReport>[2]['viewer'];
  readonly loaders: RecordLoaders;
  readonly clock: Clock;
}

/** The service of a report in the report's language. @throws GraphQLError NOT_FOUND */
export async function serviceOf(
  { serviceId, language }: Pick<SavedReport, 'serviceId' | 'language'>,
  loaders: RecordLoaders,
): Promise<LiveRecord> {
  const service = await loaders.record(serviceId, language);
  if (service?.type !== 'navigatorService' || service.withdrawnAt !== null) throw notFound();
  return service;
}

/** What was chosen says now, as far as its reader may have it. @throws GraphQLError NOT_FOUND */
export async function reportNow(chosen: Chosen, { viewer, loaders, clock }: Reading): Promise<AllowedReport> {
  const service = await serviceOf(chosen, loaders);
  const { jurisdictions, topics, known } = chosen;
  const on = chosen.on ?? clock.today();
  const choice = { jurisdictions, topics: topics.length > 0 ? topics : null, on, known, add: [], kept: [] };
  return allowedReport(service, choice, { viewer, loaders });
}

/**
 * What is to be kept of that.
 *
 * @throws GraphQLError LIMIT_REACHED for more jurisdictions than its reader may have; BAD_USER_INPUT for none; NOT_FOUND
 */
export async function keepable(chosen: Chosen, reading: Reading) {
  const report = await reportNow(chosen, reading);
  const { asked, most, table } = report;
  if (asked.length === 0)
    refuseInput([{ path: 'jurisdictions', code: 'missing', message: 'must name one of the service' }]);
  if (most !== null && asked.length > most)
    throw limitReached(`Your account includes reports of ${most} jurisdictions`);
  return { frozen: frozenOf(table, reading.clock.unnoted()), report };
}
