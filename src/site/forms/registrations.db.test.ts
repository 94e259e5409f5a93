import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { setJoinLink } from '../../forms/events/join-link.ts';
import type { EventLetterContent } from '../../forms/events/queue-event-letter.ts';
import { writeEventLetter } from '../../forms/events/write-event-letter.ts';
import { deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { doHourlyWork } from '../../jobs/hourly-work.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';
import { startApp, stopApps } from '../testing.ts';

const event = 'ev101';
const origin = 'https://www.example.com';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  running = await startApp({ databaseUrl: database.url });
});
beforeEach(async () => {
  // Each begins a new day: an address is sent so many letters in one.
  for (const table of ['submission', 'mail', 'event_join_link', 'form_rate'] as const)
    await db().deleteFrom(table).execute();
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

const db = () => running.site.database.kysely;
type Fields = Readonly<Record<string, unknown>>;

/** The event, in ten days and open, with changes. */
async function eventIs(changes: Fields = {}) {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const open = { registration: 'open', standing: 'planned', startsAt: at(10), endsAt: at(10.1), capacity: 1 };
  const rows = await db()
    .selectFrom('live')
    .select(['locale', 'fields'])
    .where('record_id', '=', event)
    .execute();
  for (const { locale, fields } of rows) {
    const changed = JSON.stringify({
      ...(fields as object),
      waitingPlaces: null,
      registrationClosesAt: null,
      ...open,
      ...changes,
    });
    await db()
      .updateTable('live')
      .set({ fields: changed })
      .where('record_id', '=', event)
      .where('locale', '=', locale)
      .execute();
  }
}

let networks = 0;
/** Sends a registration from the event's page. */
async function register(name: string, changes: Readonly<Record<string, string>> = {}, language = '') {
  networks += 1;
  const email = `${name}@client.example`;
  const fields = { name, email, organisation: '', needs: '', consent: 'yes', about: event, ...changes };
  const answer = await running.app.inject({
    method: 'POST',
    url: `${language}/forms/event`,
    headers: {
      origin: running.site.settings.siteOrigin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress: `10.0.${networks >> 8}.${networks & 255}`,
    payload: new URLSearchParams(fields).toString(),
  });
  const to = new URL(answer.headers.location ?? '/none', origin);
  return { status: answer.statusCode, body: answer.body, to, position: to.searchParams.get('position') };
}
/** Who has which place, by the names before the @, in the order in which they came. */
async function places(): Promise<Record<string, string>> {
  const rows = await db()
    .selectFrom('event_registration')
    .select(['email', 'place'])
    .orderBy('turn')
    .execute();
  return Object.fromEntries(rows.map(({ email, place }) => [email.replace(/@.*/, ''), place]));
}
/** The letters to somebody as they would be sent now; null for what is no news any more. */
async function lettersTo(name: string) {
  const rows = await db()
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', `${name}@client.example`)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(({ content }) => writeEventLetter(db(), origin, content as unknown as EventLetterContent)),
  );
}
async function cancelLinkOf(name: string): Promise<string> {
  const letter = (await lettersTo(name)).at(-1);
  return /\S*\/forms\/event\/cancel\?key=\S+/.exec(letter?.text ?? '')?.[0].slice(origin.length) ?? '';
}
const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
  running.app.inject({
    method,
    url,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    }),
  });

test('of many at once as many have a place as there are, and the others wait in one order', async () => {
  await eventIs({ capacity: 3 });
  const names = Array.from({ length: 12 }, (_, index) => `guest${index}`);
  const answers = await Promise.all(names.map((name) => register(name)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 303));
  const waiting = answers.flatMap(({ to, position }) =>
    to.pathname.endsWith('waiting-list') ? [position] : [],
  );
  expect(waiting.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const booked = answers.filter(({ to }) => to.pathname === '/thank-you/events/registration');
  expect(booked).toHaveLength(3);
  expect(Object.values(await places()).filter((place) => place === 'registered')).toHaveLength(3);
});

test('two at once for the last place: one has it, one waits', async () => {
  await eventIs({ capacity: 2 });
  await register('first');
  await Promise.all([register('ann'), register('bob')]);
  const { ann, bob } = await places();
  expect([ann, bob].sort()).toEqual(['registered', 'waiting']);
});

test('the page of thanks says in the reader’s language that they wait, and where', async () => {
  await eventIs();
  await register('ann');
  for (const [index, [language, text]] of (
    [
      ['', 'You are number 1 on the waiting list.'],
      ['/fr-fr', 'Vous êtes au rang 2 de la liste d’attente.'],
      ['/zh-cn', '您在候补名单中排第3位。'],
    ] as const
  ).entries()) {
    const { to } = await register(`guest${index}`, {}, language);
    const search = searchRead(to.pathname, to.search);
    const page = await handlePage({ pathname: to.pathname, search }, running.site);
    expect(page.body).toContain(text);
    expect(page.body).toMatch(/EV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  }
});

test('a letter has the calendar file, the way to cancel, and for those with a place the way in', async () => {
  await eventIs();
  await register('ann');
  await register('bob', {}, '/fr-fr');
  expect(await setJoinLink(db(), event, 'https://meet.example/42')).toBe(1);
  const [received, again] = await lettersTo('ann');
  for (const letter of [received, again]) {
    expect(letter?.subject).toContain('You have a place: An evening with trainees');
    expect(letter?.text).toContain('https://meet.example/42');
  }
  const file = /https:\S+\.ics/.exec(received?.text ?? '')?.[0] ?? '';
  const { pathname } = new URL(file);
  const calendar = await handlePage({ pathname, search: '' }, running.site);
  expect(calendar.body).toContain('BEGIN:VEVENT');
  const [waits, ...more] = await lettersTo('bob');
  expect(more).toEqual([]);
  expect(waits?.subject).toContain('liste d’attente');
  expect(waits?.text).toContain('rang 1');
  expect(waits?.text).not.toContain('meet.example');
});

test('cancelling asks first, gives the place to whoever waited first and tells them, and does nothing the second time', async () => {
  await eventIs();
  for (const name of ['ann', 'bob', 'eve']) await register(name);
  const link = await cancelLinkOf('ann');
  const question = await ask(link);
  expect(question.body).toContain('End your registration?');
  expect(question.headers['cache-control']).toBe('private, no-store');
  expect(await places()).toEqual({ ann: 'registered', bob: 'waiting', eve: 'waiting' });
  const answers = await Promise.all([ask(link, 'POST'), ask(link, 'POST')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  await ask(link, 'POST');
  expect(await places()).toEqual({ ann: 'cancelled', bob: 'registered', eve: 'waiting' });
  expect((await ask(link)).body).toContain('Your registration has ended');
  const told = await lettersTo('bob');
  expect(told.map((letter) => letter?.subject.split(':')[0])).toEqual([undefined, 'You have a place']);
  expect((await lettersTo('eve'))[0]?.text).toContain('You are number 1 on the waiting list');
  await register('ann');
  expect((await lettersTo('ann')).at(-1)?.text).toContain('You are number 2 on the waiting list');
});

test('a link that is cut short, forged or somebody else’s ends nothing', async () => {
  await eventIs();
  await register('ann');
  await register('bob');
  const [ann, bob] = [await cancelLinkOf('ann'), await cancelLinkOf('bob')];
  const [id = ''] = ann.split('=')[1]?.split('.') ?? [];
  const wrong = [
    ann.slice(0, -1),
    ann.replace(/\.[^.]+$/, `.${bob.split('.').at(-1)}`),
    `/forms/event/cancel?key=${id}`,
    `/forms/event/cancel?key=${id}.`,
    '/forms/event/cancel?key=%00.%00',
    '/forms/event/cancel?key=a&key=b',
    '/forms/event/cancel',
  ];
  for (const link of wrong) {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await ask(link, method);
      expect([statusCode, link], body.slice(0, 200)).toEqual([404, link]);
      expect(body).toContain('This link leads nowhere');
    }
  }
  expect(await places()).toEqual({ ann: 'registered', bob: 'waiting' });
});

test.each<[string, Fields, string]>([
  ['is full without a waiting list', { capacity: 0, waitingPlaces: 0 }, 'All places are taken'],
  ['has begun', { startsAt: '2020-01-01T00:00:00Z' }, 'has begun or is over'],
  ['is closed', { registration: 'closed' }, 'Registration for this event is closed'],
  ['closed yesterday', { registrationClosesAt: '2020-01-01T00:00:00Z' }, 'is closed'],
  ['is by invitation', { registration: 'invite' }, 'by invitation'],
  ['was cancelled', { standing: 'cancelled' }, 'is not taking place'],
])('an event that %s says so, and nothing typed is lost', async (_, changes, text) => {
  await eventIs(changes);
  const { status, body } = await register('ann', { needs: 'A ramp' });
  expect(status).toBe(422);
  expect(body).toContain(text);
  expect(body).toContain('A ramp</textarea>');
  expect(await findSubmissions(db(), { first: 1 })).toEqual([]);
});

test('nobody has two places, and editors are given what was said the second time', async () => {
  await eventIs({ capacity: 5 });
  await register('ann');
  await register('ann', { email: 'ANN@client.example', needs: 'Captions' });
  expect(await places()).toEqual({ ann: 'registered' });
  const found = await findSubmissions(db(), { text: event, first: 5 });
  expect(found.map(({ form, place }) => [form, place])).toEqual([
    ['event', null],
    ['event', 'registered'],
  ]);
});

test('where an editor says that it is full all wait, and a place given back goes to the first', async () => {
  await eventIs({ capacity: 9 });
  await register('ann');
  await eventIs({ capacity: 9, registration: 'waitlist' });
  await register('bob');
  await register('eve');
  expect(await places()).toEqual({ ann: 'registered', bob: 'waiting', eve: 'waiting' });
  await ask(await cancelLinkOf('ann'), 'POST');
  expect(await places()).toEqual({ ann: 'cancelled', bob: 'registered', eve: 'waiting' });
});

test('places that come free by an erasure or by an editor go to those who wait', async () => {
  await eventIs();
  for (const name of ['ann', 'bob', 'eve', 'joe']) await register(name);
  await deleteSubmissionsOf(db(), 'ann@client.example');
  expect(await places()).toEqual({ bob: 'registered', eve: 'waiting', joe: 'waiting' });
  await eventIs({ capacity: 2 });
  await doHourlyWork(db(), async () => undefined);
  await doHourlyWork(db(), async () => undefined);
  expect(await places()).toEqual({ bob: 'registered', eve: 'registered', joe: 'waiting' });
});

test('what looks like a machine’s takes no place until an editor has looked', async () => {
  await eventIs();
  const { to } = await register('ann', { homepage: 'x' });
  expect(to.pathname).toBe('/thank-you/events');
  await register('bob');
  expect(await places()).toEqual({ bob: 'registered' });
  await handleSubmission(db(), to.searchParams.get('reference') ?? '', { action: 'released' }, 'eva', origin);
  expect(await places()).toEqual({ bob: 'registered', ann: 'waiting' });
});

test('the page of an event has the form in every language as long as one can register', async () => {
  await eventIs();
  const rows = await db()
    .selectFrom('live')
    .select(['locale', 'path'])
    .where('record_id', '=', event)
    .execute();
  const paths = Object.fromEntries(rows.map(({ locale, path }) => [locale, path]));
  const show = async (language: string) => {
    const pathname = language + (paths[language.slice(1)] ?? paths.en);
    return (await handlePage({ pathname, search: '' }, running.site)).body;
  };
  for (const language of ['', '/fr-fr', '/zh-cn']) {
    const body = await show(language);
    expect(body).toContain(`action="${language}/forms/event"`);
    expect(body).toContain(`name="about" value="${event}"`);
  }
  await eventIs({ registration: 'closed' });
  expect(await show('')).not.toContain('form-event');
});
