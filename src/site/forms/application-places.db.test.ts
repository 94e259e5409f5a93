import { describe, expect, test } from 'vitest';
import {
  answers,
  applyingByGraphqlForFile,
  bodyOf,
  codeOf,
  cv,
  part,
  pdf,
  save,
  send,
} from './applying-by-graphql.fixture.ts';

const { about, apply, begin, kysely, mails, newNetwork, operationsOf, site, stored, url } =
  await applyingByGraphqlForFile();

describe('a flood of applications', () => {
  const half = () => bodyOf(operationsOf(send), { cv: ['cv.pdf', Buffer.alloc(1_000_000, '%')] }).slice(0, 3);
  /** Has its place: it is counted before its files are read. */
  const counted = async (count: number) => {
    const rows = () => kysely().selectFrom('form_rate').select('count').execute();
    await expect.poll(async () => (await rows()).reduce((sum, row) => sum + row.count, 0)).toBe(count);
  };

  test('from one network leaves places to others, and gives its own back when it hangs up', async () => {
    const network = newNetwork();
    const held = [begin(half(), network), begin(half(), network)];
    await counted(2);
    const third = await apply(send, cv, {}, network);
    expect([third.status, codeOf(third)]).toEqual([429, 'LIMIT_REACHED']);
    expect((await apply(send, cv)).errors).toBeUndefined();
    for (const { hangUp } of held) hangUp();
    await expect.poll(async () => (await apply(send, cv, {}, network)).status).toBe(200);
    expect((await stored()).length).toBe(1);
  });

  test('from many networks is read a few at a time: others wait, and who comes too late is told when to come back', async () => {
    const held = Array.from({ length: 16 }, () => begin(half()));
    await counted(16);
    const late = await apply(send, cv);
    expect([late.status, codeOf(late)]).toEqual([503, 'UNAVAILABLE']);
    for (const { hangUp } of held) hangUp();
    await expect.poll(async () => (await apply(send, cv)).status).toBe(200);
    expect((await stored()).length).toBe(1);
  });

  test('that sends slowly from many networks makes way after some seconds for whoever waits', async () => {
    const held = Array.from({ length: 4 }, () => begin(half()));
    await counted(4);
    expect((await apply(send, cv)).errors).toBeUndefined();
    expect(await Promise.race(held.map(({ answered }) => answered))).toBe(503);
    expect((await stored()).length).toBe(1);
  });

  test('to the form of a page leaves places to others, too: from one network, and after some seconds from many', async () => {
    const page = '/forms/application';
    const beginsFile = part('name="cv"; filename="a.pdf"', pdf).subarray(0, -2);
    const hold = (count: number, network: string) =>
      Array.from({ length: count }, () => begin([beginsFile], network, page));
    const sendsByPage = async () => {
      const form = new FormData();
      for (const [name, answer] of Object.entries({ about, phone: '', ...answers })) form.set(name, answer);
      form.set('cv', new Blob([pdf]), cv.cv[0]);
      const headers = { origin: site().settings.siteOrigin, 'x-forwarded-for': newNetwork() };
      const answer = await fetch(new URL(page, url()), {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: form,
      });
      return answer.status;
    };
    const held = hold(16, newNetwork());
    expect(await Promise.race(held.map(({ answered }) => answered))).toBe(503);
    expect(await sendsByPage()).toBe(303);
    let refused = 0;
    for (const { answered } of Array.from({ length: 4 }, () => hold(4, newNetwork())).flat())
      void answered.then((status) => {
        if (status === 503) refused += 1;
      });
    await expect.poll(async () => [await sendsByPage(), refused > 0]).toEqual([303, true]);
  });

  test('at once from one network, without files, ends after thirty as well', async () => {
    const network = newNetwork();
    const saves = Array.from({ length: 40 }, async (_, at) => {
      const answer = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: operationsOf(save, { answers: { email: `a${at}@client.example` } }),
      });
      return (await answer.json()).data?.saveApplication === true;
    });
    const saved = (await Promise.all(saves)).filter(Boolean);
    expect([saved.length, (await mails()).length]).toEqual([30, 30]);
  });

  test('of whole applications from one network ends after thirty in ten minutes, whichever of its forms', async () => {
    const network = newNetwork();
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await apply(count % 2 === 0 ? send : save, {}, { answers: {} }, network)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
