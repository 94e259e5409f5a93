import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { contentForFile, publicationFields, reader } from '../account.fixture.ts';
import { type AlertFrequency, type AlertKind, readAlerts, saveAlert } from '../alerts/alerts.ts';
import { saveMailTimes } from '../alerts/mail-times.ts';
import { pauseAlerts } from '../alerts/pause.ts';
import { previewAlerts } from '../dashboard/dashboard.ts';
import { ownerByKey } from '../newsletters/owner.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { digestsOf, origin } from './digests.fixture.ts';
import { endAlerts } from './end-alerts.ts';
import { matchNextChange } from './match-changes.ts';
import { queueDigests } from './queue-digests.ts';

const { kysely, pool } = await contentForFile();
const { run, arrived, texts } = digestsOf({ kysely, pool });

beforeEach(async () => {
  await pool.query(
    'delete from mail; delete from mail_turn; delete from alert_change; delete from mailbox_message; delete from visitor',
  );
});

async function follows(
  id: string,
  kind: AlertKind,
  what: string,
  frequency: AlertFrequency = 'immediate',
  more: { locale?: string; zone?: string } = {},
): Promise<void> {
  const target = kind === 'search' ? { recordId: null, query: what } : { recordId: what, query: null };
  await saveAlert(kysely, id, { kind, ...target, frequency });
  await sql`update visitor set mail_locale = ${more.locale ?? 'en'} where id = ${id}`.execute(kysely);
  await sql`insert into visitor_profile (visitor, email, email_verified, time_zone)
    values (${id}, ${`${id}@example.com`}, true, ${more.zone ?? ''}) on conflict do nothing`.execute(kysely);
}

let count = 0;
/** A new publication on tax, by Ada Byron. */
async function newPublication(more: Record<string, unknown> = {}): Promise<string> {
  const id = `pu-new-${++count}`;
  const fields = publicationFields(`Ruling ${count}`, { topics: ['topic-tax'], authors: ['pe1'], ...more });
  await published(kysely, { type: 'publication', id, slug: id, fields });
  return id;
}

async function revised(id: string, change: 'major' | 'minor', title: string): Promise<void> {
  const draft = await kysely
    .selectFrom('translation')
    .select(['revision', 'fields'])
    .where('record_id', '=', id)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const fields = { ...(draft.fields as object), title };
  await saveDraft(kysely, {
    recordId: id,
    locale: 'en',
    revision: draft.revision,
    slug: id,
    fields,
    actor: 'test',
  });
  await publish(kysely, { recordId: id, locale: 'en', actor: 'test', change, note: null });
}

test('what is new reaches who follows its topic, its author and its words, once, each in their language', async () => {
  await follows('ada', 'topic', 'topic-tax');
  await follows('ada', 'author', 'pe1');
  await follows('ben', 'search', 'ruling');
  await follows('chen', 'topic', 'topic-tax', 'immediate', { locale: 'zh-cn' });
  await follows('dan', 'topic', 'topic-trade');
  const id = await newPublication();
  await run();
  await run();
  expect(await arrived()).toEqual([`ada: Ruling ${count}`, `ben: Ruling ${count}`, `chen: Ruling ${count}`]);
  const [ada, ben, chen] = await texts();
  expect(ada).toContain('New · you follow “Ada Byron”');
  expect(ada).toContain(`${origin}/publications/${id}/${id}`);
  expect(ben).toContain('you follow “ruling”');
  expect(chen).toContain('新发布 · 您关注了“Tax”');
});

test('a major change reaches followers of the record and of its topic, a minor one nobody', async () => {
  const id = await newPublication();
  await run();
  await follows('ada', 'record', id);
  await follows('ben', 'topic', 'topic-tax');
  await revised(id, 'minor', 'Only words');
  await run();
  expect(await arrived()).toEqual([]);
  await revised(id, 'major', 'Another law');
  await run();
  expect(await arrived()).toEqual(['ada: Another law', 'ben: Another law']);
  expect((await texts())[0]).toContain('Changed · you follow “Another law”');
});

test('who follows a page that is withdrawn is told why and what replaced it; one that is taken off, where to read on', async () => {
  const better = await newPublication();
  const id = await newPublication({ supersededBy: better, standing: 'superseded' });
  const gone = await newPublication();
  await run();
  await follows('ada', 'record', id);
  await follows('ben', 'record', gone);
  await withdraw(kysely, { recordId: id, locale: 'all', actor: 'test', reason: 'The act was repealed.' });
  await unpublish(kysely, { recordId: gone, locale: 'all', actor: 'test', instead: { record: better } });
  await run();
  const [ada = '', ben = ''] = await texts();
  expect(ada).toContain('Withdrawn: it is no longer valid');
  expect(ada).toContain('The act was repealed.');
  expect(ada).toContain(`In its place: Ruling ${count - 2}, ${origin}`);
  expect(ben).toContain('Taken off the site');
  expect(ben).toContain(`In its place: Ruling ${count - 2}, ${origin}`);
});

test('a translation that catches up with its source is no second news', async () => {
  await follows('eve', 'topic', 'topic-tax', 'immediate', { locale: 'fr-fr' });
  const id = await newPublication();
  await run();
  const draft = { recordId: id, locale: 'fr-fr', revision: 0, slug: id, actor: 'test' };
  await saveDraft(kysely, { ...draft, fields: { title: 'Décision' } });
  await publish(kysely, { recordId: id, locale: 'fr-fr', actor: 'test', change: 'major', note: null });
  await run();
  expect(await arrived()).toEqual([`eve: Ruling ${count}`]);
});

test.each([
  ['daily', '2026-03-28T12:00:00Z', 'Europe/Paris', '2026-03-29T06:00:00.000Z'],
  ['daily', '2026-03-28T05:00:00Z', 'Europe/Paris', '2026-03-28T07:00:00.000Z'],
  ['weekly', '2026-03-28T12:00:00Z', 'Asia/Shanghai', '2026-03-30T00:00:00.000Z'],
  ['weekly', '2026-03-30T12:00:00Z', 'no zone', '2026-04-06T07:00:00.000Z'],
] as const)(
  '%s, after %s in %s is %s: at the reader’s hour, whatever the clocks do',
  async (frequency, at, zone, due) => {
    await follows('fay', 'topic', 'topic-tax', frequency, { zone });
    await newPublication();
    await matchNextChange(kysely, new Date(at));
    const { rows } = await pool.query('select due_at from alert_hit');
    expect(rows.map((row) => row.due_at.toISOString())).toEqual([due]);
    expect(await queueDigests(kysely, origin)).toBe(new Date(due) < new Date() ? 1 : 0);
  },
);

test('what waits comes at the hour, day and zone that its reader chooses meanwhile, and at once when they want it so', async () => {
  await follows('ada', 'topic', 'topic-tax', 'weekly', { zone: 'Europe/Paris' });
  await newPublication();
  while (await matchNextChange(kysely));
  const due = async (zone: string) => {
    const { rows } = await pool.query(
      `select extract(isodow from due_at at time zone $1)::int as day, extract(hour from due_at at time zone $1)::int as hour,
        due_at > now() as ahead, due_at <= now() + interval '8 days' as soon from alert_hit`,
      [zone],
    );
    return rows;
  };
  const ahead = { ahead: true, soon: true };
  expect(await due('Europe/Paris')).toEqual([{ day: 1, hour: 8, ...ahead }]);
  const times = { locale: 'en', hour: 17, weekday: 3, timeZone: 'Asia/Tokyo' } as const;
  await saveMailTimes(kysely, 'ada', times);
  expect(await due('Asia/Tokyo')).toEqual([{ day: 3, hour: 17, ...ahead }]);
  await saveProfile(kysely, 'ada', { timeZone: 'America/New_York' });
  expect(await due('America/New_York')).toEqual([{ day: 3, hour: 17, ...ahead }]);
  expect(await queueDigests(kysely, origin)).toBe(0);
  await saveAlert(kysely, 'ada', {
    kind: 'topic',
    recordId: 'topic-tax',
    query: null,
    frequency: 'immediate',
  });
  await run();
  expect(await arrived()).toEqual([`ada: Ruling ${count}`]);
});

test('a digest has all that came in a day, as one mail', async () => {
  await follows('gus', 'topic', 'topic-tax', 'daily');
  await newPublication();
  await newPublication();
  while (await matchNextChange(kysely));
  expect(await queueDigests(kysely, origin)).toBe(0);
  await pool.query('update alert_hit set due_at = now()');
  await run();
  expect(await arrived()).toEqual(['gus: 2 changes in what you follow']);
});

test('who has paused is told afterwards; who has no confirmed address is told nothing', async () => {
  await follows('hal', 'topic', 'topic-tax');
  await follows('ivy', 'topic', 'topic-tax');
  await pool.query(`update visitor_profile set email_verified = false where visitor = 'ivy'`);
  const today = new Date().toISOString().slice(0, 10);
  await pauseAlerts(kysely, 'hal', today, new Date());
  await newPublication();
  await run();
  expect(await arrived()).toEqual([]);
  await pauseAlerts(kysely, 'hal', null, new Date());
  await run();
  expect(await arrived()).toEqual([`hal: Ruling ${count}`]);
});

test('what is found for somebody whose address is not known yet is told as soon as it is, or after days to nobody', async () => {
  for (const id of ['jan', 'kit']) {
    await follows(id, 'topic', 'topic-tax');
    await pool.query('delete from visitor_profile where visitor = $1', [id]);
  }
  await newPublication();
  await run();
  const isKnown = (id: string) =>
    pool.query('insert into visitor_profile (visitor, email, email_verified) values ($1, $2, true)', [
      id,
      `${id}@example.com`,
    ]);
  await isKnown('jan');
  await run();
  expect(await arrived()).toEqual([`jan: Ruling ${count}`]);
  await pool.query(`update alert_hit set due_at = due_at - interval '4 days'`);
  await run();
  await isKnown('kit');
  await run();
  expect(await arrived()).toEqual([`jan: Ruling ${count}`]);
});

test('who holds a permission is told by words that they may read, and who lost it gets the open part', async () => {
  const closed = {
    access: 'permission',
    permission: 'research-library',
    summary: 'Open to everybody.',
    body: fromMarkdown('Lead.\n\n## One\n\nFirst.\n\n## Two\n\nEscrow secrets.').blocks,
  };
  await follows('jan', 'search', 'escrow');
  await follows('kim', 'search', 'escrow');
  await pool.query(
    `insert into entitlement (visitor, list, name, from_day) values ('jan', 'content', 'research-library', current_date)`,
  );
  await newPublication(closed);
  while (await matchNextChange(kysely));
  await pool.query(`delete from entitlement where visitor = 'jan'`);
  await run();
  expect(await arrived()).toEqual([`jan: Ruling ${count}`]);
  const [letter = ''] = await texts();
  expect(letter).toContain('Open to everybody.');
  expect(letter).not.toContain('Escrow secrets');
});

test('one click ends all alerts, also what was on its way, and again changes nothing', async () => {
  await follows('lea', 'topic', 'topic-tax');
  await newPublication();
  while (await matchNextChange(kysely));
  await queueDigests(kysely, origin);
  const { rows } = await pool.query('select unsubscribe_url from mail');
  const key = new URL(rows[0].unsubscribe_url).searchParams.get('key') ?? '';
  expect(await ownerByKey(kysely, key)).toMatchObject({ visitor: 'lea' });
  expect(await ownerByKey(kysely, 'no key')).toBeNull();
  await endAlerts(kysely, 'lea');
  await endAlerts(kysely, 'lea');
  await run();
  expect(await arrived()).toEqual([]);
  expect(await readAlerts(kysely, 'lea', 'en')).toEqual([]);
});

test('the preview brings what the mail brings', async () => {
  await follows('max', 'topic', 'topic-tax');
  const id = await newPublication();
  await run();
  await revised(id, 'major', 'Changed since');
  const brought = await previewAlerts(kysely, reader('max'), 'en', new Date(Date.now() + 1_000));
  expect(brought.map(({ recordId }) => recordId)).toContain(id);
});

/** Dies before or after a statement, counted from one: asks nothing more then, and hears nothing. */
class Killer implements KyselyPlugin {
  readonly at: number;
  readonly isAfter: boolean;
  count = 0;
  /** Statements that the database has not answered. */
  underWay = 0;
  #isDead = false;
  constructor(at: number, isAfter: boolean) {
    this.at = at;
    this.isAfter = isAfter;
  }
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.count++;
    this.#dieIf(!this.isAfter);
    this.underWay++;
    return node;
  };
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.underWay--;
    this.#dieIf(this.isAfter);
    return result;
  };
  #dieIf(isMoment: boolean): void {
    this.#isDead ||= isMoment && this.count >= this.at;
    if (this.#isDead) throw new Error('killed');
  }
}

test('killed before and after every statement of it, nothing is lost and nothing is doubled', async () => {
  await follows('ada', 'topic', 'topic-tax');
  await follows('ben', 'search', 'ruling');
  const id = await newPublication();
  await follows('cas', 'record', id);
  await revised(id, 'major', 'Ruling revised');
  const whole = ['ada: Ruling revised', 'ben: Ruling revised', 'cas: Ruling revised'];
  const seen = new Set<string>();
  let kills = 0;
  for (const isAfter of [false, true]) {
    for (let at = 1; ; at++) {
      await pool.query(
        'delete from mail; delete from mail_turn; delete from alert_hit; delete from mailbox_message; update alert_change set matched_at = null; update alert set terms = null',
      );
      const killer = new Killer(at, isAfter);
      const died = await run(kysely.withPlugin(killer)).then(
        () => false,
        (error: Error) => {
          if (error.message !== 'killed') throw error;
          return true;
        },
      );
      if (!died) break;
      kills++;
      // Several mails are on their way at once: of a process that is gone, nothing is done later.
      await expect.poll(() => killer.underWay).toBe(0);
      // Another process takes over what this one had begun.
      await pool.query(`update mail set due_at = now() where state = 'waiting'`);
      await run();
      seen.add(JSON.stringify(await arrived()));
    }
  }
  expect(kills).toBeGreaterThan(40);
  expect([...seen]).toEqual([JSON.stringify(whole)]);
}, 120_000);
