import { readerOf } from '../../account/policies.ts';
import { readVersion, readVersionList } from '../../account/reports/read-reports.ts';
import { reportNow, serviceOf } from '../../account/reports/report-now.ts';
import { MOST_VERSIONS, type SavedReport, type SavedVersion } from '../../account/reports/saved-report.ts';
import { gateBy } from '../../content/access/gates.ts';
import { type FrozenEntry, thawed } from '../../content/navigator/frozen-table.ts';
import type { AllowedReport } from '../../content/navigator/report.ts';
import type { ApiContext } from '../content/api-context.ts';
import { refOf } from '../content/derived-fields.ts';
import { weights } from '../content/weights.ts';
import type { alertFields } from './alerts.ts';
import type { AccountParts } from './me.ts';

/** A version of a report as it was kept. */
interface Frozen {
  readonly version: SavedVersion;
  readonly report: AllowedReport;
  readonly withheld: readonly FrozenEntry[];
}

/** A report that a reader keeps: what it said, what it says now, and who else may read it. */
export function savedReportType(parts: AccountParts, frequency: ReturnType<typeof alertFields>) {
  const { builder, report } = parts;
  const version = builder.objectRef<Pick<SavedVersion, 'number' | 'madeAt'>>('ReportVersion').implement({
    fields: (t) => ({
      number: t.exposeInt('number', {}),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
    }),
  });
  const withheld = builder.objectRef<FrozenEntry>('WithheldAnswer').implement({
    description: 'The place of an answer that was taken off the site since.',
    fields: (t) => ({
      jurisdiction: t.exposeString('jurisdiction', {}),
      topic: t.exposeString('topic', {}),
    }),
  });
  const frozen = builder.objectRef<Frozen>('FrozenReport').implement({
    description: 'A report as it was kept; its texts as far as who asks may read them now.',
    fields: (t) => ({
      number: t.int({ resolve: ({ version: { number } }) => number }),
      madeAt: t.field({ type: 'DateTime', resolve: ({ version: { madeAt } }) => madeAt }),
      report: t.field({ type: report, resolve: (one) => one.report }),
      withheld: t.field({ type: [withheld], resolve: (one) => [...one.withheld] }),
    }),
  });
  return builder.objectRef<SavedReport>('SavedReport').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      title: t.exposeString('title', {}),
      selection: t.exposeString('selection', { description: 'The query of its address in the builder.' }),
      language: t.expose('language', { type: 'Locale', description: 'That it is written in.' }),
      on: t.expose('on', {
        type: 'Date',
        nullable: true,
        description: 'The day of the law that was chosen; null: whichever it is looked at on.',
      }),
      known: t.expose('known', {
        type: 'DateTime',
        nullable: true,
        description: 'As this site had it then; null: as it has it when it is looked at.',
      }),
      jurisdictionCount: t.int({ resolve: ({ jurisdictions }) => jurisdictions.length }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      keptAt: t.expose('keptAt', { type: 'DateTime', description: 'When its newest version was kept.' }),
      newest: t.exposeInt('newest', { description: 'The number of that version.' }),
      changed: t.exposeInt('changed', {
        description: 'How many of its answers are others now, are gone, or are new.',
      }),
      alertId: t.exposeID('alertId', { nullable: true, description: 'Of the alert that watches it.' }),
      alertFrequency: t.expose('alertFrequency', { type: frequency, nullable: true }),
      service: t.field({
        type: refOf(parts, 'navigatorService'),
        nullable: true,
        extensions: weights.lookUp,
        resolve: ({ serviceId, requestedLocale }, _args, { loaders }) =>
          loaders.record(serviceId, requestedLocale),
      }),
      versions: t.field({
        type: [version],
        extensions: { weight: weights.lookUp.weight, length: MOST_VERSIONS },
        description: 'The newest first.',
        resolve: ({ id }, _args, { db }) => readVersionList(db, id),
      }),
      frozen: t.field({
        type: frozen,
        extensions: weights.list,
        args: { version: t.arg.int({ description: 'The newest if not given.' }) },
        resolve: (saved, { version: number }, context) =>
          frozenReport(saved, number ?? saved.newest, context),
      }),
      now: t.field({
        type: report,
        extensions: weights.list,
        description: 'What the same selection says now, as far as who asks may have it.',
        resolve: (saved, _args, context) => reportNow(saved, context),
      }),
    }),
  });
}

async function frozenReport(saved: SavedReport, number: number, context: ApiContext): Promise<Frozen> {
  const { db, viewer, loaders } = context;
  const [version, service] = await Promise.all([
    readVersion(db, readerOf(viewer), saved.id, number),
    serviceOf(saved, loaders),
  ]);
  const { table, withheld } = await thawed(service, version, { db, loaders });
  const report: AllowedReport = {
    table,
    asked: table.jurisdictions.map(({ key }) => key),
    unknown: [],
    // Statuses and dates are open to everybody, in any number; texts have their gates.
    most: null,
    gate: gateBy(service.fields, viewer),
  };
  return { version, report, withheld };
}
