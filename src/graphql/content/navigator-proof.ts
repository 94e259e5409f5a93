import { typedCode } from '../../content/navigator/log/report-code.ts';
import {
  isSuperseded,
  type KnownReport,
  type ReportEntry,
  readReport,
} from '../../content/navigator/log/reports.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { weights } from './weights.ts';

/** What the code of a report proves: whether it is genuine, and what became of what it shows. */
export function navigatorProofFields(parts: Parts): void {
  const { builder } = parts;
  const said = builder.objectRef<NonNullable<ReportEntry['said']>>('ReportedAnswer').implement({
    fields: (t) => ({
      headline: t.exposeString('headline', { description: 'The answer in a line, as the report shows it.' }),
      newest: t.string({
        description: 'The answer in a line, as the site has it now.',
        resolve: ({ now }) => now.headline,
      }),
      newestPublishedAt: t.field({ type: 'DateTime', resolve: ({ now }) => now.publishedAt }),
    }),
  });
  const entry = builder.objectRef<ReportEntry>('ReportedEntry').implement({
    description: 'A version of an entry that a report shows.',
    fields: (t) => ({
      id: t.exposeID('recordId', {}),
      locale: t.expose('locale', { type: 'Locale' }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
      isSuperseded: t.boolean({ resolve: isSuperseded }),
      chapter: t.field({
        type: refOf(parts, 'navigatorChapter'),
        nullable: true,
        extensions: weights.lookUp,
        args: { locale: t.arg({ type: 'Locale', required: true }) },
        resolve: ({ chapterId }, { locale }, { loaders }) =>
          chapterId === null ? null : loaders.record(chapterId, locale),
      }),
      topic: t.field({
        type: refOf(parts, 'navigatorTopic'),
        nullable: true,
        extensions: weights.lookUp,
        args: { locale: t.arg({ type: 'Locale', required: true }) },
        resolve: ({ topicId }, { locale }, { loaders }) =>
          topicId === null ? null : loaders.record(topicId, locale),
      }),
      said: t.expose('said', {
        type: said,
        nullable: true,
        description: 'Null where the entry was taken down since.',
      }),
    }),
  });
  const report = builder.objectRef<KnownReport>('ReportOfCode').implement({
    description: 'A report that was made, known by its code.',
    fields: (t) => ({
      code: t.exposeString('code', {}),
      serviceId: t.exposeID('serviceId', {}),
      selection: t.exposeString('selection', {
        description: 'What was chosen, as it stands in the address.',
      }),
      heldOn: t.expose('heldOn', { type: 'Date', description: 'The law as it held on this day.' }),
      knownAt: t.expose('knownAt', {
        type: 'DateTime',
        nullable: true,
        description: 'As the site had it then; null: when the report was made.',
      }),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      isIntact: t.exposeBoolean('isIntact', {
        description: 'Whether what it shows is, to the byte, what was published.',
      }),
      entries: t.field({ type: [entry], extensions: weights.list, resolve: ({ entries }) => entries }),
    }),
  });
  builder.queryField('reportOfCode', (t) =>
    t.field({
      type: report,
      nullable: true,
      description: 'The report of a code, as it is printed or typed; null when none has it.',
      extensions: weights.list,
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, { db, tags }) => {
        const typed = typedCode(code);
        const found = typed === null ? null : await readReport(db, typed);
        for (const { recordId } of found?.entries ?? []) tags.add(`record:${recordId}`);
        return found;
      },
    }),
  );
}
