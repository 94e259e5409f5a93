import type { NavigatorChange } from '../../content/navigator/changes.ts';
import { amount, dayOf, today } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { weights } from './weights.ts';

/** What a chapter of the navigator has besides its declared fields: its answers at two times, and what became of them. */
export function navigatorFields(parts: Parts): void {
  const { builder } = parts;
  const entry = refOf(parts, 'navigatorCell');
  const kind = builder.enumType('ChangeKind', {
    values: {
      MAJOR: { value: 'major', description: 'The law changed, or what was found out of it.' },
      MINOR: { value: 'minor', description: 'Its wording.' },
      CORRECTION: { value: 'correction', description: 'The navigator had been wrong.' },
    } as const satisfies Record<string, { value: NavigatorChange['change']; description: string }>,
  });
  const change = builder.objectRef<NavigatorChange>('NavigatorChange').implement({
    description: 'A further version of an answer, as it was published.',
    fields: (t) => ({
      entryId: t.exposeID('recordId', {}),
      topic: t.field({
        type: refOf(parts, 'navigatorTopic'),
        nullable: true,
        extensions: weights.lookUp,
        args: { locale: t.arg({ type: 'Locale', required: true }) },
        resolve: ({ topicId }, { locale }, { loaders }) => loaders.record(topicId, locale),
      }),
      locale: t.expose('locale', {
        type: 'Locale',
        description: 'The language of the headlines and of the note.',
      }),
      headline: t.exposeString('headline', {}),
      headlineBefore: t.exposeString('headlineBefore', { nullable: true }),
      kind: t.expose('change', { type: kind }),
      note: t.exposeString('note', { nullable: true }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    }),
  });
  builder.objectFields(refOf(parts, 'navigatorChapter'), (t) => ({
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
      resolve: (chapter, { on, known }, { loaders }) =>
        loaders.entriesAt(chapter, { on: on ? dayOf(on) : today(), known: known ?? null }),
    }),
    changes: t.field({
      type: [change],
      description: 'What became of its answers after they were first published, the newest first.',
      extensions: weights.list,
      args: { first: t.arg.int({ defaultValue: 20 }) },
      resolve: (chapter, { first }, { loaders }) => loaders.navigatorChanges(chapter, amount(first)),
    }),
  }));
}
