import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForTokens } from '../testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { newOwner } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

test('owners see where they are signed in, and end a session with the refresh token that was given in it', async () => {
  const here = await newOwner(running, 'sessions@example.com');
  const there = await newOwner(running, 'sessions@example.com');
  const page = await here.open('security');
  const [, session = ''] = page.html.match(/name="session" value="([^"]+)"/) ?? [];
  expect(page.html.match(/name="session"/g)).toHaveLength(1);
  expect(page.html).toContain('This browser');
  expect(page.html).toMatch(/Signed in on \d+ \w+ \d+ at \d\d:\d\d UTC, last used on/);
  const ended = await here.post('security/sessions/end', { session });
  expect(ended.location).toContain('done=session-ended');
  expect((await there.open('security')).status).toBe(401);
  const { refresh_token } = there.tokens;
  expect((await askForTokens(running, { grant_type: 'refresh_token', refresh_token })).status).toBe(403);
  expect((await here.open('security')).html).not.toContain('name="session"');
});

test('another’s session is not ended', async () => {
  const owner = await newOwner(running, 'stays@example.com');
  const other = await newOwner(running, 'ender@example.com');
  const { session_uid: session } = await running.database.kysely
    .selectFrom('session_use')
    .select('session_uid')
    .where('account_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  expect((await other.post('security/sessions/end', { session })).status).toBe(404);
  expect((await owner.open('security')).status).toBe(200);
});

test('signing out everywhere ends every session and every refresh token of the owner, and nobody else’s', async () => {
  const here = await newOwner(running, 'everywhere@example.com');
  const there = await newOwner(running, 'everywhere@example.com');
  const other = await newOwner(running, 'bystander@example.com');
  const answer = await here.post('security/sessions/end-all');
  expect(answer.html).toContain('You are signed out everywhere');
  const renewed = async (refresh_token: string | undefined) =>
    (await askForTokens(running, { grant_type: 'refresh_token', refresh_token })).status;
  for (const one of [here, there]) {
    expect((await one.open('security')).status).toBe(401);
    expect(await renewed(one.tokens.refresh_token)).toBe(403);
  }
  expect((await other.open('security')).status).toBe(200);
  expect(await renewed(other.tokens.refresh_token)).toBe(200);
});
