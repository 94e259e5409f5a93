import { type Course, MOST_COURSES, planCourse, readCourses } from '../../account/lessons/courses.ts';
import { lessonsDone, MOST_NOTED, noteLessons } from '../../account/lessons/lessons-done.ts';
import { readerOf } from '../../account/policies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { upTo, weights } from '../content/weights.ts';
import { type AccountParts, namedRecord, own, titleLanguage } from './me.ts';

/** `me { lessonsDone courses }` and what changes them. */
export function lessonFields({ builder, me, record }: AccountParts): void {
  const course = builder.objectRef<Course>('Course').implement({
    description: 'A series of lessons that a reader has begun, or wants to have done by a day.',
    fields: (t) => ({
      seriesId: t.exposeID('recordId', {}),
      series: t.field({ type: record, nullable: true, resolve: namedRecord }),
      done: t.exposeInt('done', { description: 'How many of its lessons they have done.' }),
      total: t.exposeInt('total', {}),
      due: t.expose('due', { type: 'Date', nullable: true, description: 'The day that they set.' }),
    }),
  });
  builder.objectField(me, 'lessonsDone', (t) =>
    t.idList({ extensions: weights.kept, resolve: own((id, _args, { db }) => lessonsDone(db, id)) }),
  );
  builder.objectField(me, 'courses', (t) =>
    t.field({
      type: [course],
      extensions: { ...weights.kept, length: MOST_COURSES },
      args: { locale: t.arg(titleLanguage) },
      resolve: own((id, { locale }: { locale: Locale }, { db }) => readCourses(db, id, locale)),
    }),
  );
  builder.mutationField('noteLessons', (t) =>
    t.idList({
      description: 'Notes some as done and others as not; returns all that are.',
      extensions: weights.kept,
      args: {
        done: t.arg.idList({ required: true, extensions: upTo(MOST_NOTED) }),
        undone: t.arg.idList({ required: true, extensions: upTo(MOST_NOTED) }),
      },
      resolve: async (_root, given, { db, viewer }) => {
        const reader = readerOf(viewer);
        await noteLessons(db, reader, given);
        return lessonsDone(db, reader);
      },
    }),
  );
  builder.mutationField('planCourse', (t) =>
    t.field({
      type: 'Date',
      nullable: true,
      args: {
        seriesId: t.arg.id({ required: true }),
        due: t.arg({ type: 'Date', description: 'Null: none.' }),
      },
      resolve: (_root, { seriesId, due }, { db, viewer, clock }) =>
        planCourse(db, readerOf(viewer), { seriesId, due: due ?? null, today: clock.now() }),
    }),
  );
}
