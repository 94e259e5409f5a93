import { refuseInput } from '../../account/refusals.ts';
import { EnteredRoom, roomPermission } from '../../account/rooms/entered-room.ts';
import { followRoom, roomFrequency } from '../../account/rooms/follow-room.ts';
import { sendDocument } from '../../account/rooms/keep-version.ts';
import {
  firmPeople,
  type MatterStatus,
  type RoomDate,
  type RoomDocument,
  type RoomMatter,
  type RoomMember,
  type RoomReader,
  type RoomVersion,
  readDocuments,
  readMatters,
  readMembers,
} from '../../account/rooms/read-room.ts';
import { endRoomCalendar, newRoomCalendar, roomCalendar } from '../../account/rooms/room-calendar.ts';
import { permissionName } from '../../account/subscriptions/permission-names.ts';
import { documentIn } from '../../forms/files/document.ts';
import type { Locale, SiteLocale } from '../../i18n/locales.ts';
import { refOf } from '../content/derived-fields.ts';
import { weights } from '../content/weights.ts';
import type { alertFields } from './alerts.ts';
import { type AccountParts, noteAddress, own, titleLanguage } from './me.ts';
import type { CalendarRef } from './my-list.ts';

/** Of each list of a room: a statement of its own over few rows. */
const listed = { weight: weights.kept.weight, length: 20 } as const;
/** What comes along with each of its rows, in the same statement. */
const along = { weight: 1, length: 4 } as const;

/** `me { rooms room }` and what changes one, for who holds its permission. */
export function roomFields(parts: AccountParts, frequency: FrequencyRef, calendar: CalendarRef): void {
  const { builder, me } = parts;
  const room = roomType(parts, frequency, calendar);
  builder.objectField(me, 'rooms', (t) =>
    t.field({
      type: [room],
      extensions: { weight: weights.kept.weight, length: 10 },
      description: 'Rooms that the firm shares with the reader, by the permissions that they hold now.',
      resolve: own((_id, _args, { db, viewer }) => EnteredRoom.allOf(db, viewer)),
    }),
  );
  builder.objectField(me, 'room', (t) =>
    t.field({
      type: room,
      nullable: true,
      extensions: weights.lookUp,
      description: 'One of them, or the first; null when there is none.',
      args: { name: t.arg.string() },
      resolve: own(async (_id, { name }: { name?: string | null | undefined }, { db, viewer }) => {
        const rooms = await EnteredRoom.allOf(db, viewer);
        return (name ? rooms.find((one) => one.name === name) : rooms[0]) ?? null;
      }),
    }),
  );
  roomCommands(parts, frequency);
}

type FrequencyRef = ReturnType<typeof alertFields>;

function roomCommands({ builder }: AccountParts, frequency: FrequencyRef): void {
  builder.mutationField('sendRoomDocument', (t) =>
    t.id({
      description: 'A PDF or Word file of at most 5 MB, as a new document or a new version of one.',
      args: {
        room: t.arg.string({ required: true }),
        file: t.arg({ type: 'File', required: true }),
        documentId: t.arg.id({ description: 'The document that it is a new version of.' }),
        matterId: t.arg.id(),
        title: t.arg.string({ description: 'Of a new document; the file’s name if not given.' }),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { room: name, file, locale, ...given }, { db, viewer }) => {
        const room = await EnteredRoom.named(db, viewer, name);
        const document = documentIn(file);
        if (document === null || typeof document === 'string') {
          const code = document === 'tooLong' ? 'too-long' : 'unknown';
          const message = 'must be a PDF or a Word file without macros, of at most 5 MB';
          refuseInput([{ path: 'file', code, message }]);
          return '';
        }
        return sendDocument(db, room, {
          documentId: given.documentId ?? null,
          matterId: given.matterId ?? null,
          title: given.title ?? '',
          locale: siteLocaleOf(locale),
          file: document,
        });
      },
    }),
  );
  builder.mutationField('followRoom', (t) =>
    t.boolean({
      args: {
        room: t.arg.string({ required: true }),
        frequency: t.arg({ type: frequency, description: 'Null: no more.' }),
      },
      resolve: async (_root, { room, frequency }, context) => {
        const { db, viewer } = context;
        await followRoom(db, await EnteredRoom.named(db, viewer, room), frequency ?? null);
        await noteAddress(context);
        return true;
      },
    }),
  );
  builder.mutationField('newRoomCalendar', (t) =>
    t.string({
      description: 'Makes the address anew, and ends the one before; the secret in it is told this once.',
      args: { room: t.arg.string({ required: true }) },
      resolve: async (_root, { room }, { db, viewer }) =>
        newRoomCalendar(db, await EnteredRoom.named(db, viewer, room)),
    }),
  );
  builder.mutationField('endRoomCalendar', (t) =>
    t.boolean({
      description: 'False when there was none.',
      args: { room: t.arg.string({ required: true }) },
      resolve: async (_root, { room }, { db, viewer }) =>
        endRoomCalendar(db, await EnteredRoom.named(db, viewer, room)),
    }),
  );
}

/** Titles are of languages of the site. */
function siteLocaleOf(locale: Locale): SiteLocale {
  return locale === 'fr-fr' || locale === 'zh-cn' ? locale : 'en';
}

function roomType(parts: AccountParts, frequency: FrequencyRef, calendar: CalendarRef) {
  const { builder } = parts;
  const person = refOf(parts, 'person');
  const matter = matterType(parts);
  const document = documentType(parts);
  const member = builder.objectRef<RoomMember>('RoomMember').implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      jobTitle: t.exposeString('jobTitle', { nullable: true }),
    }),
  });
  return builder.objectRef<EnteredRoom>('ClientRoom').implement({
    fields: (t) => ({
      name: t.exposeID('name', { description: 'Of the permission that opens it.' }),
      title: t.string({
        args: { locale: t.arg(titleLanguage) },
        resolve: ({ name, title }, { locale }) => permissionName(roomPermission(name), locale) ?? title,
      }),
      matters: t.field({
        type: [matter],
        extensions: listed,
        description: 'Each with its dates from today on; those that are closed last.',
        resolve: (room, _args, { db, clock }) => readMatters(db, room, clock.today()),
      }),
      documents: t.field({
        type: [document],
        extensions: listed,
        description: 'The one that was changed last first.',
        resolve: (room, _args, { db, clock }) => readDocuments(db, room, clock.today()),
      }),
      firmPeople: t.field({
        type: [person],
        extensions: listed,
        args: { locale: t.arg(titleLanguage) },
        resolve: async (room, { locale }, { db, loaders }) =>
          loaders.records(await firmPeople(db, room), locale),
      }),
      members: t.field({
        type: [member],
        extensions: listed,
        description: 'Those who hold its permission now.',
        resolve: (room, _args, { db }) => readMembers(db, room),
      }),
      told: t.field({
        type: frequency,
        nullable: true,
        extensions: weights.lookUp,
        description: 'How often the reader is told of changes by mail; null: never.',
        resolve: (room, _args, { db }) => roomFrequency(db, room),
      }),
      calendar: t.field({
        type: calendar,
        nullable: true,
        extensions: weights.lookUp,
        resolve: (room, _args, { db }) => roomCalendar(db, room),
      }),
    }),
  });
}

function matterType({ builder }: AccountParts) {
  const status = builder.enumType('MatterStatus', {
    values: {
      PREPARING: { value: 'preparing' },
      UNDER_WAY: { value: 'under-way' },
      WAITING: { value: 'waiting', description: 'For somebody outside.' },
      COMPLETING: { value: 'completing' },
      CLOSED: { value: 'closed' },
    } as const satisfies Record<string, { value: MatterStatus; description?: string }>,
  });
  const date = builder.objectRef<RoomDate>('RoomDate').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      day: t.expose('day', { type: 'Date' }),
      title: t.exposeString('title', {}),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
    }),
  });
  return builder.objectRef<RoomMatter>('RoomMatter').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      title: t.exposeString('title', {}),
      locale: t.expose('locale', { type: 'Locale', description: 'Of its title and its dates.' }),
      status: t.expose('status', { type: status }),
      dates: t.expose('dates', { type: [date], extensions: along }),
    }),
  });
}

function documentType({ builder }: AccountParts) {
  const reader = builder.objectRef<RoomReader>('RoomReader').implement({
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'Of the version.' }),
      name: t.exposeString('name', { nullable: true }),
      at: t.expose('at', { type: 'DateTime', description: 'The last time.' }),
    }),
  });
  const version = builder.objectRef<RoomVersion>('RoomVersion').implement({
    fields: (t) => ({
      number: t.exposeInt('number', {}),
      name: t.exposeString('name', { description: 'Of the file.' }),
      size: t.exposeInt('size', { description: 'In bytes.' }),
      scan: t.exposeString('scan', { description: 'unscanned, clean or infected, which nobody gets.' }),
      sender: t.exposeString('sender', { nullable: true, description: 'Null: the firm, or nobody known.' }),
      byFirm: t.exposeBoolean('byFirm', {}),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
    }),
  });
  return builder.objectRef<RoomDocument>('RoomDocument').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      matterId: t.exposeID('matterId', { nullable: true }),
      title: t.exposeString('title', {}),
      locale: t.expose('locale', { type: 'Locale', description: 'Of its title.' }),
      until: t.expose('untilDay', {
        type: 'Date',
        nullable: true,
        description: 'The last day on which it is here.',
      }),
      readers: t.expose('readers', {
        type: [reader],
        extensions: along,
        description: 'Who downloaded which, the last one first.',
      }),
      versions: t.expose('versions', {
        type: [version],
        extensions: along,
        description: 'The newest first.',
      }),
    }),
  });
}
