import { readableBody, readableSummary } from '../../content/access/gates.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { marked, type Passage, type Piece, passageOf } from '../../content/search/find/passage.ts';
import { placeOf } from '../../content/search/find/place.ts';
import type { Found } from '../../content/search/find/search.ts';
import type { Group } from '../../content/search/text/group.ts';
import type { Locale } from '../../i18n/locales.ts';
import { addressOf, urlOf } from '../../routing/links.ts';
import type { ApiContext } from './api-context.ts';
import type { Parts } from './derived-fields.ts';
import { namedBy } from './named-by.ts';
import { weights } from './weights.ts';

export interface Hit {
  readonly record: LiveRecord;
  readonly foundIn: Locale;
  readonly groups: readonly Group[];
}

/** Something found, as it is shown: its title and the passage that matches, and where they lead. */
export function hitType({ builder, record }: Parts) {
  const piece = builder.objectRef<Piece>('MarkedText').implement({
    fields: (t) => ({ text: t.exposeString('text', {}), isMatch: t.exposeBoolean('isMatch', {}) }),
  });
  const passage = builder.objectRef<Passage>('Passage').implement({
    fields: (t) => ({
      heading: t.exposeString('heading', { nullable: true, description: 'That it stands under.' }),
      pieces: t.field({ type: [piece], resolve: ({ pieces }) => [...pieces] }),
    }),
  });
  return builder.objectRef<Hit>('SearchHit').implement({
    fields: (t) => ({
      record: t.field({ type: record, resolve: (hit) => hit.record }),
      foundIn: t.expose('foundIn', { type: 'Locale', description: 'The language in which it matched.' }),
      title: t.field({
        type: [piece],
        resolve: async ({ record: live, groups }, _args, context) => {
          const { title, locale } = await namedBy(live, context);
          return marked(title, groups, locale);
        },
      }),
      url: t.string({
        nullable: true,
        description: 'Of its page, or of where it is shown on another’s.',
        resolve: async ({ record: live }, _args, { loaders }) => {
          if (live.path !== null) return urlOf(live, live.requestedLocale);
          const place = await placeOf(live, loaders);
          return place === null ? null : addressOf(live.requestedLocale, place);
        },
      }),
      passage: t.field({
        type: passage,
        nullable: true,
        extensions: weights.body,
        description: 'Of its text as far as the viewer may read it, else of its summary.',
        resolve: (hit, _args, context) => passageIn(hit, context),
      }),
    }),
  });
}

async function passageIn({ record, groups }: Hit, context: ApiContext): Promise<Passage | null> {
  const body = await readableBody(record, context);
  const found = body && passageOf(body, groups, record.locale);
  if (found) return found;
  const summary = await readableSummary(record, context);
  return summary === null ? null : { heading: null, pieces: marked(summary, groups, record.locale) };
}

/** The records of what was found: in the reader's language, where there is one in it; null: in that of what was found. */
export async function hitsOf(
  found: readonly Found[],
  groups: readonly Group[],
  locale: Locale | null,
  { loaders, tags }: ApiContext,
): Promise<Hit[]> {
  const hits = await Promise.all(
    found.map(async ({ id, locale: foundIn }) => {
      tags.add(`record:${id}`);
      const record = (await loaders.record(id, locale ?? foundIn)) ?? (await loaders.record(id, foundIn));
      return record && { record, foundIn, groups };
    }),
  );
  return hits.filter((hit) => hit !== null);
}
