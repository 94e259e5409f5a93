import {
  type CalendarAddress,
  calendarAddress,
  endCalendarAddress,
  newCalendarAddress,
} from '../../account/my-list/calendar-address.ts';
import { chooseMyList, MOST_LISTED, readMyList } from '../../account/my-list/my-list.ts';
import { readerOf } from '../../account/policies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { refOf } from '../content/derived-fields.ts';
import { upTo, weights } from '../content/weights.ts';
import { type AccountParts, own, titleLanguage } from './me.ts';

/** `me { myList calendarAddress }` and what changes them. @returns the type of a calendar’s address */
export function myListFields(parts: AccountParts): CalendarRef {
  const { builder, me } = parts;
  const jurisdiction = refOf(parts, 'jurisdiction');
  const kept = { weight: weights.lookUp.weight, length: MOST_LISTED };
  builder.objectField(me, 'myList', (t) =>
    t.field({
      type: [jurisdiction],
      extensions: kept,
      description: 'The jurisdictions of the reader’s own list.',
      args: { locale: t.arg(titleLanguage) },
      resolve: own(async (id, { locale }: { locale: Locale }, { db, loaders }) =>
        loaders.records(await readMyList(db, id), locale),
      ),
    }),
  );
  builder.mutationField('chooseMyList', (t) =>
    t.field({
      type: [jurisdiction],
      extensions: kept,
      description: 'These and no others.',
      args: {
        jurisdictionIds: t.arg.idList({ required: true, extensions: upTo(MOST_LISTED) }),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { jurisdictionIds, locale }, { db, viewer, loaders }) => {
        const reader = readerOf(viewer);
        await chooseMyList(db, reader, jurisdictionIds);
        return loaders.records(await readMyList(db, reader), locale);
      },
    }),
  );
  return calendarFields(parts);
}

export type CalendarRef = ReturnType<typeof calendarFields>;

function calendarFields({ builder, me }: AccountParts) {
  const address = builder.objectRef<CalendarAddress>('CalendarAddress').implement({
    description: 'The secret address of a calendar, of a reader’s list or of a room, without the secret.',
    fields: (t) => ({
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      lastReadAt: t.expose('lastReadAt', { type: 'DateTime', nullable: true }),
    }),
  });
  builder.objectField(me, 'calendarAddress', (t) =>
    t.field({
      type: address,
      nullable: true,
      resolve: own((id, _args, { db }) => calendarAddress(db, id)),
    }),
  );
  builder.mutationField('newCalendarAddress', (t) =>
    t.string({
      description: 'Makes it anew, and ends the one before; the secret in it is told this once.',
      resolve: (_root, _args, { db, viewer }) => newCalendarAddress(db, readerOf(viewer)),
    }),
  );
  builder.mutationField('endCalendarAddress', (t) =>
    t.boolean({
      description: 'False when there was none.',
      resolve: (_root, _args, { db, viewer }) => endCalendarAddress(db, readerOf(viewer)),
    }),
  );
  return address;
}
