import { nearest } from '../nearest.ts';
import { type Suggestion, suggest } from '../suggest.ts';
import { amount } from './checked-arguments.ts';
import type { Parts } from './derived-fields.ts';
import { urlOf } from './urls.ts';

/** `suggest` while somebody types, and `nearest` for an address that leads nowhere. */
export function searchQueries({ builder, record }: Parts): void {
  const suggestion = builder.objectRef<Suggestion>('Suggestion').implement({
    fields: (t) => ({
      title: t.exposeString('title', {}),
      subtitle: t.exposeString('subtitle', { nullable: true }),
      url: t.string({ resolve: (one) => urlOf(one) ?? one.path }),
      type: t.exposeString('type', {}),
      locale: t.expose('locale', { type: 'Locale', description: 'The language it is in.' }),
    }),
  });
  builder.queryField('suggest', (t) =>
    t.field({
      type: [suggestion],
      args: {
        text: t.arg.string({ required: true }),
        locale: t.arg({ type: 'Locale', required: true }),
        first: t.arg.int({ defaultValue: 8 }),
      },
      resolve: (_root, { text, locale, first }, { db }) =>
        suggest(db, { text, locale, first: Math.min(amount(first), 50) }),
    }),
  );
  builder.queryField('nearest', (t) =>
    t.field({
      type: [record],
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
