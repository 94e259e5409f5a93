import type { Kysely } from 'kysely';
import type { ContentTypeName } from '../../content/types/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Builder } from './builder.ts';
import { demand } from './rights.ts';
import { weights } from './weights.ts';

interface Draft {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly locale: Locale;
  readonly parentId: string | null;
  readonly position: number;
  readonly slug: string;
  readonly state: string;
  readonly fields: unknown;
  readonly revision: number;
  readonly sourceNumber: number | null;
  readonly scheduledFor: Date | null;
  readonly changedAt: Date;
  readonly changedBy: string;
}

/** `draft(id, locale)`: what editors work on, for those who may edit alone. */
export function draftQuery(builder: Builder): void {
  const draft = builder.objectRef<Draft>('Draft').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      type: t.exposeString('type', {}),
      locale: t.expose('locale', { type: 'Locale' }),
      parentId: t.exposeID('parentId', { nullable: true }),
      position: t.exposeInt('position', {}),
      slug: t.exposeString('slug', {}),
      state: t.exposeString('state', {}),
      fields: t.expose('fields', { type: 'JSON', extensions: weights.body }),
      revision: t.exposeInt('revision', { description: 'To be given back when it is saved.' }),
      sourceNumber: t.exposeInt('sourceNumber', { nullable: true }),
      scheduledFor: t.expose('scheduledFor', { type: 'DateTime', nullable: true }),
      changedAt: t.expose('changedAt', { type: 'DateTime' }),
      changedBy: t.exposeString('changedBy', {}),
    }),
  });
  builder.queryField('draft', (t) =>
    t.field({
      type: draft,
      nullable: true,
      args: { id: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_root, { id, locale }, { db, viewer }) => {
        demand(viewer, 'content|edit');
        return readDraft(db, id, locale);
      },
    }),
  );
}

async function readDraft(db: Kysely<DB>, id: string, locale: Locale): Promise<Draft | null> {
  const row = await db
    .selectFrom('translation as t')
    .innerJoin('record as r', 'r.id', 't.record_id')
    .select([
      'r.id',
      'r.type',
      'r.parent_id as parentId',
      'r.position',
      't.locale',
      't.slug',
      't.state',
      't.fields',
      't.revision',
      't.source_number as sourceNumber',
      't.scheduled_for as scheduledFor',
      't.changed_at as changedAt',
      't.changed_by as changedBy',
    ])
    .where('r.id', '=', id)
    .where('t.locale', '=', locale)
    .executeTakeFirst();
  return (row as Draft | undefined) ?? null;
}
