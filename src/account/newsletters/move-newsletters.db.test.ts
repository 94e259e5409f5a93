/** Newsletters move to another address and back by the links of two letters, sent by a real mail server. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { published } from '../../content/testing/published.fixture.ts';
import { resumeAddress, stopAddress } from '../../mail/bounces/stop-address.ts';
import { sendDue } from '../../mail/outbox/send-due.ts';
import { publicationFields } from '../account.fixture.ts';
import { askToMove } from './ask-to-move.ts';
import { endNewsletters, pauseMails } from './change-newsletters.ts';
import { confirmMove, findMove, forgetMoves } from './move-newsletters.ts';
import { newslettersForFile } from './newsletters.fixture.ts';
import { newslettersOf } from './owner.ts';
import { ISSUE_WRITER, queueNextIssue } from './queue-issues.ts';
import { undoMove } from './undo-move.ts';
import { type IssueContent, writeIssue } from './write-issue.ts';

const origin = 'https://firm.example';
const [before, after, third] = ['before@client.example', 'after@client.example', 'third@client.example'];
const {
  kysely,
  pool,
  server,
  sending,
  send,
  sent,
  keyOf,
  ownerOf,
  subscribe,
  has,
  askForMove: ask,
} = await newslettersForFile(origin);
beforeEach(async () => {
  server.received.length = 0;
  await pool.query(
    'delete from mail; delete from mail_turn; delete from mail_stop; delete from newsletter_issue; delete from newsletter_reader',
  );
});

const confirm = (secret: string) => confirmMove(kysely, secret, 'fr-fr', 'Words of the new page');
const undo = (secret: string) => undoMove(kysely, secret, origin);

test('both addresses are written to, the new one confirms once, and what was agreed is kept', async () => {
  await subscribe(before, ['newsletter-tax', 'newsletter-trade']);
  const links = await ask(before, 'After@client.example');
  expect(sent()).toEqual([
    `${after}: Please confirm your new address for newsletters`,
    `${before}: Your newsletters are to go to another address`,
  ]);
  // Whoever reads the mailbox before learns of no other address.
  const told = server.received.find(({ to }) => to?.[0]?.address === before);
  expect(`${told?.text}${told?.html}`.toLowerCase()).not.toContain(after);
  expect(await findMove(kysely, links.confirm, 'en')).toMatchObject({
    kind: 'confirm',
    newsletters: [{ id: 'newsletter-tax' }, { id: 'newsletter-trade' }],
  });
  expect(await findMove(kysely, links.undo, 'en')).toEqual({ kind: 'undo' });
  expect([await has(before), await has(after)]).toEqual([['newsletter-tax', 'newsletter-trade'], []]);

  expect(await confirm(links.confirm)).toBe(await keyOf(after));
  expect([await has(before), await has(after)]).toEqual([[], ['newsletter-tax', 'newsletter-trade']]);
  expect(await confirm(links.confirm)).toBeNull();
  expect(await findMove(kysely, links.confirm, 'en')).toBeNull();
  const { rows } = await pool.query(
    `select r.email, act, shown, how, cardinality(record_ids) as newsletters, at is not null as timed
     from newsletter_consent c join newsletter_reader r on r.id = c.reader where how in ('move', 'undo') order by c.id`,
  );
  const kept = { newsletters: 2, timed: true, how: 'move' };
  expect(rows).toEqual([
    { ...kept, email: before, act: 'asked', shown: 'Words of the form' },
    { ...kept, email: before, act: 'ended', shown: null },
    { ...kept, email: after, act: 'confirmed', shown: 'Words of the new page' },
  ]);
});

test('two confirmations at once move once, and two addresses at once get nothing twice', async () => {
  await subscribe(before);
  const { confirm: secret } = await ask(before, after);
  const keys = await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);
  expect(keys.filter((key) => key !== null)).toEqual([await keyOf(after)]);
  const { rows } = await pool.query(`select act from newsletter_consent where how = 'move' order by id`);
  expect(rows.map(({ act }) => act)).toEqual(['asked', 'ended', 'confirmed']);

  // There and back at the same moment: each waits for the other, and one address has it.
  await subscribe(third);
  const there = await ask(after, third);
  const back = await ask(third, after);
  await Promise.all([confirm(there.confirm), confirm(back.confirm)]);
  expect([...(await has(after)), ...(await has(third))]).toEqual(['newsletter-tax']);
});

test('an address that is asked for while another one confirms leaves no move that nobody can undo', async () => {
  await subscribe(before);
  const links = await ask(before, after);
  const held = await pool.connect();
  await held.query('begin');
  await held.query('select from newsletter_reader where email = $1 for update', [before]);
  const request = { from: before, to: third, locale: 'en', shown: '', mayWrite: true } as const;
  const asking = askToMove(kysely, request, origin);
  await expect.poll(waiting).toBe(1);
  const confirming = confirm(links.confirm);
  await expect.poll(waiting).toBe(2);
  await held.query('commit');
  held.release();
  await asking;
  expect(await confirming).toBeNull();
  expect([await has(before), await has(after)]).toEqual([['newsletter-tax'], []]);
});

/** How many statements wait for another. */
async function waiting() {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

test('an address that has newsletters already has both, sent nothing while either is paused; undoing leaves it its own', async () => {
  await subscribe(before, ['newsletter-tax', 'newsletter-trade']);
  await subscribe(after, ['newsletter-trade']);
  const now = new Date();
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await pauseMails(kysely, await ownerOf(before), day(20), now);
  await pauseMails(kysely, await ownerOf(after), day(5), now);
  const links = await ask(before, after);
  expect(await confirm(links.confirm)).toBe(await keyOf(after));
  expect(await has(after)).toEqual(['newsletter-tax', 'newsletter-trade']);
  expect((await ownerOf(after)).pausedUntil).toBe(day(20));

  server.received.length = 0;
  expect(await undo(links.undo)).toBe(await keyOf(before));
  expect([await has(before), await has(after)]).toEqual([
    ['newsletter-tax', 'newsletter-trade'],
    ['newsletter-trade'],
  ]);
  // The other address is told of what it has no more, once, and nothing of the one before.
  await send();
  expect(sent()).toEqual([`${after}: Newsletters that no longer come to this address`]);
  const [told] = server.received;
  expect(told?.text).toContain('Tax letter\n');
  expect(`${told?.text}${told?.html}`).not.toMatch(/Trade letter|before@/i);
  expect([(await ownerOf(before)).pausedUntil, (await ownerOf(after)).pausedUntil]).toEqual([
    day(20),
    day(5),
  ]);
  expect(await undo(links.undo)).toBeNull();
  expect(await confirm(links.confirm)).toBeNull();
  const { rows } = await pool.query(
    `select r.email, act, record_ids from newsletter_consent c join newsletter_reader r on r.id = c.reader
     where how = 'undo' order by c.id`,
  );
  expect(rows).toEqual([
    { email: before, act: 'confirmed', record_ids: ['newsletter-tax', 'newsletter-trade'] },
    { email: after, act: 'ended', record_ids: ['newsletter-tax'] },
  ]);
});

test('whoever asks cannot tell whether an address is known, stopped or written to too often: all but one letter is alike', async () => {
  const known = 'known@client.example';
  await subscribe(known);
  await stopAddress(kysely, 'bounced@client.example', 'bounced');
  await stopAddress(kysely, 'complained@client.example', 'complained');
  const letters: Record<string, string[]> = {};
  for (const [name, mayWrite] of [
    ['fresh', true],
    ['known', true],
    ['bounced', true],
    ['complained', true],
    ['often', false],
  ] as const) {
    await subscribe(before);
    server.received.length = 0;
    const to = `${name}@client.example`;
    await askToMove(kysely, { from: before, to, locale: 'en', shown: '', mayWrite }, origin);
    await send();
    letters[name] = sent().map((line) => line.split('@')[0] ?? '');
  }
  expect(letters).toEqual({
    fresh: ['before', 'fresh'],
    known: ['before', 'known'],
    bounced: ['before'],
    complained: ['before'],
    often: ['before'],
  });
  // Who complains of the letter itself is not subscribed by its link.
  const { confirm: secret } = await ask(before, 'fresh@client.example');
  await stopAddress(kysely, 'fresh@client.example', 'complained');
  expect([await findMove(kysely, secret, 'en'), await confirm(secret)]).toEqual([null, null]);
  await resumeAddress(kysely, 'fresh@client.example');
  expect(await confirm(secret)).toBe(await keyOf('fresh@client.example'));
});

test('a link that is too old, stopped, asked for anew, or of newsletters that were ended meanwhile moves nothing', async () => {
  await subscribe(before, ['newsletter-tax', 'newsletter-trade']);
  const old = await ask(before, after);
  await sql`update newsletter_move set asked_at = now() - interval '8 days'`.execute(kysely);
  expect([await findMove(kysely, old.confirm, 'en'), await confirm(old.confirm)]).toEqual([null, null]);
  expect(await undo(old.undo)).toBeNull();
  await forgetMoves(kysely);
  expect((await pool.query('select from newsletter_move')).rowCount).toBe(0);

  const stopped = await ask(before, after);
  expect(await undo(stopped.undo)).toBe(await keyOf(before));
  expect(await confirm(stopped.confirm)).toBeNull();

  const first = await ask(before, after);
  const second = await ask(before, third);
  expect(await confirm(first.confirm)).toBeNull();
  await endNewsletters(kysely, await ownerOf(before), 'newsletter-tax', { how: 'one-click', reason: null });
  expect(await findMove(kysely, second.confirm, 'en')).toMatchObject({
    newsletters: [{ id: 'newsletter-trade' }],
  });
  await endNewsletters(kysely, await ownerOf(before), null, { how: 'page', reason: null });
  expect([await findMove(kysely, second.confirm, 'en'), await confirm(second.confirm)]).toEqual([null, null]);
  expect([await has(before), await has(after), await has(third)]).toEqual([[], [], []]);
});

test('a move is undone for thirty days, and then both are forgotten to have been one', async () => {
  await subscribe(before);
  const links = await ask(before, after);
  await confirm(links.confirm);
  await sql`update newsletter_move set confirmed_at = now() - interval '29 days'`.execute(kysely);
  await forgetMoves(kysely);
  expect(await findMove(kysely, links.undo, 'en')).toEqual({ kind: 'undo' });
  await sql`update newsletter_move set confirmed_at = now() - interval '31 days'`.execute(kysely);
  expect(await undo(links.undo)).toBeNull();
  await forgetMoves(kysely);
  expect((await pool.query('select from newsletter_move')).rowCount).toBe(0);
  expect(await has(after)).toEqual(['newsletter-tax']);
});

test('an issue that waits goes to the new address, once, also where it was being sent; and back with an undone move', async () => {
  const fields = publicationFields('Ruling', { topics: ['topic-tax'] });
  await published(kysely, { type: 'publication', id: 'pu-moved', slug: 'pu-moved', fields });
  await sql`update live set first_published_at = '2026-02-10' where record_id = 'pu-moved'`.execute(kysely);
  await subscribe(before);
  await subscribe(third);
  while (await queueNextIssue(kysely, origin, new Date('2026-03-01T00:00:02Z')));
  const waiting = async () =>
    (await pool.query(`select recipient from mail where is_bulk and state = 'waiting' order by 1`)).rows.map(
      ({ recipient }) => recipient,
    );
  expect(await waiting()).toEqual([before, third]);
  const request = { from: before, to: after, locale: 'en', shown: '', mayWrite: true } as const;
  await askToMove(kysely, request, origin);
  const secretIn = async (cause: string) => {
    const { rows } = await pool.query(`select content ->> 'text' as text from mail where cause like $1`, [
      cause,
    ]);
    return /\/mail\/address\?key=([\w-]+)/.exec(rows[0].text)?.[1] ?? expect.fail(cause);
  };
  const links = { confirm: await secretIn('%:confirm'), undo: await secretIn('%:told') };

  // A process has taken it, and writes its letter while the address changes.
  await pool.query(`update mail set due_at = now(), expires_at = now() + interval '1 day', has_turn = is_bulk
    where is_bulk`);
  let isMoved = false;
  const whileWriting = {
    ...sending,
    writers: {
      [ISSUE_WRITER]: async (content: unknown) => {
        if (!isMoved) await confirm(links.confirm);
        isMoved = true;
        return writeIssue(kysely, origin, content as IssueContent);
      },
    },
  };
  await sendDue(kysely, whileWriting);
  expect(await waiting()).toEqual([after]);
  await undo(links.undo);
  expect(await waiting()).toEqual([before]);
  await send();
  const issues = () => sent().filter((line) => line.includes('Tax letter'));
  expect(issues()).toEqual([`${before}: Tax letter: Ruling`, `${third}: Tax letter: Ruling`]);
  // Who has been sent it at the one address is not sent it at the other.
  const again = await ask(before, third);
  await confirm(again.confirm);
  await send();
  expect(issues()).toHaveLength(2);
  expect((await newslettersOf(kysely, await ownerOf(third), 'en')).map(({ id }) => id)).toEqual([
    'newsletter-tax',
  ]);
});
