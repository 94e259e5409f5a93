import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedOffice } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../graphql/endpoint/graphql.fixture.ts';
import { wordDocument } from '../../site/forms/word-document.fixture.ts';
import { matchNextChange } from '../digests/match-changes.ts';
import { queueDigests } from '../digests/queue-digests.ts';
import { writeDigest } from '../digests/write-digest.ts';
import { roomPermission } from './entered-room.ts';
import { deleteExpired } from './open-version.ts';
import { addDate, closeRoom, nameFirmPeople, removeFromRoom, setStatus } from './prepare-room.ts';
import { pdf, roomOf } from './rooms.fixture.ts';

let server: RunningGraphql;
let ours: Awaited<ReturnType<typeof roomOf>>;
let theirs: Awaited<ReturnType<typeof roomOf>>;
const secret = 'Project Larch';
beforeAll(async () => {
  server = await startGraphql();
  await publishedOffice(server.database.kysely);
  ours = await roomOf(server.database.kysely, 'ours', secret);
  theirs = await roomOf(server.database.kysely, 'theirs', 'Project Yew');
});
afterAll(() => server.stop());

const db = () => server.database.kysely;
const bearer = async (sub: string, ...rooms: string[]) => ({
  authorization: `Bearer ${await server.token(rooms.map(roomPermission), { sub })}`,
});

async function ask(sub: string, query: string, variables: object = {}, ...rooms: string[]) {
  const answer = await server.post({ query, variables }, await bearer(sub, ...rooms));
  const { data, errors } = await answer.json();
  return { data, codes: errors?.map((one: { extensions: { code: string } }) => one.extensions.code) };
}

type Headers = Readonly<Record<string, string>>;

const download = async (
  document: string,
  room = 'ours',
  number: string | number = 1,
  headers?: Headers,
): Promise<Response> =>
  fetch(new URL(`/room-documents/${room}/${document}/${number}`, server.url), {
    headers: { ...(headers ?? (await bearer('ann', 'ours'))) },
  });

const sending = `mutation A($file: File!, $room: String!, $documentId: ID, $matterId: ID, $title: String) {
  sendRoomDocument(room: $room, file: $file, documentId: $documentId, matterId: $matterId, title: $title)
}`;

/** Sends a file as a browser does. */
async function send(bytes: Buffer, name: string, more: object = {}, headers?: Headers) {
  const body = new FormData();
  const variables = { file: null, room: 'ours', ...more };
  body.set('operations', JSON.stringify({ query: sending, variables }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  const response: Response = await fetch(server.url, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', ...(headers ?? (await bearer('ann', 'ours'))) },
    body,
  });
  const { data, errors } = await response.json();
  const problem = errors?.[0]?.extensions;
  return { status: response.status, id: data?.sendRoomDocument as string, problem };
}

const documentOf = async (id: string) => {
  const query =
    '{ me { room(name: "ours") { documents { id versions { number name sender byFirm } readers { number at } } } } }';
  const { data } = await ask('ann', query, {}, 'ours');
  return data.me.room.documents.find((one: { id: string }) => one.id === id);
};
const versions = async (id: string) => (await documentOf(id))?.versions;

describe('a room', () => {
  test('is there for who holds its permission, and for nobody else as if it were not', async () => {
    const query =
      'query A($name: String) { me { rooms { name } room(name: $name) { title matters { title } } } }';
    const mine = await ask('ann', query, { name: 'ours' }, 'ours');
    expect(mine.data.me.rooms).toEqual([{ name: 'ours' }]);
    expect(mine.data.me.room.matters).toEqual([{ title: `Matter of ${secret}` }]);
    for (const name of ['theirs', 'nothing', '%', 'ours ', "ours' or 'a'='a"])
      expect((await ask('ann', query, { name }, 'ours')).data.me.room).toBeNull();
    expect((await ask('bob', query, { name: 'ours' })).data.me).toEqual({ rooms: [], room: null });
    // A permission of another list, or of another room that begins alike, opens nothing.
    const token = await server.token(['product|ours', 'collaboration|our', 'ours'], { sub: 'bob' });
    const answer = await server.post(
      { query, variables: { name: 'ours' } },
      { authorization: `Bearer ${token}` },
    );
    expect((await answer.json()).data.me).toEqual({ rooms: [], room: null });
  });

  test('is changed by nobody who is not in it, also by ids of it', async () => {
    const commands = [
      'followRoom(room: "theirs", frequency: DAILY)',
      'newRoomCalendar(room: "theirs")',
      'endRoomCalendar(room: "theirs")',
    ];
    for (const command of commands)
      expect((await ask('ann', `mutation { ${command} }`, {}, 'ours')).codes).toEqual(['NOT_FOUND']);
    expect((await send(pdf, 'a.pdf', { room: 'theirs' })).problem.code).toBe('NOT_FOUND');
    expect((await send(pdf, 'a.pdf', { documentId: theirs.document })).problem.code).toBe('NOT_FOUND');
    expect((await send(pdf, 'a.pdf', { matterId: theirs.matter })).problem.code).toBe('NOT_FOUND');
    expect((await send(pdf, 'a.pdf', {}, await bearer('bob'))).status).toBe(403);
    expect((await send(pdf, 'a.pdf', {}, {})).status).toBe(401);
    const { rows } = await sql`select from room_document where room = 'theirs'`.execute(db());
    expect(rows).toHaveLength(1);
  });

  test('shows those who hold its permission, with the name that they gave, and not who has lost it', async () => {
    await db()
      .insertInto('visitor')
      .values([{ id: 'cat' }, { id: 'dan' }])
      .execute();
    await db()
      .insertInto('visitor_profile')
      .values({ visitor: 'cat', first_name: 'Cat', last_name: 'Ives' })
      .execute();
    const entitled = (visitor: string, until_day: string | null) => ({
      visitor,
      list: 'collaboration',
      name: 'ours',
      until_day,
      from_day: '2020-01-01',
    });
    await db()
      .insertInto('entitlement')
      .values([entitled('cat', null), entitled('dan', '2020-02-01')])
      .execute();
    const { data } = await ask('ann', '{ me { room { members { name } } } }', {}, 'ours');
    expect(data.me.room.members).toEqual([{ name: 'Cat Ives' }]);
  });

  test('stands in no answer to anybody else, in no page, list of addresses or feed', async () => {
    for (const path of [
      '/auth/rooms?room=ours',
      '/sitemap.xml',
      '/sitemaps/en.xml',
      '/robots.txt',
      '/llms.txt',
    ]) {
      const text = await (await fetch(new URL(path, server.url))).text();
      expect(text, path).not.toContain('Larch');
    }
    const search = '{ search(text: "Larch", locale: "en") { totalCount } }';
    expect((await ask('ann', search, {}, 'ours')).data).toEqual({ search: { totalCount: 0 } });
    const { rows } = await sql`select from search_entry e where to_jsonb(e)::text ilike '%larch%'`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });

  test('is changed by the firm alone where its own matters are meant', async () => {
    await setStatus(db(), 'ours', ours.matter, 'completing');
    await addDate(db(), 'ours', ours.matter, { day: '2020-01-01', title: 'Long ago' });
    await expect(setStatus(db(), 'ours', theirs.matter, 'closed')).rejects.toThrow();
    await expect(addDate(db(), 'ours', theirs.matter, { day: '2030-01-01', title: 'x' })).rejects.toThrow();
    await expect(removeFromRoom(db(), 'ours', theirs.document)).rejects.toThrow('There is nothing');
    await expect(nameFirmPeople(db(), 'ours', ['nobody'])).rejects.toThrow('There is no person nobody');
    await expect(closeRoom(db(), 'nothing')).rejects.toThrow('There is no room nothing');
    const query = '{ me { room { matters { status dates { title } } } } }';
    const { data } = await ask('ann', query, {}, 'ours');
    expect(data.me.room.matters).toEqual([
      { status: 'COMPLETING', dates: [{ title: `Signing of ${secret}` }] },
    ]);
  });
});

const withMacros = await wordDocument({ 'word/vbaProject.bin': 'x' });

describe('a document', () => {
  test('is saved, never shown, kept by nobody on its way, and noted as read', async () => {
    const answer = await download(ours.document);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="terms.pdf"',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    await download(ours.document);
    expect(await documentOf(ours.document)).toMatchObject({
      versions: [{ byFirm: true }],
      readers: [{ number: 1, at: expect.any(String) }],
    });
  });

  test.each([
    ['without a token', (): string => ours.document, 'ours', 1, () => ({})],
    [
      'with a token that is none',
      (): string => ours.document,
      'ours',
      1,
      () => ({ authorization: 'Bearer a.b.c' }),
    ],
    ['by who is not in the room', (): string => ours.document, 'ours', 1, () => bearer('bob')],
    ['by who is in another room', (): string => ours.document, 'ours', 1, () => bearer('bob', 'theirs')],
    ['through another room', (): string => theirs.document, 'ours', 1, undefined],
    ['of no number that there is', (): string => ours.document, 'ours', 2, undefined],
    ['of a number that is none', (): string => ours.document, 'ours', '1;drop', undefined],
    ['of an id that is none', (): string => '..%2f..%2fetc%2fpasswd', 'ours', 1, undefined],
  ] as const)('is not found %s', async (_, document, room, number, headers) => {
    const answer: Response = await download(document(), room, number, await headers?.());
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache|private/);
    expect(await answer.text()).not.toContain('Larch');
  });

  test('has a version for each file that is sent, also at the same time, and says who sent it', async () => {
    const { id } = await send(pdf, 'Minutes.pdf', { title: 'Minutes', matterId: ours.matter });
    const documentId = id;
    await Promise.all([1, 2, 3].map((n) => send(pdf, `Minutes ${n}.pdf`, { documentId })));
    const all = await versions(id);
    expect(all.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
    expect(all[0]).toMatchObject({ byFirm: false, sender: null });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from room_file where document = ${id}::uuid`.execute(db());
    expect(rows[0]?.n).toBe(4);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.pdf', 'unknown'],
    ['half a PDF', Buffer.from('%PDF-1.7\n'), 'half.pdf', 'unknown'],
    ['a Word file with macros', withMacros, 'macro.docx', 'unknown'],
    [
      'a file of more than 5 MB',
      Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024), pdf]),
      'large.pdf',
      'too-long',
    ],
    ['an empty file', Buffer.alloc(0), 'empty.pdf', 'unknown'],
  ])('is not made of %s', async (_, bytes, name, code) => {
    const { problem } = await send(bytes, name);
    expect(problem).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: 'file', code }] });
  });

  test('has a name that leads nowhere and breaks no header', async () => {
    const { id } = await send(pdf, '../../etc/a"b\r\nset-cookie: x=1\u202egpj.html');
    const answer = await download(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const [version] = await versions(id);
    expect(version.name).toMatch(/^[^/\\"\r\n\u202e]*\.pdf$/);
  });

  test('is gone for readers when its last day is over, and then for good', async () => {
    const { id } = await send(pdf, 'For a while.pdf');
    await sql`update room_document set until_day = current_date - 1 where id = ${id}::uuid`.execute(db());
    expect((await download(id)).status).toBe(404);
    expect(await versions(id)).toBeUndefined();
    expect((await send(pdf, 'b.pdf', { documentId: id })).problem.code).toBe('NOT_FOUND');
    await deleteExpired(db());
    const { rows } = await sql`select from room_file where document = ${id}::uuid`.execute(db());
    expect(rows).toEqual([]);
  });

  test('that the scanner found something in is given to nobody', async () => {
    const { id } = await send(pdf, 'bad.pdf');
    await sql`update room_version set scan = 'infected', found = 'x' where document = ${id}::uuid`.execute(
      db(),
    );
    expect((await download(id)).status).toBe(404);
  });
});

describe('the calendar of a room', () => {
  const calendar = (key: string) => fetch(new URL(`/calendars/en/room.ics?key=${key}`, server.url));
  const make = async (sub: string) => {
    const { data } = await ask(sub, 'mutation { newRoomCalendar(room: "ours") }', {}, 'ours');
    return data.newRoomCalendar as string;
  };
  const entitle = (sub: string) =>
    sql`insert into entitlement (visitor, list, name) values (${sub}, 'collaboration', 'ours')`.execute(db());

  test('has its dates for who has the address, until it is ended or made anew', async () => {
    const first = await make('eve');
    await entitle('eve');
    const answer = await calendar(first);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    expect(text).toContain('DTSTART;VALUE=DATE:29990131');
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Signing of ${secret}`);
    expect(text).not.toContain(first);
    const second = await make('eve');
    expect((await calendar(first)).status).toBe(404);
    expect((await calendar(second)).status).toBe(200);
    await ask('eve', 'mutation { endRoomCalendar(room: "ours") }', {}, 'ours');
    expect((await calendar(second)).status).toBe(404);
  });

  test('ends with the permission, and does not come back with it', async () => {
    const key = await make('fay');
    await entitle('fay');
    expect((await calendar(key)).status).toBe(200);
    await sql`update entitlement set from_day = current_date - 9, until_day = current_date - 1
      where visitor = 'fay'`.execute(db());
    expect((await calendar(key)).status).toBe(404);
    await sql`update entitlement set until_day = null where visitor = 'fay'`.execute(db());
    expect((await calendar(key)).status).toBe(404);
  });

  test('is not guessed: whoever tries addresses is told to wait, and they are kept as digests', async () => {
    const key = await make('gil');
    const { rows } = await sql<{ row: string }>`select to_jsonb(c)::text as row from room_calendar c`.execute(
      db(),
    );
    for (const { row } of rows) expect(row).not.toContain(key);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await calendar('x'.repeat(43))).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});

describe('whoever follows a room', () => {
  test('is told that it has changed and nothing of what is in it, as long as they are in it', async () => {
    await ask('hal', 'mutation { followRoom(room: "ours", frequency: IMMEDIATE) }', {}, 'ours');
    await db()
      .insertInto('visitor_profile')
      .values({ visitor: 'hal', email: 'hal@example.com', email_verified: true })
      .execute();
    await sql`insert into entitlement (visitor, list, name) values ('hal', 'collaboration', 'ours')`.execute(
      db(),
    );
    await send(pdf, 'Disclosure letter.pdf');
    await send(pdf, 'Other.pdf', { room: 'theirs' }, await bearer('ivy', 'theirs'));
    while (await matchNextChange(db()));
    while ((await queueDigests(db(), server.siteOrigin)) > 0);
    const { rows } = await sql<{ content: { visitor: string; digest: string } }>`
      select content from mail where recipient = 'hal@example.com'`.execute(db());
    expect(rows).toHaveLength(1);
    const content = rows[0]?.content ?? { visitor: '', digest: '' };
    const letter = await writeDigest(db(), server.siteOrigin, content);
    expect(letter?.text).toContain('/auth/rooms?room=ours');
    expect(letter?.text).not.toMatch(/Disclosure|Matter of|Project Yew/);
    await sql`update entitlement set from_day = current_date - 9, until_day = current_date - 1
      where visitor = 'hal'`.execute(db());
    expect(await writeDigest(db(), server.siteOrigin, content)).toBeNull();
  });

  test('ends it, and says so twice without harm', async () => {
    const told = async () => (await ask('jo', '{ me { room { told } } }', {}, 'ours')).data.me.room.told;
    for (const [frequency, after] of [
      ['DAILY', 'DAILY'],
      ['WEEKLY', 'WEEKLY'],
      ['WEEKLY', 'WEEKLY'],
      ['null', null],
      ['null', null],
    ]) {
      await ask('jo', `mutation { followRoom(room: "ours", frequency: ${frequency}) }`, {}, 'ours');
      expect(await told()).toBe(after);
    }
  });
});
