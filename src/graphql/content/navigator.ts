import type { ChangesWanted } from '../../content/navigator/changes.ts';
import type { ChapterCoverage } from '../../content/navigator/coverage.ts';
import { type DatesAhead, datesAhead } from '../../content/navigator/dates-ahead.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { ApiContext } from './api-context.ts';
import { amount, dayOf } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { namedBy } from './named-by.ts';
import { type ChangeIn, navigatorChangeType } from './navigator-changes.ts';
import { weights } from './weights.ts';

/** What the navigator has besides its declared fields: answers at two times, what became of them, what is to come. */
export function navigatorFields(parts: Parts): void {
  const { builder } = parts;
  const entry = refOf(parts, 'navigatorCell');
  builder.objectFields(entry, (t) => ({
    version: t.exposeInt('number', {
      description: 'The number of the version that it is, counted in its language.',
    }),
  }));
  const change = navigatorChangeType(parts);
  builder.objectFields(refOf(parts, 'navigatorChapter'), (t) => ({
    name: t.string({
      description: 'Its title; where that is not translated the name of its jurisdiction, if that is.',
      extensions: weights.lookUp,
      resolve: async (chapter, _args, context) => (await namedBy(chapter, context)).title,
    }),
    nameLocale: t.field({
      type: 'Locale',
      description: 'The language of its name.',
      resolve: async (chapter, _args, context) => (await namedBy(chapter, context)).locale,
    }),
    entries: t.field({
      type: [entry],
      description: 'Its answers, in the order of topics, at most one for each.',
      extensions: weights.list,
      args: {
        on: t.arg({ type: 'Date', description: 'The day on which the law held; today if not given.' }),
        known: t.arg({
          type: 'DateTime',
          description: 'As this site had it then; as it has it now if not given.',
        }),
      },
      resolve: (chapter, { on, known }, { loaders, clock }) =>
        loaders.entriesAt(chapter, { on: on ? dayOf(on) : clock.today(), known: known ?? null }),
    }),
    changes: t.field({
      type: [change],
      description: 'What became of its answers after they were first published, the newest first.',
      extensions: weights.list,
      args: {
        first: t.arg.int({ defaultValue: 20 }),
        known: t.arg({ type: 'DateTime', description: 'What had been published then; now if not given.' }),
      },
      resolve: (chapter, { first, known }, context) =>
        changesIn(
          [chapter],
          { first: amount(first), known: known ?? null, locale: chapter.requestedLocale },
          context,
        ),
    }),
  }));
  const coverage = builder.objectRef<ChapterCoverage>('NavigatorCoverage').implement({
    description: 'How much of a chapter there is today.',
    fields: (t) => ({
      chapterId: t.exposeID('chapterId', {}),
      entries: t.exposeInt('entries', { description: 'Those that nobody has written yet among them.' }),
      filled: t.exposeInt('filled', {}),
      overdue: t.exposeInt('overdue', { description: 'Those that should have been read again by now.' }),
      changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    }),
  });
  builder.objectFields(refOf(parts, 'navigatorService'), (t) => ({
    coverage: t.field({
      type: [coverage],
      description: 'Its chapters, and how much of each there is.',
      extensions: weights.list,
      resolve: ({ id }, _args, { loaders, clock }) => loaders.coverage(id, clock.today()),
    }),
    changes: t.field({
      type: [change],
      description: 'What became of its answers after they were first published, the newest first.',
      extensions: weights.facets,
      args: { first: t.arg.int({ defaultValue: 20 }) },
      resolve: async (service, { first }, context) => {
        const { loaders, clock } = context;
        const chapters = await loaders.coverage(service.id, clock.today());
        const records = await loaders.records(
          chapters.map(({ chapterId }) => chapterId),
          service.requestedLocale,
        );
        const locale = service.requestedLocale;
        return changesIn(records, { first: amount(first), known: null, locale }, context);
      },
    }),
  }));
  datesAheadQuery(parts);
  for (const name of ['navigatorService', 'navigatorRegion'] as const) {
    builder.objectFields(refOf(parts, name), (t) => ({
      horizon: t.field({
        type: [entry],
        description: 'Answers whose day is still to come, and proposals: the next first.',
        extensions: weights.list,
        args: { first: t.arg.int({ defaultValue: 20 }) },
        resolve: (above, { first }, { loaders, clock }) =>
          loaders.horizon(above, { today: clock.today(), first: amount(first) }),
      }),
    }));
  }
}

/** The days of the whole navigator on which law begins or is expected. */
function datesAheadQuery({ builder, ...parts }: Parts): void {
  const dates = builder.objectRef<DatesAhead>('NavigatorDates').implement({
    fields: (t) => ({
      totalCount: t.exposeInt('total', {}),
      nodes: t.field({
        type: [refOf({ builder, ...parts }, 'navigatorCell')],
        resolve: ({ entries }) => [...entries],
      }),
    }),
  });
  builder.queryField('navigatorDates', (t) =>
    t.field({
      type: dates,
      extensions: weights.facets,
      description: 'Answers whose day is still to come, the next first.',
      args: {
        locale: t.arg({ type: 'Locale', required: true }),
        until: t.arg({ type: 'Date', description: 'The last day that is of interest.' }),
        service: t.arg.id(),
        jurisdiction: t.arg.id(),
        first: t.arg.int({ defaultValue: 20 }),
      },
      resolve: async (_root, { locale, until, service, jurisdiction, first }, { db, clock, tags }) => {
        for (const type of ['navigatorRegion', 'navigatorChapter', 'navigatorCell']) tags.add(`type:${type}`);
        const found = await datesAhead(db, locale, {
          today: clock.today(),
          until: until ? dayOf(until) : null,
          service: service ?? null,
          jurisdiction: jurisdiction ?? null,
          first: amount(first),
        });
        for (const { id } of found.entries) tags.add(`record:${id}`);
        return found;
      },
    }),
  );
}

/** What became of the answers of chapters, the newest first. */
async function changesIn(
  chapters: readonly LiveRecord[],
  wanted: ChangesWanted,
  { loaders }: ApiContext,
): Promise<ChangeIn[]> {
  const found = await Promise.all(
    chapters.map(async (chapter) =>
      (await loaders.navigatorChanges(chapter.id, wanted)).map((change) => ({ ...change, chapter })),
    ),
  );
  return found
    .flat()
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(0, wanted.first);
}
