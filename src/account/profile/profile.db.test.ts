import { describe, expect, test } from 'vitest';
import { contentForFile } from '../account.fixture.ts';
import { type Claims, readClaims } from './claims.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

const { kysely } = await contentForFile();

const saying = (payload: Readonly<Record<string, unknown>>) => async (): Promise<Claims | null> =>
  readClaims({ email: 'ann@example.com', ...payload });
const away = async () => null;
/** As if an hour had passed since the provider was asked. */
async function later(visitor: string): Promise<void> {
  await kysely
    .updateTable('visitor_profile')
    .set({ filled_at: new Date(Date.now() - 3_600_000) })
    .where('visitor', '=', visitor)
    .execute();
}

describe('a profile', () => {
  test('is empty while the provider is away, and filled once it answers', async () => {
    expect(await readProfile(kysely, 'late', away)).toMatchObject({ email: '', firstName: '' });
    const filled = await readProfile(kysely, 'late', saying({ given_name: 'Ann', company: 'Northgate' }));
    expect(filled).toMatchObject({
      email: 'ann@example.com',
      firstName: 'Ann',
      organisationName: 'Northgate',
    });
    await later('late');
    expect(await readProfile(kysely, 'late', away)).toEqual(filled);
  });

  test('keeps what its reader wrote, and takes over what the provider alone knows', async () => {
    await readProfile(kysely, 'ann', saying({ given_name: 'Ann', family_name: 'Lee' }));
    await saveProfile(kysely, 'ann', { firstName: ' Anne ', lastName: '' });
    await later('ann');
    const said = saying({
      given_name: 'Ann',
      family_name: 'Lee',
      email: 'new@example.com',
      email_verified: true,
    });
    expect(await readProfile(kysely, 'ann', said)).toMatchObject({
      firstName: 'Anne',
      lastName: '',
      email: 'new@example.com',
      emailVerified: true,
    });
  });

  test('keeps the address that is known where a token is told none', async () => {
    await readProfile(kysely, 'narrow', saying({ email_verified: true }));
    await later('narrow');
    expect(await readProfile(kysely, 'narrow', saying({ email: undefined }))).toMatchObject({
      email: 'ann@example.com',
      emailVerified: true,
    });
  });

  test('does not ask the provider again within a minute', async () => {
    await readProfile(kysely, 'often', saying({ given_name: 'Ann' }));
    const again = async () => {
      throw new Error('It was asked again.');
    };
    expect(await readProfile(kysely, 'often', again)).toMatchObject({ firstName: 'Ann' });
  });

  test('can be written before the provider has said anything', async () => {
    await saveProfile(kysely, 'first', { jobTitle: 'Judge', languages: ['fr-fr', 'fr-fr'] });
    expect(await readProfile(kysely, 'first', saying({ jobTitle: 'Clerk', given_name: 'F' }))).toMatchObject({
      jobTitle: 'Judge',
      firstName: 'F',
      languages: ['fr-fr'],
    });
  });

  test('leaves what is not given as it is', async () => {
    await saveProfile(kysely, 'part', {
      timeZone: 'Asia/Shanghai',
      interests: ['topic-tax', 'sector-energy'],
    });
    await saveProfile(kysely, 'part', { firstName: 'Bo' });
    const profile = await readProfile(kysely, 'part', away);
    expect(profile).toMatchObject({ firstName: 'Bo', timeZone: 'Asia/Shanghai' });
    expect([...profile.interestIds].sort()).toEqual(['sector-energy', 'topic-tax']);
    await saveProfile(kysely, 'part', { timeZone: '', interests: [] });
    expect(await readProfile(kysely, 'part', away)).toMatchObject({ timeZone: '', interestIds: [] });
  });

  test('takes what was pasted from a table, which is one line', async () => {
    await saveProfile(kysely, 'pasted', { firstName: 'Bo\tLi' });
    expect(await readProfile(kysely, 'pasted', away)).toMatchObject({ firstName: 'Bo\tLi' });
  });

  test.each([
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'too-long'],
    [{ jobTitle: 'a\nb' }, 'jobTitle', 'not-one-line'],
    [{ lastName: 'a\u2028b' }, 'lastName', 'not-one-line'],
    [{ organisationName: 'a\vb' }, 'organisationName', 'not-one-line'],
    [{ languages: ['en', 'tlh'] }, 'languages', 'unknown'],
    [{ timeZone: 'Moon/Tranquillity' }, 'timeZone', 'unknown'],
    [{ interests: ['topic-tax', 'pu-tax'] }, 'interests', 'unknown'],
    [{ interests: ['nothing'] }, 'interests', 'unknown'],
    [{ interests: Array.from({ length: 51 }, (_, at) => `topic-${at}`) }, 'interests', 'too-many'],
  ])('refuses %j and says what is wrong', async (change, path, code) => {
    await expect(saveProfile(kysely, 'wrong', change)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', problems: [{ path, code }] },
    });
    const row = await kysely.selectFrom('visitor').select('id').where('id', '=', 'wrong').execute();
    expect(row).toEqual([]);
  });
});
