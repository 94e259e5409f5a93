import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFields, navigatorService, publishAgain } from '../../account/reports/navigator.fixture.ts';
import { openLink } from '../../account/reports/report-links.ts';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../graphql/endpoint/graphql.fixture.ts';
import { createAccount } from '../../identity/accounts/accounts.ts';
import { eraseDue } from '../../jobs/erase-due.ts';
import { unpacked } from '../../reports/write/unpacked.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  await navigatorService(server.database.kysely, ['place-0', 'place-1', 'place-2']);
});
afterAll(() => server.stop());

const permission = 'product|nav-closed';

async function ask(sub: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${await server.token([permission], { sub })}` };
  const { data, errors } = await (await server.post({ query, variables }, headers)).json();
  return { data, codes: errors?.map((one: { extensions: { code: string } }) => one.extensions.code) };
}

/** Somebody who holds the permission by an entitlement, and has saved a report. */
async function saved(sub: string) {
  const report = {
    serviceId: 'closed',
    title: `Board of ${sub}`,
    selection: '?with=place-0,place-1&depth=full',
    language: 'en',
    jurisdictions: ['place-0', 'place-1'],
  };
  const saving = 'mutation A($report: ReportInput!) { saveReport(report: $report) { id } }';
  const { data } = await ask(sub, saving, { report });
  await server.database.kysely
    .insertInto('entitlement')
    .values({ visitor: sub, list: 'product', name: 'nav-closed' })
    .execute();
  return data.saveReport.id as string;
}

const sharing =
  'mutation A($id: ID!, $version: Int!, $days: Int) { shareReport(id: $id, version: $version, days: $days) }';
const share = async (sub: string, id: string, more: object = {}) =>
  (await ask(sub, sharing, { id, version: 1, ...more })).data.shareReport as string;
const open = (secret: string, prefix = '') =>
  fetch(new URL(`${prefix}/shared-reports?key=${secret}`, server.url));
const links = async (sub: string) =>
  (await ask(sub, '{ me { reportLinks { id version lastOpenedAt } } }')).data.me.reportLinks;

describe('a link to a report', () => {
  test('shows whoever has it what the report said, in any language, and is kept by nobody', async () => {
    const id = await saved('ann');
    const secret = await share('ann', id);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await links('ann')).toMatchObject([{ version: 1, lastOpenedAt: null }]);
    const changed = answerFields('place-0', 'closed-breach', { title: 'Said later' });
    await publishAgain(server.database.kysely, 'cell-place-0', changed);
    for (const [prefix, words] of [
      ['', 'A report that was shared with you'],
      ['/fr-fr', 'Un rapport partagé avec vous'],
      ['/zh-cn', '此报告由他人与您分享'],
    ]) {
      const response = await open(secret, prefix);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      const html = await response.text();
      for (const text of [words, 'Board of ann', 'Headline of place-0', 'Secret of place-1'])
        expect(html).toContain(text);
      expect(html).not.toContain('Said later');
      // Nobody outside hears of the address, and nothing in it can be changed.
      expect(html).not.toContain('chancery:visits');
      expect(html).not.toContain('<textarea');
    }
    expect(await links('ann')).toMatchObject([{ lastOpenedAt: expect.stringMatching(/^\d{4}/) }]);
  });

  test('is kept as a digest alone', async () => {
    const [id = ''] = await reports('ann');
    const secret = await share('ann', id);
    const { rows } = await server.database.pool.query('select to_jsonb(l) as link from report_link l');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0].link.digest).toMatch(/^\\x[0-9a-f]{64}$/);
  });

  test('ends when its days are over, and when its owner ends it; nobody learns which', async () => {
    const id = await saved('ben');
    const [one, other] = [await share('ben', id, { days: 1 }), await share('ben', id)];
    const { pool } = server.database;
    await pool.query(
      `update report_link set created_at = created_at - interval '2 days', expires_at = expires_at - interval '2 days'
       where visitor = 'ben' and expires_at < now() + interval '2 days'`,
    );
    expect(await links('ben')).toHaveLength(1);
    const ending = 'mutation A($id: ID!) { endReportLink(id: $id) }';
    const [{ id: link }] = await links('ben');
    expect((await ask('cas', ending, { id: link })).data).toEqual({ endReportLink: false });
    expect((await open(other)).status).toBe(200);
    expect((await ask('ben', ending, { id: link })).data).toEqual({ endReportLink: true });
    const over = await Promise.all(
      [one, other, 'A'.repeat(43)].map(async (secret) => {
        const response = await open(secret);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        return response.text();
      }),
    );
    expect(new Set(over).size).toBe(1);
    expect(over[0]).toContain('This link does not hold');
  });

  test.each([0, -1, 367, 100_000])('of %i days is refused', async (days) => {
    const { codes } = await ask('ann', sharing, { id: (await reports('ann'))[0], version: 1, days });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  test('is made by the report’s owner alone, to a version that there is', async () => {
    const [id] = await reports('ann');
    expect((await ask('eve', sharing, { id, version: 1 })).codes).toEqual(['NOT_FOUND']);
    expect((await ask('ann', sharing, { id, version: 2 })).codes).toEqual(['NOT_FOUND']);
    expect((await ask('ann', sharing, { id: 'x', version: 1 })).codes).toEqual(['NOT_FOUND']);
  });

  test('shows what is open to everybody, and says so, once who shared it may read no more', async () => {
    const secret = await share('fay', await saved('fay'));
    await server.database.pool.query(`delete from entitlement where visitor = 'fay'`);
    const html = await (await open(secret)).text();
    expect(html).toContain('Headline of place-1');
    expect(html).toContain('may no longer read the answers in full');
    expect(html).not.toContain('Secret');
  });

  test('ends with the account: locked, joined, about to be erased, erased', async () => {
    const { kysely, pool } = server.database;
    const account = await createAccount(kysely, { email: 'gus@example.com' });
    const gus = account?.id ?? '';
    const secret = await share(gus, await saved(gus));
    const holds = async () => (await openLink(kysely, secret, true)) !== null;
    expect(await holds()).toBe(true);
    for (const change of [
      'locked_at = now()',
      `linked_to = '${(await createAccount(kysely, { email: 'o@example.com' }))?.id}'`,
    ]) {
      await pool.query(`update account set ${change} where id = $1`, [gus]);
      expect(await holds()).toBe(false);
      await pool.query('update account set locked_at = null, linked_to = null where id = $1', [gus]);
    }
    await pool.query(`update visitor set deletion_due = now() + interval '14 days' where id = $1`, [gus]);
    expect(await holds()).toBe(false);
    await pool.query(`update visitor set deletion_due = now() where id = $1`, [gus]);
    expect(await eraseDue(kysely)).toBe(1);
    expect(await holds()).toBe(false);
    expect((await open(secret)).status).toBe(404);
  });
});

async function reports(sub: string): Promise<string[]> {
  const { data } = await ask(sub, '{ me { savedReports { id } } }');
  return data.me.savedReports.map(({ id }: { id: string }) => id);
}

describe('a saved report over HTTP', () => {
  const post = async (sub: string | null, fields: Record<string, string>, permissions = [permission]) =>
    fetch(new URL('/reports/saved', server.url), {
      method: 'POST',
      headers: sub === null ? {} : { authorization: `Bearer ${await server.token(permissions, { sub })}` },
      body: new URLSearchParams({ locale: 'en', format: 'html', ...fields }),
    });

  test('is shown as it was kept, set against what it says now, and written as Word', async () => {
    const id = await saved('ida');
    const changed = answerFields('place-1', 'closed-breach', {
      title: 'Headline of place-1, amended',
      legalStatus: 'repealed',
      effectiveFrom: '2021-05-01',
      summary: 'Secret of the amendment',
    });
    await publishAgain(server.database.kysely, 'cell-place-1', changed);
    const kept = await post('ida', { id });
    expect(kept.headers.get('cache-control')).toBe('private, no-store');
    expect(await kept.text()).toContain('Secret of place-1');
    const redline = await (await post('ida', { id, format: 'redline' })).text();
    expect(redline).toContain('1 answer differs');
    expect(redline).toMatch(/<del>[^/]*<\/span>In force<\/del>/);
    expect(redline).toMatch(/<ins>[^/]*<\/span>Repealed<\/ins>/);
    expect(redline).toMatch(/1 May 2021<\/ins>/);
    expect(redline).toMatch(/<ins>[^/]*<\/span>, amended<\/ins>/);
    expect(redline).toContain('place-1');
    expect(redline).not.toContain('place-0');
    const word = await post('ida', { id, format: 'docx' });
    const text = (await unpacked(new Uint8Array(await word.arrayBuffer()))).get('word/document.xml') ?? '';
    expect(text).toContain('Secret of place-1');
    expect(text).toMatch(/(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/);
  });

  test('counts as many changes as its comparison shows: words, what a translation rests on, and what was only published anew', async () => {
    const db = server.database.kysely;
    const french = { title: 'Réponse de place-2' };
    const { recordId, locale } = { recordId: 'cell-place-2', locale: 'fr-fr' } as const;
    await saveDraft(db, { recordId, locale, revision: 0, slug: recordId, fields: french, actor: 'test' });
    await publish(db, { recordId, locale, actor: 'test', change: 'major', note: null });
    const places = ['place-0', 'place-2'];
    const report = {
      serviceId: 'closed',
      title: 'Conseil',
      selection: `?with=${places.join()}&depth=full`,
      language: 'fr-fr',
      jurisdictions: places,
    };
    const saving = 'mutation A($report: ReportInput!) { saveReport(report: $report) { id } }';
    const { id } = (await ask('leo', saving, { report })).data.saveReport;
    const compared = async () => {
      const { data } = await ask('leo', '{ me { savedReports { changed } } }');
      const redline = await (await post('leo', { id, locale: 'fr-fr', format: 'redline' })).text();
      expect(redline).toContain(`data-redline="${data.me.savedReports[0].changed}"`);
      return { changed: data.me.savedReports[0].changed, redline };
    };
    expect((await compared()).changed).toBe(0);
    await publishAgain(db, recordId, answerFields('place-2', 'closed-breach', { legalStatus: 'repealed' }));
    expect((await compared()).changed).toBe(1);
    const { fields } = await db
      .selectFrom('live')
      .select('fields')
      .where('record_id', '=', 'cell-place-0')
      .executeTakeFirstOrThrow();
    await publishAgain(db, 'cell-place-0', fields as Readonly<Record<string, unknown>>);
    const { changed, redline } = await compared();
    expect(changed).toBe(2);
    expect(redline).toContain('Republiée, sans différence');
  });

  test('is its owner’s alone, closed to who has lost the permission, and no other thing', async () => {
    const [id = ''] = await reports('ida');
    expect((await post(null, { id })).status).toBe(401);
    expect((await post('jon', { id })).status).toBe(404);
    expect((await post('ida', { id, version: '9' })).status).toBe(404);
    for (const wrong of [{ id: 'x' }, { id, format: 'exe' }, { id, locale: 'de-de' }, { id, version: '-1' }])
      expect((await post('ida', wrong)).status).toBe(400);
    for (const format of ['html', 'redline']) {
      const html = await (await post('ida', { id, format }, [])).text();
      expect(html).not.toContain('Secret');
      expect(html).toContain('Headline of place-1');
      expect(html).toContain('The answers of this service are for clients');
    }
    expect((await post('ida', { id, format: 'docx' }, [])).status).toBe(403);
  });
});

describe('my list', () => {
  const choosing = 'mutation A($ids: [ID!]!) { chooseMyList(jurisdictionIds: $ids) { title } }';
  const calendar = (secret: string, locale = 'en') =>
    fetch(new URL(`/calendars/${locale}/my-list.ics?key=${secret}`, server.url));

  test('is these jurisdictions and no others, which a report adds', async () => {
    const titles = async (ids: string[]) => {
      const { data } = await ask('kim', choosing, { ids });
      return data.chooseMyList.map(({ title }: { title: string }) => title);
    };
    expect(await titles(['j-place-2', 'j-place-0', 'j-place-2'])).toEqual(['place-2', 'place-0']);
    expect(await titles(['j-place-1', 'j-place-0'])).toEqual(['place-0', 'place-1']);
    const twice = await Promise.all([titles(['j-place-2']), titles(['j-place-2'])]);
    expect(twice).toEqual([['place-2'], ['place-2']]);
    for (const ids of [['closed-place-0'], ['nothing'], Array.from({ length: 61 }, (_, at) => `j-${at}`)]) {
      expect((await ask('kim', choosing, { ids })).codes?.[0]).toMatch(/BAD_USER_INPUT|TOO_LARGE/);
    }
    const report = await fetch(new URL('/reports', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.token([permission], { sub: 'kim' })}` },
      body: new URLSearchParams({ service: 'closed', locale: 'en', format: 'html', search: '?add=my-list' }),
    });
    expect(await report.text()).toContain('data-chosen="place-2"');
  });

  test('has a calendar at a secret address, until it is made anew or ended', async () => {
    const make = async () =>
      (await ask('kim', 'mutation { newCalendarAddress }')).data.newCalendarAddress as string;
    const first = await make();
    const response = await calendar(first);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20200101');
    expect(text).toContain('place-2');
    expect(text).not.toContain('place-0');
    expect(text).not.toContain(first);
    expect(text).not.toContain('Secret');
    expect(await (await calendar(first, 'fr-fr')).text()).toContain('Le droit de mes juridictions');
    const me = '{ me { calendarAddress { lastReadAt } } }';
    expect((await ask('kim', me)).data.me.calendarAddress.lastReadAt).toMatch(/^\d{4}/);
    const second = await make();
    expect((await calendar(first)).status).toBe(404);
    expect((await calendar(second)).status).toBe(200);
    await ask('kim', 'mutation { endCalendarAddress }');
    expect((await calendar(second)).status).toBe(404);
    expect((await calendar(second, 'de-de')).status).toBe(404);
  });

  test('has the day by which a series of lessons is to be done in its calendar, until it is removed', async () => {
    const series = { title: 'Tax for sellers', level: 'introduction' };
    await published(server.database.kysely, { type: 'trainingSeries', id: 'ts-tax', fields: series });
    const lesson = { title: 'One', series: 'ts-tax', kind: 'module', minutes: 5, lawAsAt: '2026-01-01' };
    await published(server.database.kysely, { type: 'trainingItem', id: 'tr-one', fields: lesson });
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const plan = (due: string | null) =>
      ask('kim', 'mutation A($due: Date) { planCourse(seriesId: "ts-tax", due: $due) }', { due });
    await plan(soon);
    const { data } = await ask('kim', 'mutation { newCalendarAddress }');
    const shown = async () =>
      (await (await calendar(data.newCalendarAddress)).text()).replaceAll('\r\n ', '');
    const text = await shown();
    expect(text).toContain('Finish “Tax for sellers”');
    expect(text).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`);
    expect(text).toContain('0 of 1 lessons done');
    await plan(null);
    expect(await shown()).not.toContain('Tax for sellers');
  });
});

test('who tries many links that lead nowhere has to wait', async () => {
  const statuses = [];
  for (let at = 0; at < 40; at++) statuses.push((await open('x')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await open('x')).headers.get('cache-control')).toBe('private, no-store');
});
