import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountItselfById } from '../accounts/accounts.ts';
import { hostedMessages } from '../hosted/messages/messages.ts';
import { joinAccount } from '../management/joined-accounts.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { letTimePass, newOwner } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

/** An owner, and an account that was joined to theirs. */
async function ownerWithJoined(name: string) {
  const { kysely } = running.database;
  const owner = await newOwner(running, `${name}@example.com`);
  const other = await newOwner(running, `other-${name}@example.com`);
  await joinAccount(kysely, other.id, owner.id);
  return { owner, other };
}
const mainOf = async (id: string) =>
  (await accountItselfById(running.database.kysely, id))?.linked_to ?? null;
const end = 'security/identities/end';

test.each([
  ['en', 'en'],
  ['fr', 'fr-fr'],
  ['zh', 'zh-cn'],
] as const)(
  'owners see which accounts were joined to theirs, are asked, and separate them: %s',
  async (lang, locale) => {
    const { identities, done } = hostedMessages(locale).security;
    const { owner, other } = await ownerWithJoined(`list-${lang}`);
    const page = await owner.open(`security?lang=${lang}`);
    expect(page.html).toContain(`>${identities.title}</h2>`);
    expect(page.html).toContain(other.email);
    const [, question = ''] = page.html.match(/href="\/(security\/identities\/end\?[^"]+)"/) ?? [];
    const opened = await owner.open(question.replaceAll('&amp;', '&'));
    expect(opened.html).toContain(`>${identities.endTitle}</h1>`);
    expect(opened.html).toContain(identities.endText({ email: other.email }));
    expect(await mainOf(other.id)).toBe(owner.id);
    const ended = await owner.post(`${end}?lang=${lang}`, { id: other.id });
    expect((await owner.open(ended.location.slice(1))).html).toContain(done['identity-ended']);
    expect(await mainOf(other.id)).toBeNull();
  },
);

test('who has no joined account is shown nothing about them', async () => {
  const owner = await newOwner(running, 'alone@example.com');
  expect((await owner.open('security')).html).not.toContain(hostedMessages('en').security.identities.title);
});

test('nobody separates, or is asked about, another’s joined account', async () => {
  const { owner, other } = await ownerWithJoined('somebody');
  const stranger = await newOwner(running, 'stranger@example.com');
  expect((await stranger.open(`${end}?id=${encodeURIComponent(other.id)}`)).status).toBe(404);
  expect((await stranger.post(end, { id: other.id })).status).toBe(404);
  expect(await mainOf(other.id)).toBe(owner.id);
});

test('who signed in long ago sees the list, and has to confirm before one is separated', async () => {
  const { owner, other } = await ownerWithJoined('long-ago');
  await letTimePass(running, owner.id);
  const page = await owner.open('security');
  expect(page.html).toContain(other.email);
  expect(page.html).not.toContain('href="/security/identities/end');
  const opened = await owner.open(`${end}?id=${encodeURIComponent(other.id)}`);
  expect(opened.location).toContain('/security/confirm');
  expect((await owner.post(end, { id: other.id })).location).toContain('section=identities');
  expect(await mainOf(other.id)).toBe(owner.id);
});
