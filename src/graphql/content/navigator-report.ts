import { myJurisdictions } from '../../account/my-list/my-list.ts';
import { type AllowedReport, allowedReport } from '../../content/navigator/report.ts';
import { dayOf } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import type { TableRef } from './navigator-table.ts';
import { weights } from './weights.ts';

/**
 * Reports of a service of the navigator: as many jurisdictions as their reader may have side by side.
 *
 * @returns the type of a report, for what else shows one
 */
export function navigatorReportFields(parts: Parts, table: TableRef): ReportRef {
  const { builder } = parts;
  const report = reportType(parts, table);
  builder.objectFields(refOf(parts, 'navigatorService'), (t) => ({
    report: t.field({
      type: report,
      extensions: weights.list,
      args: {
        jurisdictions: t.arg.stringList({
          required: true,
          description: 'By their names in addresses, in order.',
        }),
        add: t.arg.stringList({
          description:
            'Further ones: a region by its id, `eu-27`, `all`, `my-list` (that of who asks), or a name.',
        }),
        topics: t.arg.stringList({ description: 'By their names in addresses; all if none is known.' }),
        on: t.arg({ type: 'Date', description: 'The day on which the law held; today if not given.' }),
        known: t.arg({
          type: 'DateTime',
          description: 'As this site had it then; as it has it now if not given.',
        }),
      },
      resolve: async (service, { jurisdictions, add, topics = null, on, known = null }, context) => {
        const { db, viewer, clock } = context;
        const isTheirs = add?.includes('my-list') === true && viewer.id !== null;
        const kept = isTheirs ? await myJurisdictions(db, viewer.id) : [];
        const times = { on: on ? dayOf(on) : clock.today(), known };
        return allowedReport(service, { jurisdictions, add: add ?? [], kept, topics, ...times }, context);
      },
    }),
  }));
  return report;
}

export type ReportRef = ReturnType<typeof reportType>;

function reportType({ builder }: Parts, table: TableRef) {
  return builder.objectRef<AllowedReport>('NavigatorReport').implement({
    description: 'A report of a service, as far as who asks may have it.',
    fields: (t) => ({
      asked: t.exposeStringList('asked', {
        description: 'Jurisdictions that were asked for, by their names in addresses.',
      }),
      unknown: t.exposeStringList('unknown', { description: 'What was asked for and names nothing.' }),
      most: t.exposeInt('most', {
        nullable: true,
        description: 'Jurisdictions that who asks may have: the table holds the first of them. Null: all.',
      }),
      asFile: t.boolean({
        description: 'Whether who asks may have it as a file.',
        resolve: ({ gate }) => gate === null,
      }),
      table: t.field({ type: table, resolve: (allowed) => allowed.table }),
    }),
  });
}
