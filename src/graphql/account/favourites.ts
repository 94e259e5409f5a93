import {
  type Favourite,
  type FavouriteSort,
  type FavouriteState,
  favouriteIds,
  readFavourites,
} from '../../account/favourites/read-favourites.ts';
import {
  MOST_MERGED,
  mergeFavourites,
  removeFavourite,
  saveFavourite,
} from '../../account/favourites/save-favourite.ts';
import { readerOf } from '../../account/policies.ts';
import { notFound } from '../../account/refusals.ts';
import { titleInPlace } from '../../content/navigator/title-in-place.ts';
import { typeLabel } from '../../content/types/index.ts';
import { urlOf } from '../../routing/links.ts';
import { upTo, weights } from '../content/weights.ts';
import { type AccountParts, namedRecord, own, titleLanguage } from './me.ts';

/** `me { favourites favouriteIds }` and what changes them. */
export function favouriteFields(parts: AccountParts): void {
  const { builder, me } = parts;
  const favourite = favouriteType(parts);
  const sort = builder.enumType('FavouriteSort', {
    values: {
      SAVED: { value: 'saved', description: 'What was saved last first.' },
      TITLE: { value: 'title' },
      TYPE: { value: 'type' },
    } as const satisfies Record<string, { value: FavouriteSort; description?: string }>,
  });
  builder.objectField(me, 'favourites', (t) =>
    t.field({
      type: [favourite],
      extensions: weights.kept,
      args: {
        locale: t.arg({ type: 'Locale', required: true }),
        sort: t.arg({ type: sort, defaultValue: 'saved' }),
      },
      resolve: own(
        (
          id,
          args: { locale: Favourite['requestedLocale']; sort?: FavouriteSort | null | undefined },
          { db },
        ) => readFavourites(db, id, { locale: args.locale, sort: args.sort ?? 'saved' }),
      ),
    }),
  );
  builder.objectField(me, 'favouriteIds', (t) =>
    t.idList({
      extensions: weights.kept,
      description: 'Of the records saved.',
      resolve: own((id, _args, { db }) => favouriteIds(db, id)),
    }),
  );
  builder.mutationField('saveFavourite', (t) =>
    t.field({
      type: favourite,
      description: 'Saving again changes the note, when one is given.',
      args: {
        recordId: t.arg.id({ required: true }),
        note: t.arg.string(),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { recordId, note, locale }, { db, viewer }) => {
        const reader = readerOf(viewer);
        await saveFavourite(db, reader, { recordId, note: note ?? null, locale });
        const [saved] = await readFavourites(db, reader, { locale, recordId });
        if (!saved) throw notFound();
        return saved;
      },
    }),
  );
  builder.mutationField('removeFavourite', (t) =>
    t.boolean({
      description: 'False when it was not saved.',
      args: { recordId: t.arg.id({ required: true }) },
      resolve: (_root, { recordId }, { db, viewer }) => removeFavourite(db, readerOf(viewer), recordId),
    }),
  );
  builder.mutationField('mergeFavourites', (t) =>
    t.int({
      description: `How many of at most ${MOST_MERGED} were not saved before; unknown ones are left out.`,
      args: { recordIds: t.arg.idList({ required: true, extensions: upTo(MOST_MERGED) }) },
      resolve: (_root, { recordIds }, { db, viewer }) => mergeFavourites(db, readerOf(viewer), recordIds),
    }),
  );
}

function favouriteType({ builder, record }: AccountParts) {
  const state = builder.enumType('FavouriteState', {
    values: {
      CURRENT: { value: 'current' },
      UPDATED: { value: 'updated', description: 'More than its wording changed since it was saved.' },
      WITHDRAWN: { value: 'withdrawn', description: 'Marked as no longer valid, or taken off the site.' },
      SUPERSEDED: { value: 'superseded' },
      NOT_IN_LANGUAGE: { value: 'not-in-language', description: 'It is shown in English.' },
    } as const satisfies Record<string, { value: FavouriteState; description?: string }>,
  });
  return builder.objectRef<Favourite>('Favourite').implement({
    fields: (t) => ({
      recordId: t.exposeID('recordId', {}),
      record: t.field({
        type: record,
        nullable: true,
        description: 'Null when it was taken off the site.',
        resolve: namedRecord,
      }),
      url: t.string({
        nullable: true,
        resolve: async (favourite, args, context) => {
          const live = await namedRecord(favourite, args, context);
          return live && urlOf(live, favourite.requestedLocale);
        },
      }),
      type: t.exposeString('type', { description: 'The content type, camelCase.' }),
      kind: t.string({
        description: 'The content type in plain words.',
        resolve: ({ type, requestedLocale }) => typeLabel(type, requestedLocale),
      }),
      title: t.string({
        description:
          'With its place (`Record.titleInPlace`); as it was when saved, for what was taken off the site.',
        resolve: async (favourite, args, context) => {
          const live = await namedRecord(favourite, args, context);
          return live ? titleInPlace(live, context.loaders) : favourite.title;
        },
      }),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      note: t.exposeString('note', {}),
      state: t.expose('state', { type: state }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When more than its wording changed last, since it was saved.',
      }),
    }),
  });
}
