import { nearest } from '../../content/search/nearest.ts';
import { type Suggestion, searchableTypes, suggest } from '../../content/search/suggest.ts';
import { declarationOf } from '../../content/types/index.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { urlOf } from '../../routing/links.ts';
import { amount, typesNamed } from './checked-arguments.ts';
import type { Parts } from './derived-fields.ts';
import { weights } from './weights.ts';

/** `suggest` while somebody types, and `nearest` for an address that leads nowhere. */
export function searchQueries({ builder, record }: Parts): void {
  const suggestion = builder.objectRef<Suggestion>('Suggestion').implement({
    fields: (t) => ({
      title: t.exposeString('title', {}),
      subtitle: t.exposeString('subtitle', { nullable: true }),
      url: t.string({ resolve: (one) => urlOf(one, one.requestedLocale) ?? one.path }),
      type: t.exposeString('type', {}),
      kind: t.string({
        description: 'What it stands under: the name of its tab of the search.',
        resolve: ({ type, requestedLocale }) =>
          messagesFor(requestedLocale).search.tabs[declarationOf(type).search?.tab ?? 'pages'],
      }),
      locale: t.expose('locale', { type: 'Locale', description: 'The language it is in.' }),
    }),
  });
  builder.queryField('suggest', (t) =>
    t.field({
      type: [suggestion],
      extensions: weights.count,
      args: {
        text: t.arg.string({ required: true }),
        locale: t.arg({ type: 'Locale', required: true }),
        first: t.arg.int({ defaultValue: 8 }),
        types: t.arg.stringList({
          description: 'Content types to look for; all that have pages, or a place on one, if not given.',
        }),
      },
      resolve: async (_root, { text, locale, first, types }, { db, tags }) => {
        const named = typesNamed(types ?? searchableTypes);
        const wanted = searchableTypes.filter((type) => named.includes(type));
        const found = await suggest(db, { text, locale, first: Math.min(amount(first), 50), types: wanted });
        // Any of these types may add a record to what is found.
        for (const type of wanted) tags.add(`type:${type}`);
        for (const { id } of found) tags.add(`record:${id}`);
        return found;
      },
    }),
  );
  builder.queryField('nearest', (t) =>
    t.field({
      type: [record],
      extensions: weights.count,
      args: {
        path: t.arg.string({ required: true }),
        locale: t.arg({ type: 'Locale', required: true }),
        first: t.arg.int({ defaultValue: 5 }),
      },
      resolve: async (_root, { path, locale, first }, { db, tags }) => {
        const found = await nearest(db, { path, locale, first: Math.min(amount(first), 50) });
        for (const { id } of found) tags.add(`record:${id}`);
        return found;
      },
    }),
  );
}
