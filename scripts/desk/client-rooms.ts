/** `npm run client-rooms`: what the firm shares with clients, from a terminal. */
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { GraphQLError } from 'graphql';
import { keepVersion } from '../../src/account/rooms/keep-version.ts';
import {
  addDate,
  addMatter,
  closeRoom,
  contentsOfRoom,
  listRooms,
  NotPrepared,
  nameFirmPeople,
  openRoom,
  removeFromRoom,
  setStatus,
} from '../../src/account/rooms/prepare-room.ts';
import { matterStatuses } from '../../src/account/rooms/read-room.ts';
import { isDay } from '../../src/content/fields/text-formats.ts';
import { ReceivedFile } from '../../src/content/records/attachments.ts';
import { documentIn, LARGEST_DOCUMENT } from '../../src/forms/files/document.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { say } from '../support/progress.ts';
import { readArguments, Usage } from '../support/read-arguments.ts';
import { runCommand, withDatabase } from '../support/with-database.ts';

const usage = `Usage: npm run client-rooms -- list                          rooms, and how much is in each
       npm run client-rooms -- show ROOM                     matters, dates and documents with their ids
       npm run client-rooms -- open ROOM TITLE               those with the permission collaboration|ROOM are in it
       npm run client-rooms -- people ROOM RECORD…           the firm's people in it: these and no others
       npm run client-rooms -- matter ROOM TITLE [--status STATUS] [--language fr-fr]
       npm run client-rooms -- status ROOM MATTER STATUS     ${matterStatuses.join(', ')}
       npm run client-rooms -- date ROOM MATTER DAY TEXT     2026-12-18
       npm run client-rooms -- document ROOM FILE [--title TEXT] [--matter MATTER] [--of DOCUMENT] [--until DAY]
                                         [--language fr-fr]   PDF or Word, 5 MB; --of: a new version
       npm run client-rooms -- remove ROOM ID                a matter, a date or a document
       npm run client-rooms -- close ROOM                    with everything in it, for good
Somebody is let in by “npm run account -- give ADDRESS 'collaboration|ROOM'”, and out by “take”.`;
const options = {
  status: { type: 'string' },
  language: { type: 'string' },
  title: { type: 'string' },
  matter: { type: 'string' },
  of: { type: 'string' },
  until: { type: 'string' },
} as const;

await runCommand(async () => {
  const { positionals, values } = readArguments({ usage, options, count: null });
  const [act = '', room = '', first = '', second = '', third = '', ...more] = positionals;
  const locale = siteLocales.find((one) => one === (values.language ?? 'en'));
  if (!locale || (more.length > 0 && act !== 'people')) throw new Usage(usage);
  const count = positionals.length;
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    const db = database.kysely;
    try {
      if (act === 'list' && count === 1)
        for (const { name, title, matters, documents } of await listRooms(db))
          say(`${name}  ${title}  matters: ${matters}, documents: ${documents}`);
      else if (act === 'show' && count === 2) for (const line of await contentsOfRoom(db, room)) say(line);
      else if (act === 'open' && count === 3) await openRoom(db, room, first);
      else if (act === 'people' && count > 1) await nameFirmPeople(db, room, positionals.slice(2));
      else if (act === 'matter' && count === 3)
        say(
          await addMatter(db, room, { title: first, locale, status: statusIn(values.status ?? 'preparing') }),
        );
      else if (act === 'status' && count === 4) await setStatus(db, room, first, statusIn(second));
      else if (act === 'date' && count === 5)
        say(await addDate(db, room, first, { day: dayIn(second), title: third }));
      else if (act === 'document' && count === 3)
        say(
          await keepVersion(db, room, {
            documentId: values.of ?? null,
            matterId: values.matter ?? null,
            title: values.title ?? '',
            locale,
            untilDay: values.until === undefined ? null : dayIn(values.until),
            file: await checked(resolve(process.env.INIT_CWD ?? '.', first)),
            visitor: null,
          }),
        );
      else if (act === 'remove' && count === 3) await removeFromRoom(db, room, first);
      else if (act === 'close' && count === 2) await closeRoom(db, room);
      else throw new Usage(usage);
    } catch (error) {
      if (error instanceof GraphQLError) throw new NotPrepared(error.message);
      throw error;
    } finally {
      await database.end();
    }
  });
});

function statusIn(text: string) {
  const status = matterStatuses.find((one) => one === text);
  if (!status) throw new Usage(usage);
  return status;
}

function dayIn(text: string): string {
  if (!isDay(text)) throw new NotPrepared(`${text} is no day; days are written 2026-12-18`);
  return text;
}

async function checked(path: string) {
  const document = documentIn(new ReceivedFile(basename(path), await readFile(path)));
  if (document === 'tooLong') throw new NotPrepared(`${path} is larger than ${LARGEST_DOCUMENT} bytes`);
  if (document === null || typeof document === 'string')
    throw new NotPrepared(`${path} is no whole PDF, and no Word document without macros`);
  return document;
}
