import type { GraphQLResolveInfo } from 'graphql';
import { type Kysely, sql } from 'kysely';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { contentTypeNames } from '../../content/types/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ApiContext } from './api-context.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { requestedIn } from './requested-fields.ts';

/** `person(id, locale)` for each content type, `record` for any, and `recordAt` for what lies at a path. */
export function recordQueries(parts: Parts): void {
  const { builder, record } = parts;
  for (const name of contentTypeNames) {
    builder.queryField(name, (t) =>
      t.field({
        type: refOf(parts, name),
        nullable: true,
        args: { id: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
        resolve: async (_root, { id, locale }, context, info) => {
          const found = await requestedRecord(id, locale, context, info);
          return found?.type === name ? found : null;
        },
      }),
    );
  }
  builder.queryField('record', (t) =>
    t.field({
      type: record,
      nullable: true,
      args: { id: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_root, { id, locale }, context, info) => requestedRecord(id, locale, context, info),
    }),
  );
  builder.queryField('recordAt', (t) =>
    t.field({
      type: record,
      nullable: true,
      description: 'The record whose path this is, in the language asked for or in English.',
      args: {
        path: t.arg.string({ required: true }),
        locale: t.arg({ type: 'Locale', required: true }),
      },
      resolve: async (_root, { path, locale }, context, info) => {
        const id = await idAt(context.db, path, locale);
        return id === null ? null : requestedRecord(id, locale, context, info);
      },
    }),
  );
}

/** With its body where that is shown. What stands above it is asked for at the same time. */
function requestedRecord(
  id: string,
  locale: Locale,
  { loaders }: ApiContext,
  info: GraphQLResolveInfo,
): Promise<LiveRecord | null> {
  const requested = requestedIn(info);
  if (requested.has('breadcrumbs')) loaders.expectBreadcrumbs({ id, requestedLocale: locale });
  return requested.has('body') || requested.has('headings')
    ? loaders.whole(id, locale)
    : loaders.record(id, locale);
}

async function idAt(db: Kysely<DB>, path: string, requestedLocale: Locale): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select record_id as id from live where path = ${path} and locale in (${requestedLocale}, 'en') limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
