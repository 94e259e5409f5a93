import { afterAll, expect, test } from 'vitest';
import { wholeBrowserForFile } from '../testing/for-file.ts';
import { startSiteOfForeignIssuer } from '../testing/foreign-issuer.ts';
import { openProfile, providerCalls, refreshed, shownName, storedToken } from '../testing/session.ts';
import { people, shortPage, signInByForm, signOut } from '../testing/sign-in.ts';

const site = await startSiteOfForeignIssuer();
afterAll(() => site.stop());
const { openPage } = await wholeBrowserForFile(site.origin);

test('the browser of these tests sends no cookies of the issuer from a frame of the site', async () => {
  const { page } = await openPage();
  const { hostname: domain } = new URL(site.identityOrigin);
  const free = { domain, path: '/', secure: true, sameSite: 'None' } as const;
  await page.context().addCookies([{ name: 'third', value: 'party', ...free }]);
  const healthz = `${site.identityOrigin}/healthz`;
  const sentTo = async (open: () => Promise<unknown>) => {
    const [request] = await Promise.all([page.waitForRequest(healthz), open()]);
    await request.response();
    return (await request.allHeaders()).cookie;
  };
  expect(await sentTo(() => page.goto(healthz))).toBe('third=party');
  await page.goto('/people');
  const openFrame = (src: string) =>
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  expect(await sentTo(() => page.evaluate(openFrame, healthz))).toBeUndefined();
});

test('people sign in at an issuer on another site, and stay signed in over ten pages without a call to it', async () => {
  const { page, problems } = await openPage();
  await signInByForm(page, people.client);
  const calls = providerCalls(page.context(), site.identityOrigin);
  for (let count = 0; count < 5; count += 1) {
    expect(await openProfile(page)).toBe(people.client.firstName);
    await page.goto(shortPage);
  }
  expect(calls()).toEqual([]);
  expect(problems).toEqual([]);
});

test('its tokens are renewed by refresh tokens: a frame has no cookies there', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await signInByForm(page, people.client);
  await openProfile(page);
  const calls = providerCalls(page.context(), site.identityOrigin);
  await page.clock.fastForward(3_600_000);
  await expect.poll(async () => (await storedToken(page))?.generation).toBe(2);
  await expect.poll(() => calls().filter((call) => call === refreshed)).toHaveLength(1);
  expect(calls().join()).not.toContain('/authorize');
  expect(await shownName(page)).toBe(people.client.firstName);
});

test('the site says what its people may use, by their subject at the issuer', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  await openProfile(page);
  const { accessToken, claims } = (await storedToken(page)) ?? {};
  const visitor = String(claims?.sub);
  const { kysely } = site.database;
  await kysely
    .insertInto('visitor')
    .values({ id: visitor })
    .onConflict((one) => one.doNothing())
    .execute();
  await kysely.insertInto('entitlement').values({ visitor, list: 'product', name: 'navigator-ai' }).execute();
  const ask = (bearer: string) =>
    site.get('/user/userpermissions', { headers: { authorization: `Bearer ${bearer}` } });
  const answer = await ask(String(accessToken));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    data: { userPermissions: { productPermissions: ['product|navigator-ai'] } },
  });
  expect((await ask(`${accessToken}x`)).status).toBe(401);
});

test('signing out ends the session at the issuer and leads back', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  await signOut(page);
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
  await page.locator('header [data-account=sign-in] a').click();
  await page.locator('input[name=password]').waitFor();
  expect(new URL(page.url()).origin).toBe(site.identityOrigin);
});

test('no page leads to a security page that the issuer may not have', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  await openProfile(page);
  const settings = await page.locator('meta[name="chancery:auth"]').getAttribute('content');
  expect(JSON.parse(settings ?? '')).not.toHaveProperty('security');
  expect(await page.locator('a[href*="/security"]').count()).toBe(0);
});
