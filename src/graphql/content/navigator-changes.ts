import { gateOf } from '../../content/access/gates.ts';
import type { NavigatorChange } from '../../content/navigator/changes.ts';
import type { VersionTexts } from '../../content/navigator/version-texts.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { ApiContext } from './api-context.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { withRecords } from './rich-text.ts';
import { weights } from './weights.ts';

/** A change with the chapter that it happened in. */
export interface ChangeIn extends NavigatorChange {
  readonly chapter: LiveRecord;
}

/** What a further version of an answer said, and the one before it; texts for those who may read the answer. */
export function navigatorChangeType(parts: Parts) {
  const { builder } = parts;
  const kind = builder.enumType('ChangeKind', {
    values: {
      MAJOR: { value: 'major', description: 'The law changed, or what was found out of it.' },
      MINOR: { value: 'minor', description: 'Its wording.' },
      CORRECTION: { value: 'correction', description: 'The navigator had been wrong.' },
    } as const satisfies Record<string, { value: NavigatorChange['change']; description: string }>,
  });
  const texts = builder.objectRef<VersionTexts & { chapter: LiveRecord }>('NavigatorVersionTexts').implement({
    description: 'What a version of an answer said.',
    fields: (t) => ({
      summary: t.exposeString('summary', { nullable: true }),
      body: t.field({
        type: 'RichText',
        nullable: true,
        extensions: weights.body,
        resolve: ({ body, chapter }, _args, context) =>
          body ? withRecords(body as RichText, chapter.requestedLocale, context) : null,
      }),
    }),
  });
  return builder.objectRef<ChangeIn>('NavigatorChange').implement({
    description: 'A further version of an answer, as it was published.',
    fields: (t) => ({
      entryId: t.exposeID('recordId', {}),
      chapter: t.field({ type: refOf(parts, 'navigatorChapter'), resolve: ({ chapter }) => chapter }),
      topic: t.field({
        type: refOf(parts, 'navigatorTopic'),
        nullable: true,
        extensions: weights.lookUp,
        args: { locale: t.arg({ type: 'Locale', required: true }) },
        resolve: ({ topicId }, { locale }, { loaders }) => loaders.record(topicId, locale),
      }),
      locale: t.expose('locale', {
        type: 'Locale',
        description:
          'The language of headlines and note, and of texts where not both versions are translated.',
      }),
      headline: t.exposeString('headline', {}),
      translated: t.exposeString('translated', {
        nullable: true,
        description: 'The headline in the language asked for, where that version is translated.',
      }),
      headlineBefore: t.exposeString('headlineBefore', {}),
      translatedBefore: t.exposeString('translatedBefore', {
        nullable: true,
        description: 'The same in the language asked for, where both versions are translated.',
      }),
      texts: t.field({
        type: texts,
        nullable: true,
        description:
          'None for who may not read the answer; in the language asked for where both versions are translated.',
        extensions: weights.lookUp,
        resolve: (change, _args, context) => textsOf(change, 'after', context),
      }),
      textsBefore: t.field({
        type: texts,
        nullable: true,
        extensions: weights.lookUp,
        resolve: (change, _args, context) => textsOf(change, 'before', context),
      }),
      kind: t.expose('change', { type: kind }),
      note: t.exposeString('note', { nullable: true }),
      translatedNote: t.exposeString('translatedNote', {
        nullable: true,
        description: 'Why, in the language asked for, where that version is translated and says it.',
      }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    }),
  });
}

async function textsOf(change: ChangeIn, which: 'before' | 'after', context: ApiContext) {
  const { recordId, chapter, translations } = change;
  if ((await gateOf(chapter, context)) !== null) return null;
  const version = translations
    ? { locale: chapter.requestedLocale, number: translations[which] }
    : { locale: change.locale, number: which === 'after' ? change.number : change.number - 1 };
  const texts = await context.loaders.versionTexts.load({ recordId, ...version });
  return texts && { ...texts, chapter };
}
