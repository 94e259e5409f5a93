/** What is undone after newsletters went on: each is at one end, whoever moved it how often, and whoever was erased. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { published } from '../../content/testing/published.fixture.ts';
import { sendDue } from '../../mail/outbox/send-due.ts';
import { publicationFields } from '../account.fixture.ts';
import { confirmNewsletters } from './change-newsletters.ts';
import { eraseReader } from './erase-reader.ts';
import { confirmMove, findMove } from './move-newsletters.ts';
import { newslettersForFile } from './newsletters.fixture.ts';
import { ISSUE_WRITER, queueNextIssue } from './queue-issues.ts';
import { undoMove } from './undo-move.ts';

const origin = 'https://firm.example';
const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(
  (name) => `${name}@client.example`,
) as [string, string, string, string];
const { kysely, pool, server, sending, send, sent, ask, subscribe, ownerOf, has, askForMove } =
  await newslettersForFile(origin);
beforeEach(async () => {
  await pool.query(
    'delete from mail; delete from mail_turn; delete from mail_stop; delete from newsletter_issue; delete from newsletter_reader',
  );
  server.received.length = 0;
});

/** Asks and confirms. @returns the secret that undoes it */
async function move(from: string, to: string): Promise<string> {
  const links = await askForMove(from, to);
  expect(await confirmMove(kysely, links.confirm, 'en', '')).not.toBeNull();
  server.received.length = 0;
  return links.undo;
}
const undo = (secret: string) => undoMove(kysely, secret, origin);
const all = async () => Promise.all([first, second, third, fourth].map(has));
const [tax, trade] = ['newsletter-tax', 'newsletter-trade'];

test('newsletters that went on come back from where they are, and no other link takes them away again', async () => {
  await subscribe(first, [tax, trade]);
  await subscribe(third, [trade]);
  const undoFirst = await move(first, second);
  const undoSecond = await move(second, third);
  const undoThird = await move(third, fourth);
  expect(await all()).toEqual([[], [], [], [tax, trade]]);

  expect(await undo(undoFirst)).not.toBeNull();
  // What the third address had itself went on to the fourth by its own wish.
  expect(await all()).toEqual([[tax, trade], [], [], [trade]]);
  await send();
  expect(sent()).toEqual([`${fourth}: Newsletters that no longer come to this address`]);
  expect(await undo(undoSecond)).toBe(null);
  expect(await all()).toEqual([[tax, trade], [], [], [trade]]);
  expect(await undo(undoThird)).not.toBeNull();
  expect(await all()).toEqual([[tax, trade], [], [trade], []]);
});

test('the second move undone before the first, and there and back and on, leave one end each', async () => {
  await subscribe(first);
  const undoFirst = await move(first, second);
  const undoSecond = await move(second, third);
  await undo(undoSecond);
  expect(await all()).toEqual([[], [tax], [], []]);
  await undo(undoFirst);
  expect(await all()).toEqual([[tax], [], [], []]);

  const there = await move(first, second);
  await move(second, first);
  const on = await move(first, third);
  await undo(there);
  expect(await all()).toEqual([[tax], [], [], []]);
  expect(await undo(on)).toBeNull();
});

test('what somebody has asked for themselves since is theirs, whatever is undone', async () => {
  await subscribe(first);
  const undoFirst = await move(first, second);
  await move(second, third);
  await ask(second, [tax]);
  await confirmNewsletters(kysely, await ownerOf(second), 'en', '');
  await undo(undoFirst);
  expect(await all()).toEqual([[tax], [tax], [], []]);
  // Moved before the other change was undone, it stays where its reader has it now.
  const undoAgain = await move(first, fourth);
  await ask(fourth, [tax]);
  await undo(undoAgain);
  expect(await all()).toEqual([[tax], [tax], [], []]);
});

test('undoing twice at once, and while the newsletters go on, leaves one end', async () => {
  for (let round = 0; round < 5; round += 1) {
    await pool.query('delete from newsletter_reader');
    await subscribe(first);
    const undoFirst = await move(first, second);
    const { confirm } = await askForMove(second, third);
    const answers = await Promise.all([
      undo(undoFirst),
      confirmMove(kysely, confirm, 'en', ''),
      undo(undoFirst),
    ]);
    expect([answers[0], answers[2]].filter((key) => key !== null)).toHaveLength(1);
    expect(await all()).toEqual([[tax], [], [], []]);
  }
});

test('an issue that one address did not take goes to the other at once, and comes back from where it went on', async () => {
  const fields = publicationFields('Ruling', { topics: ['topic-tax'] });
  await published(kysely, { type: 'publication', id: 'pu-undone', slug: 'pu-undone', fields });
  await sql`update live set first_published_at = '2026-02-10' where record_id = 'pu-undone'`.execute(kysely);
  await subscribe(first);
  const undoFirst = await move(first, second);
  const { confirm } = await askForMove(second, third);
  while (await queueNextIssue(kysely, origin, new Date('2026-03-01T00:00:02Z')));
  const waiting = async () =>
    (
      await pool.query(
        `select recipient, tries, due_at <= now() as "isDue" from mail where is_bulk and state = 'waiting'`,
      )
    ).rows;
  // The mail server of the second address was away, and is asked again in an hour.
  await pool.query(
    `update mail set tries = 7, trouble = 'away', due_at = now() + interval '1 hour' where is_bulk`,
  );
  expect(await confirmMove(kysely, confirm, 'en', '')).not.toBeNull();
  expect(await waiting()).toEqual([{ recipient: third, tries: 0, isDue: true }]);
  // That of the third fails at the very moment in which the change is undone.
  await pool.query(`update mail set tries = 4, has_turn = true where is_bulk`);
  const failing = async () => {
    await undo(undoFirst);
    throw new Error('The mail server is away');
  };
  await sendDue(kysely, { ...sending, writers: { [ISSUE_WRITER]: failing }, onTrouble: () => {} });
  expect(await waiting()).toEqual([{ recipient: first, tries: 0, isDue: true }]);
});

test('who is erased is sent nothing more, and an address that nobody confirmed is gone at once', async () => {
  await subscribe(first);
  const { confirm } = await askForMove(first, second);
  await eraseReader(kysely, second);
  expect(await findMove(kysely, confirm, 'en')).toBeNull();
  await move(first, third);
  const { rows: moves } = await pool.query('select email from newsletter_move');
  expect(moves).toEqual([{ email: null }]);
  await ask(fourth);
  await askForMove(third, second);
  await eraseReader(kysely, fourth);
  await eraseReader(kysely, third);
  expect(await all()).toEqual([[], [], [], []]);
  const { rows } = await pool.query('select email from newsletter_reader order by 1');
  expect(rows).toEqual([{ email: first }, { email: third }]);
  expect((await pool.query('select from newsletter_move where email is not null')).rowCount).toBe(0);
  const { rows: kept } = await pool.query(`select act, how from newsletter_consent where how = 'erasure'`);
  expect(kept).toEqual([{ act: 'ended', how: 'erasure' }]);
});
