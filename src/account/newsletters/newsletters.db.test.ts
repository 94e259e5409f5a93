import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { published } from '../../content/testing/published.fixture.ts';
import { publicationFields } from '../account.fixture.ts';
import { chooseNewsletters, readNewsletters } from '../alerts/newsletters.ts';
import { moveWaiting } from '../digests/move-waiting.ts';
import { confirmNewsletters, endNewsletters, forgetReaders, pauseMails } from './change-newsletters.ts';
import { beginIssue, editIssue, scheduleIssue, testIssue } from './edit-issue.ts';
import { newslettersForFile } from './newsletters.fixture.ts';
import { newslettersOf } from './owner.ts';
import { queueNextIssue } from './queue-issues.ts';

const origin = 'https://firm.example';
const { kysely, pool, server, send, sent, ownerOf, ask, subscribe } = await newslettersForFile(origin);
beforeEach(async () => {
  server.received.length = 0;
  await pool.query(
    'delete from mail; delete from mail_turn; delete from newsletter_issue; delete from newsletter_reader; delete from visitor',
  );
});

async function account(id: string, email: string, isVerified = true) {
  await chooseNewsletters(kysely, id, []);
  await sql`insert into visitor_profile (visitor, email, email_verified) values (${id}, ${email}, ${isVerified})`.execute(
    kysely,
  );
}
const chosenBy = async (id: string) =>
  (await readNewsletters(kysely, id, 'en')).flatMap(({ record, chosen }) => (chosen ? [record.id] : []));

async function queue(now: string) {
  while (await queueNextIssue(kysely, origin, new Date(now)));
}
/** On tax, published on a day. */
async function publication(id: string, day: string, more: Record<string, unknown> = {}) {
  const fields = publicationFields(`Ruling ${id}`, { topics: ['topic-tax'], ...more });
  await published(kysely, { type: 'publication', id, slug: id, fields });
  await sql`update live set first_published_at = ${day}::timestamptz where record_id = ${id}`.execute(kysely);
}

test('an address is asked once a day, and subscribed only when its owner confirms; what was agreed is kept', async () => {
  await ask('Ada@Example.com');
  await ask('ada@example.com', ['newsletter-trade']);
  await send();
  expect(sent()).toEqual(['ada@example.com: Please confirm your newsletters']);
  const owner = await ownerOf('ada@example.com');
  expect(server.received[0]?.text).toContain(`${origin}/mail/preferences?key=`);
  const waiting = await newslettersOf(kysely, owner, 'en');
  expect(waiting.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    ['newsletter-tax', true],
    ['newsletter-trade', true],
  ]);
  await confirmNewsletters(kysely, owner, 'fr-fr', 'Words of the page');
  await confirmNewsletters(kysely, owner, 'fr-fr', 'Words of the page');
  const own = await newslettersOf(kysely, owner, 'en');
  expect(own.map(({ isWaiting }) => isWaiting)).toEqual([false, false]);
  await endNewsletters(kysely, owner, 'newsletter-tax', { how: 'page', reason: 'too-many' });
  const { rows } = await pool.query(
    'select act, record_ids, shown, how, reason, at is not null as timed from newsletter_consent order by id',
  );
  const both = expect.arrayContaining(['newsletter-tax', 'newsletter-trade']);
  const asked = { act: 'asked', shown: 'Words shown', how: 'form', reason: null, timed: true };
  expect(rows).toEqual([
    { ...asked, record_ids: ['newsletter-tax'] },
    { ...asked, record_ids: ['newsletter-trade'] },
    {
      act: 'confirmed',
      record_ids: both,
      shown: 'Words of the page',
      how: 'page',
      reason: null,
      timed: true,
    },
    {
      act: 'ended',
      record_ids: ['newsletter-tax'],
      shown: null,
      how: 'page',
      reason: 'too-many',
      timed: true,
    },
  ]);
});

test('what is not confirmed within seven days cannot be, and is forgotten', async () => {
  await ask('late@example.com');
  await subscribe('kept@example.com');
  await sql`update newsletter_subscription set asked_at = now() - interval '8 days'`.execute(kysely);
  const late = await ownerOf('late@example.com');
  await confirmNewsletters(kysely, late, 'en', '');
  expect(await newslettersOf(kysely, late, 'en')).toEqual([]);
  await forgetReaders(kysely);
  const { rows } = await pool.query('select email from newsletter_reader');
  expect(rows).toEqual([{ email: 'kept@example.com' }]);
});

test('an account that has confirmed the address finds what it subscribed to, and may end it; another does not', async () => {
  await subscribe('ada@example.com');
  await account('ada', 'Ada@example.com');
  await account('eve', 'ada@example.com', false);
  expect(await chosenBy('ada')).toEqual(['newsletter-tax']);
  expect(await chosenBy('eve')).toEqual([]);
  await chooseNewsletters(kysely, 'eve', []);
  expect(await chosenBy('ada')).toEqual(['newsletter-tax']);
  await chooseNewsletters(kysely, 'ada', ['newsletter-trade']);
  expect(await chosenBy('ada')).toEqual(['newsletter-trade']);
  const owner = await ownerOf('ada@example.com');
  expect((await newslettersOf(kysely, owner, 'en')).map(({ id }) => id)).toEqual(['newsletter-trade']);
  await endNewsletters(kysely, owner, null, { how: 'page', reason: null });
  expect(await chosenBy('ada')).toEqual([]);
});

test('an issue holds what was published on its topics in the period, once for each reader, at their morning', async () => {
  await publication('pu-feb', '2026-02-10', { access: 'permission', permission: 'research-library' });
  await publication('pu-march', '2026-03-02');
  await subscribe('ada@example.com');
  await subscribe('lin@example.com', ['newsletter-tax'], 'zh-cn');
  await subscribe('bob@example.com', ['newsletter-trade']);
  await account('ada', 'Ada@example.com');
  await chooseNewsletters(kysely, 'ada', ['newsletter-tax']);
  await sql`update newsletter_choice set chosen_at = '2026-01-05'`.execute(kysely);
  await queue('2026-03-01T00:00:02Z');
  await queue('2026-03-01T00:00:04Z');
  const { rows } = await pool.query('select recipient, due_at from mail order by recipient');
  expect(rows.map(({ recipient, due_at }) => `${recipient} ${due_at.toISOString()}`)).toEqual([
    'Ada@example.com 2026-03-01T08:00:00.000Z',
    'lin@example.com 2026-03-02T00:00:00.000Z',
  ]);
  await sql`update visitor set mail_hour = 19 where id = 'ada'`.execute(kysely);
  await moveWaiting(kysely, 'ada', new Date('2026-03-01T00:00:05Z'));
  expect(
    (await pool.query('select due_at from mail order by recipient')).rows.map(({ due_at }) =>
      due_at.toISOString(),
    ),
  ).toEqual(['2026-03-01T19:00:00.000Z', '2026-03-02T00:00:00.000Z']);
  await send();
  expect(sent()).toEqual([
    'Ada@example.com: Tax letter: Ruling pu-feb',
    'lin@example.com: Tax letter：Ruling pu-feb',
  ]);
  const [letter] = server.received;
  expect(letter?.text).toContain(`${origin}/publications/pu-feb/pu-feb`);
  expect(letter?.text).not.toContain('pu-march');
  const header = letter?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(header).toMatch(/mail\/preferences\?key=[\w-]+&newsletter=newsletter-tax>$/);
  await queue('2026-04-01T09:00:00Z');
  await send();
  expect(sent().filter((line) => line.includes('pu-march'))).toHaveLength(2);
});

test('who has paused, has ended it meanwhile, or came after the period gets no issue; an empty one goes to nobody', async () => {
  await publication('pu-may', '2026-05-10');
  for (const name of ['paused', 'ended', 'late', 'stays']) await subscribe(`${name}@example.com`);
  await sql`update newsletter_subscription set confirmed_at = '2026-06-03' from newsletter_reader r
    where r.id = reader and r.email = 'late@example.com'`.execute(kysely);
  await pauseMails(kysely, await ownerOf('paused@example.com'), '2026-06-10', new Date('2026-06-01'));
  await queue('2026-06-01T09:00:00Z');
  await endNewsletters(kysely, await ownerOf('ended@example.com'), 'newsletter-tax', {
    how: 'one-click',
    reason: null,
  });
  await send();
  await queue('2026-07-01T09:00:00Z');
  await send();
  expect(sent()).toEqual(['stays@example.com: Tax letter: Ruling pu-may']);
});

test('an editor assembles an issue, changes it, sends it to themselves and schedules it; nothing is sent before', async () => {
  for (const name of ['jan-one', 'jan-two', 'jan-three']) await publication(`pu-${name}`, '2027-01-05');
  await subscribe('ada@example.com');
  await subscribe('lin@example.com', ['newsletter-tax'], 'zh-cn');
  await sql`insert into newsletter_issue (record_id, number, from_at, until_at, told_until, record_ids, sent_at)
    values ('newsletter-tax', 1, '2026-12-01', '2027-01-01', '2027-01-01', '{}', '2027-01-01')`.execute(
    kysely,
  );
  const now = new Date('2027-01-20T12:00:00Z');
  const name = { newsletter: 'newsletter-tax', number: await beginIssue(kysely, 'newsletter-tax', now) };
  expect(name.number).toBe(2);
  await expect(beginIssue(kysely, 'newsletter-tax', now)).rejects.toThrow('has an issue already');
  const edit = { locale: 'en', first: ['pu-jan-three'], without: ['pu-jan-one'] } as const;
  await editIssue(kysely, name, { ...edit, title: 'Rulings, and one to read first', intro: 'Read this.' });
  await expect(editIssue(kysely, name, { locale: 'en', first: ['nothing'] })).rejects.toThrow('nothing');
  // It is another month, and the draft still waits for its editor.
  await queue('2027-02-02T09:00:00Z');
  expect((await pool.query('select from mail')).rowCount).toBe(0);

  await testIssue(kysely, name, { to: 'me@example.com', locale: 'en', siteOrigin: origin });
  await send();
  expect(sent()).toEqual(['me@example.com: Rulings, and one to read first']);
  const [letter] = server.received.splice(0);
  expect(letter?.text).toContain('Read this.');
  expect(letter?.text).toMatch(/pu-jan-three.*pu-jan-two/s);
  expect(letter?.text).not.toContain('pu-jan-one');
  expect(letter?.text).toContain(`${origin}/mail/newsletters/newsletter-tax/2`);

  const today = new Date('2027-02-03T12:00:00Z');
  await expect(scheduleIssue(kysely, name, '2027-02-02', today)).rejects.toThrow('from today on');
  await scheduleIssue(kysely, name, '2027-02-05', today);
  await queue('2027-02-04T09:00:00Z');
  expect((await pool.query(`select from mail where state = 'waiting'`)).rowCount).toBe(0);
  await queue('2027-02-04T10:00:01Z');
  const { rows } = await pool.query(
    `select recipient, due_at from mail where state = 'waiting' order by recipient`,
  );
  expect(rows.map(({ recipient, due_at }) => `${recipient} ${due_at.toISOString()}`)).toEqual([
    'ada@example.com 2027-02-05T08:00:00.000Z',
    'lin@example.com 2027-02-05T00:00:00.000Z',
  ]);
  await expect(editIssue(kysely, name, { locale: 'en', title: 'Late' })).rejects.toThrow('It is sent');
  await send();
  // Nobody wrote a title in Chinese.
  expect(sent().sort()).toEqual([
    'ada@example.com: Rulings, and one to read first',
    'lin@example.com: Tax letter：Ruling pu-jan-three',
  ]);
  server.received.length = 0;
  // What came after it was assembled stands in the next one.
  await publication('pu-jan-late', '2027-01-25');
  await queue('2027-03-01T09:00:00Z');
  await send();
  expect(sent()).toContain('ada@example.com: Tax letter: Ruling pu-jan-late');
});
