import type { VersionKey } from '../../content/navigator/log/entry-proofs.ts';
import { checkpointWith, type Leaf, leavesOf, placesOf } from '../../content/navigator/log/leaves.ts';
import type { Reason } from '../../content/navigator/reason.ts';
import { type NavigatorTable, navigatorTable, type TableCell } from '../../content/navigator/table.ts';
import type { TablePart, TableTopic } from '../../content/navigator/table-parts.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { ApiContext } from './api-context.ts';
import { dayOf } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { weights } from './weights.ts';

/** Fifty jurisdictions by twelve topics. */
const MOST_CELLS = 600;

/**
 * Tables of a service of the navigator: its answers by jurisdiction and topic, at two times. Whatever an answer keeps
 * from a viewer it keeps from them here as well.
 *
 * @returns the type of a table, for what else shows one
 */
export function navigatorTableFields(parts: Parts): TableRef {
  const { builder } = parts;
  const table = tableType(parts);
  const times = (t: ArgBuilder) => ({
    on: t.arg({ type: 'Date', description: 'The day on which the law held; today if not given.' }),
    known: t.arg({
      type: 'DateTime',
      description: 'As this site had it then; as it has it now if not given.',
    }),
  });
  builder.objectFields(refOf(parts, 'navigatorService'), (t) => ({
    table: t.field({
      type: table,
      extensions: weights.list,
      args: {
        jurisdictions: t.arg.stringList({ description: 'By their names in addresses; all if not given.' }),
        topics: t.arg.stringList({ description: 'By their names in addresses; all if none is known.' }),
        ...times(t),
      },
      resolve: (service, { jurisdictions = null, topics = null, on, known = null }, { loaders, clock }) =>
        navigatorTable(
          service,
          { jurisdictions, topics, on: on ? dayOf(on) : clock.today(), known },
          loaders,
        ),
    }),
  }));
  builder.objectFields(refOf(parts, 'navigatorChapter'), (t) => ({
    service: t.field({
      type: refOf(parts, 'navigatorService'),
      nullable: true,
      extensions: weights.lookUp,
      resolve: serviceOf,
    }),
    table: t.field({
      type: table,
      nullable: true,
      extensions: weights.list,
      description: 'It first, then its peers.',
      args: {
        peers: t.arg.stringList({ description: 'Further jurisdictions, by their names in addresses.' }),
        topics: t.arg.stringList({ description: 'By their names in addresses; all if none is known.' }),
        ...times(t),
      },
      resolve: async (chapter, { peers, topics = null, on, known = null }, context) => {
        const { loaders, clock } = context;
        const service = await serviceOf(chapter, {}, context);
        const offered = service ? (await loaders.tableParts(service)).jurisdictions : [];
        const own = offered.find(({ record }) => record.id === chapter.id);
        if (!service || !own) return null;
        const jurisdictions = [own.key, ...(peers ?? [])];
        return navigatorTable(
          service,
          { jurisdictions, topics, on: on ? dayOf(on) : clock.today(), known },
          loaders,
        );
      },
    }),
  }));
  return table;
}

export type TableRef = ReturnType<typeof tableType>;

type ArgBuilder = Pick<
  PothosSchemaTypes.ObjectFieldBuilder<Parts['builder']['$inferSchemaTypes'], LiveRecord>,
  'arg'
>;

/** The service above the region above a chapter. */
async function serviceOf(
  { parentId, requestedLocale }: LiveRecord,
  _args: object,
  { loaders }: ApiContext,
): Promise<LiveRecord | null> {
  const region = parentId === null ? null : await loaders.record(parentId, requestedLocale);
  const service = region?.parentId ? await loaders.record(region.parentId, requestedLocale) : null;
  return service?.type === 'navigatorService' ? service : null;
}

function versionsIn({ cells }: NavigatorTable): VersionKey[] {
  return cells.map(({ entry: { id, locale, number } }) => ({ recordId: id, locale, number }));
}

function tableType(parts: Parts) {
  const { builder } = parts;
  const jurisdiction = builder.objectRef<TablePart>('NavigatorTableJurisdiction').implement({
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Its name in addresses, the same in every language.' }),
      chapter: t.field({ type: refOf(parts, 'navigatorChapter'), resolve: ({ record }) => record }),
    }),
  });
  const topic = builder.objectRef<TableTopic>('NavigatorTableTopic').implement({
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Its name in addresses, the same in every language.' }),
      groupKey: t.exposeString('groupKey', { nullable: true }),
      topic: t.field({ type: refOf(parts, 'navigatorTopic'), resolve: ({ record }) => record }),
    }),
  });
  const reason = builder.objectRef<Reason>('NavigatorReason').implement({
    description: 'Why an editor changed an answer.',
    fields: (t) => ({ text: t.exposeString('text', {}), locale: t.expose('locale', { type: 'Locale' }) }),
  });
  const cell = builder.objectRef<TableCell>('NavigatorTableCell').implement({
    description: 'An answer, and where in the table it stands.',
    fields: (t) => ({
      jurisdiction: t.exposeString('jurisdiction', {}),
      topic: t.exposeString('topic', {}),
      entry: t.field({ type: refOf(parts, 'navigatorCell'), resolve: ({ entry }) => entry }),
      changedAt: t.field({
        type: 'DateTime',
        nullable: true,
        extensions: weights.lookUp,
        description: 'When it was last changed by more than its wording.',
        resolve: async ({ entry, known }, _args, { loaders }) =>
          (await loaders.lastChange(entry, known))?.at ?? null,
      }),
      reason: t.field({
        type: reason,
        nullable: true,
        extensions: weights.lookUp,
        description: 'Why it was, in the language asked for where that is said there.',
        resolve: async ({ entry, known }, _args, { loaders }) =>
          (await loaders.lastChange(entry, known))?.reason ?? null,
      }),
    }),
  });
  const basis = builder.objectRef<NonNullable<Leaf['basis']>>('NavigatorBasis').implement({
    description: 'A version in the source language, its place in the log and its hash in hex.',
    fields: (t) => ({
      locale: t.expose('locale', { type: 'Locale' }),
      number: t.exposeInt('number', {}),
      position: t.exposeInt('position', {}),
      hash: t.string({ resolve: ({ hash }) => hash.toString('hex') }),
    }),
  });
  const leaf = builder.objectRef<Leaf>('NavigatorLeaf').implement({
    description:
      'A version’s place in the log of the navigator, and its hash in hex (docs/navigator-log.md).',
    fields: (t) => ({
      position: t.exposeInt('position', {}),
      hash: t.string({ resolve: ({ hash }) => hash.toString('hex') }),
      basis: t.field({
        type: basis,
        nullable: true,
        description:
          'Of a translation: the version whose status, dates and figures it is shown with. Null in the source language.',
        resolve: (own) => own.basis,
      }),
    }),
  });
  const places = { weight: 1, length: 50 };
  return builder.objectRef<NavigatorTable>('NavigatorTable').implement({
    fields: (t) => ({
      on: t.expose('on', { type: 'Date' }),
      known: t.expose('known', { type: 'DateTime', nullable: true }),
      service: t.field({
        type: refOf(parts, 'navigatorService'),
        description: 'Whose answers they are.',
        resolve: ({ service }) => service,
      }),
      offered: t.field({
        type: [jurisdiction],
        extensions: places,
        description: 'All jurisdictions of the service.',
        resolve: ({ parts: { jurisdictions } }) => [...jurisdictions],
      }),
      offeredTopics: t.field({
        type: [topic],
        extensions: { weight: 1, length: 12 },
        description: 'All topics of the service.',
        resolve: ({ parts: { topics } }) => [...topics],
      }),
      jurisdictions: t.field({
        type: [jurisdiction],
        extensions: places,
        description: 'Those that were asked for, in that order.',
        resolve: ({ jurisdictions }) => [...jurisdictions],
      }),
      topics: t.field({
        type: [topic],
        extensions: { weight: 1, length: 12 },
        description: 'Those that were asked for, in their own order.',
        resolve: ({ topics }) => [...topics],
      }),
      cells: t.field({
        type: [cell],
        extensions: { weight: 1, length: MOST_CELLS },
        description: 'Where nothing stands there is no answer for the two times.',
        resolve: ({ cells }) => [...cells],
      }),
      leaves: t.field({
        type: [leaf],
        extensions: { weight: 1, length: MOST_CELLS },
        description: 'The leaves of its cells, in their order.',
        resolve: (shown, _args, { db }) => leavesOf(db, versionsIn(shown), shown.known),
      }),
      checkpoint: t.string({
        nullable: true,
        extensions: weights.list,
        description:
          'The newest signed root of the log that has them all; null while none that was signed has.',
        resolve: async (shown, _args, { db }) => {
          const places = placesOf(await leavesOf(db, versionsIn(shown), shown.known));
          return checkpointWith(db, Math.max(0, ...places.map(({ position }) => position)));
        },
      }),
      unknown: t.exposeStringList('unknown', { description: 'Names that were asked for and are nothing’s.' }),
    }),
  });
}
