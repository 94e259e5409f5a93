import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../identity/accounts/accounts.ts';
import { contentForFile } from '../account.fixture.ts';
import { ensureDemonstrationEntitlements } from '../demonstration.ts';
import { heldPermissions, permissionsOf } from '../permissions.ts';
import { ensureVisitor } from '../visitor.ts';
import { findOffer } from './catalogue.ts';
import { permissionAbout, permissionUrl, permissionWords } from './permission-names.ts';
import { askForAccess, readSubscriptions } from './subscriptions.ts';

const { kysely } = await contentForFile();

/** Days from today, of the entitlement to the navigator. */
async function entitle(visitor: string, from: number, until: number | null, trial = false): Promise<void> {
  await ensureVisitor(kysely, visitor);
  await sql`insert into entitlement (visitor, list, name, trial, from_day, until_day) values
    (${visitor}, 'product', 'navigator-ai', ${trial}, current_date + ${from}::int, current_date + ${until}::int)`.execute(
    kysely,
  );
}

async function stateOf(visitor: string, permission = 'product|navigator-ai'): Promise<string | undefined> {
  const held = await heldPermissions(kysely, visitor);
  const all = await readSubscriptions(kysely, visitor, { requestedLocale: 'en', held });
  return all.find((one) => one.permission === permission)?.state;
}

describe('a subscription', () => {
  test.each([
    ['active', -10, null, false],
    ['active', -10, 31, false],
    ['expiring', -10, 30, false],
    ['expiring', -10, 0, false],
    ['trial', -10, 3, true],
    ['expired', -10, -1, false],
    ['none', 1, 9, false],
  ] as const)('is %s from day %i until day %s', async (state, from, until, trial) => {
    const visitor = `${state} ${from} ${until}`;
    await entitle(visitor, from, until, trial);
    expect(await stateOf(visitor)).toBe(state);
    const isHeld = state !== 'expired' && state !== 'none';
    expect(await permissionsOf(kysely, visitor)).toEqual(isHeld ? ['product|navigator-ai'] : []);
  });

  test('of a service that is open to everybody by now still leads to it, and is named in each language', async () => {
    const permission = 'product|navigator-data-protection';
    const held = [{ list: 'product', name: 'navigator-data-protection', until: null }];
    const all = await readSubscriptions(kysely, 'open', { requestedLocale: 'fr-fr', held });
    expect(all.find((one) => one.permission === permission)).toMatchObject({
      state: 'active',
      recordId: 'navigator-service-data-protection',
      openToAll: true,
    });
    expect(all.filter(({ openToAll }) => openToAll)).toHaveLength(1);
    expect(permissionWords(permission, 'fr-fr')).toBe('Navigator\u202f: protection des données');
    expect(permissionWords(permission, 'zh-cn')).toBe('法律导航：数据保护');
  });

  test('that ended can be asked for again, and is asked for once', async () => {
    await entitle('again', -10, -1);
    const ask = { offer: await findOffer(kysely, 'navigator-ai'), note: null };
    expect(await askForAccess(kysely, 'again', ask)).not.toBeNull();
    expect(await askForAccess(kysely, 'again', ask)).toBeNull();
    expect(await stateOf('again')).toBe('requested');
    const rows = await kysely
      .selectFrom('access_request')
      .select('id')
      .where('visitor', '=', 'again')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('that nothing on the site takes cannot be asked for', async () => {
    for (const permission of ['product|secret', 'content|edit', 'compliance|navigator-ai']) {
      await expect(findOffer(kysely, permission)).rejects.toMatchObject({
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  test('of two periods that overlap is refused by the database', async () => {
    await entitle('twice', -10, 10);
    await expect(entitle('twice', 10, 20)).rejects.toThrow('entitlement_once');
    await entitle('twice', 11, 20);
  });
});

test('what may be used comes first, products before rooms and training', async () => {
  const visitor = 'in order';
  await entitle(visitor, -10, 3);
  const held = [
    { list: 'collaboration', name: 'northgate-matters', until: null },
    { list: 'compliance', name: 'training-data', until: null },
    { list: 'product', name: 'payments-briefing', until: null },
  ];
  const all = await readSubscriptions(kysely, visitor, { requestedLocale: 'en', held });
  expect(all.slice(0, 4).map(({ permission }) => permission)).toEqual([
    'product|navigator-ai',
    'product|payments-briefing',
    'collaboration|northgate-matters',
    'compliance|training-data',
  ]);
});

test('what no single record explains is explained all the same, with the way to it', () => {
  const library = 'product|research-library';
  expect(permissionAbout(library, 'fr-fr')).toContain('études réservées');
  expect(permissionUrl(library, 'fr-fr')).toBe('/fr-fr/publications?access=permission');
  expect(permissionUrl('collaboration|northgate-matters', 'en')).toBe('/auth/rooms?room=northgate-matters');
  expect(permissionAbout('product|secret', 'en')).toBeNull();
  expect(permissionUrl('product|secret', 'en')).toBeNull();
});

test('what an account says is held too, unless an entitlement says until when', async () => {
  const permissions = ['content|edit', 'product|navigator-ai', 'product|research-library', 7, 'nonsense'];
  const account = await createAccount(kysely, { email: 'both@example.com', appMetadata: { permissions } });
  const sub = account?.id ?? '';
  await entitle(sub, -10, -1);
  expect(await permissionsOf(kysely, sub)).toEqual(['content|edit', 'product|research-library']);
  expect(await stateOf(sub)).toBe('expired');
  expect(await stateOf(sub, 'product|research-library')).toBe('active');
  expect(await permissionsOf(kysely, 'auth0|nobody')).toEqual([]);
});

test('the demonstration’s client has something in every state, once however often it starts', async () => {
  await ensureDemonstrationEntitlements(kysely);
  const account = await createAccount(kysely, { email: 'client@example.com' });
  const sub = account?.id ?? '';
  await Promise.all([ensureDemonstrationEntitlements(kysely), ensureDemonstrationEntitlements(kysely)]);
  await ensureDemonstrationEntitlements(kysely);
  expect(await permissionsOf(kysely, sub)).toEqual([
    'compliance|training-data',
    'product|navigator-ai',
    'product|payments-briefing',
    'product|research-library',
  ]);
  const held = await heldPermissions(kysely, sub);
  const states = (await readSubscriptions(kysely, sub, { requestedLocale: 'en', held })).map(
    ({ state }) => state,
  );
  expect(new Set(states)).toEqual(new Set(['active', 'trial', 'expiring', 'expired']));
});
