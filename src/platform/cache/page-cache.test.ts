import { describe, expect, test } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageResponse } from './page-response.ts';

function response(body: string, tags: readonly string[] = [], maxAge: number | null = 3_600): PageResponse {
  return { status: 200, headers: {}, body, tags: new Set(tags), maxAge };
}

/** A cache on a clock of its own, and a renderer whose renders end when the test says so. */
function setUp(options: { limit?: number; onReuse?: (page: CachedPage) => void } = {}) {
  const clock = { ms: 0 };
  const cache = new PageCache({ ...options, now: () => clock.ms });
  const renders: PromiseWithResolvers<PageResponse>[] = [];
  const render = () => {
    const one = Promise.withResolvers<PageResponse>();
    renders.push(one);
    return one.promise;
  };
  const text = async (page: Promise<CachedPage>) => (await page).text().toString();
  const get = (key = '/') => text(cache.get(key, render));
  const put = (body: string, tags?: readonly string[], maxAge?: number | null) =>
    text(cache.get('/', async () => response(body, tags, maxAge)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, cache, renders, render, get, put, settle };
}

const soft = (id: string) => ({ recordIds: [id], types: [], hard: false });
const takeDown = (id: string) => ({ recordIds: [id], types: [], hard: true });

describe('rendering', () => {
  test('happens once for everybody who asks at the same time', async () => {
    const { get, renders } = setUp();
    const answers = [get(), get(), get()];
    renders[0]?.resolve(response('one'));
    expect(await Promise.all(answers)).toEqual(['one', 'one', 'one']);
    expect(renders).toHaveLength(1);
    expect(await get()).toBe('one');
    expect(renders).toHaveLength(1);
  });

  test('happens for each key that is asked for', async () => {
    const { get, renders } = setUp();
    const answers = [get('/?page=1'), get('/?page=2')];
    renders[0]?.resolve(response('one'));
    renders[1]?.resolve(response('two'));
    expect(await Promise.all(answers)).toEqual(['one', 'two']);
  });

  test('happens again for the next who asks when the page is not kept', async () => {
    const { get, renders, cache } = setUp();
    const first = get();
    renders[0]?.resolve(response('one', [], null));
    expect(await first).toBe('one');
    expect(cache.size).toBe(0);
    const next = get();
    renders[1]?.resolve(response('two', [], null));
    expect(await next).toBe('two');
  });

  test('that fails is told to all who wait, and tried again for the next', async () => {
    const { get, renders } = setUp();
    const answers = Promise.allSettled([get(), get()]);
    renders[0]?.reject(new Error('away'));
    expect((await answers).map((one) => one.status)).toEqual(['rejected', 'rejected']);
    const next = get();
    renders[1]?.resolve(response('back'));
    expect(await next).toBe('back');
  });
});

describe('an aged page', () => {
  test('is served for a minute while one render refreshes it', async () => {
    const { clock, get, put, renders, settle } = setUp();
    await put('old', [], 10);
    clock.ms = 9_999;
    expect(await get()).toBe('old');
    expect(renders).toHaveLength(0);
    clock.ms = 10_000;
    expect(await get()).toBe('old');
    expect(await get()).toBe('old');
    expect(renders).toHaveLength(1);
    renders[0]?.resolve(response('new'));
    await settle();
    expect(await get()).toBe('new');
  });

  test('is not served after that minute', async () => {
    const { clock, get, put, renders } = setUp();
    await put('old', [], 10);
    clock.ms = 70_000;
    const answer = get();
    renders[0]?.resolve(response('new'));
    expect(await answer).toBe('new');
  });
});

describe('an ordinary publication', () => {
  test('leaves the old page for one second, and after it everybody waits for the new one', async () => {
    const { clock, cache, get, put, renders } = setUp();
    await put('old', ['record:a']);
    clock.ms = 5_000;
    cache.publication(soft('a'));
    expect(cache.fresh('/')).toBeUndefined();
    clock.ms = 5_999;
    expect(await get()).toBe('old');
    clock.ms = 6_000;
    const answer = get();
    expect(renders).toHaveLength(1);
    renders[0]?.resolve(response('new', ['record:a']));
    expect(await answer).toBe('new');
  });

  test('is found by the types of lists as well', async () => {
    const { cache, put } = setUp();
    await put('old', ['type:person']);
    cache.publication({ recordIds: ['a'], types: ['office'], hard: false });
    expect(cache.fresh('/')).toBeDefined();
    cache.publication({ recordIds: ['a'], types: ['person'], hard: false });
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('during a render leaves its result stale', async () => {
    const { clock, cache, get, renders } = setUp();
    const first = get();
    cache.publication(soft('a'));
    renders[0]?.resolve(response('overtaken', ['record:a']));
    expect(await first).toBe('overtaken');
    expect(cache.fresh('/')).toBeUndefined();
    clock.ms = 1_000;
    const second = get();
    renders[1]?.resolve(response('new', ['record:a']));
    expect(await second).toBe('new');
    expect(cache.fresh('/')).toBeDefined();
  });

  test('longer than a second before the render ends has the page made again', async () => {
    const { clock, cache, get, renders, settle } = setUp();
    const answer = get();
    cache.publication(soft('a'));
    clock.ms = 1_000;
    renders[0]?.resolve(response('overtaken', ['record:a']));
    await settle();
    renders[1]?.resolve(response('new', ['record:a']));
    expect(await answer).toBe('new');
  });

  test('again and again does not keep a visitor waiting for ever', async () => {
    const { clock, cache, get, renders, settle } = setUp();
    const answer = get();
    for (const attempt of [0, 1, 2]) {
      cache.publication(soft('a'));
      clock.ms += 2_000;
      renders[attempt]?.resolve(response(`attempt ${attempt}`, ['record:a']));
      await settle();
    }
    expect(await answer).toBe('attempt 2');
    expect(cache.fresh('/')).toBeUndefined();
  });
});

describe('a take-down', () => {
  test('removes the page at once and leaves others alone', async () => {
    const { cache, get, put, renders } = setUp();
    await put('secret', ['record:a']);
    cache.publication(takeDown('b'));
    expect(cache.fresh('/')).toBeDefined();
    cache.publication(takeDown('a'));
    const answer = get();
    renders[0]?.resolve(response('gone', ['record:a']));
    expect(await answer).toBe('gone');
  });

  test('discards a render in flight that read what was taken down, for those waiting too', async () => {
    const { cache, get, renders, settle } = setUp();
    const answers = [get(), get()];
    cache.publication(takeDown('a'));
    renders[0]?.resolve(response('secret', ['record:a']));
    await settle();
    renders[1]?.resolve(response('gone'));
    expect(await Promise.all(answers)).toEqual(['gone', 'gone']);
    expect(cache.fresh('/')?.text().toString()).toBe('gone');
  });

  test('discards renders as often as it happens', async () => {
    const { cache, get, renders, settle } = setUp();
    const answer = get();
    for (const attempt of [0, 1, 2, 3, 4]) {
      cache.publication(takeDown('a'));
      renders[attempt]?.resolve(response('secret', ['record:a']));
      await settle();
    }
    renders[5]?.resolve(response('gone'));
    expect(await answer).toBe('gone');
  });

  test('discards a render in flight that will not be kept', async () => {
    const { cache, get, renders, settle } = setUp();
    const answer = get();
    cache.publication(takeDown('a'));
    renders[0]?.resolve(response('secret', ['record:a'], null));
    await settle();
    renders[1]?.resolve(response('gone'));
    expect(await answer).toBe('gone');
  });

  test('keeps a render in flight that turns out not to have read it', async () => {
    const { cache, get, renders } = setUp();
    const answer = get();
    cache.publication(takeDown('a'));
    renders[0]?.resolve(response('other', ['record:b']));
    expect(await answer).toBe('other');
    expect(renders).toHaveLength(1);
    expect(cache.fresh('/')).toBeDefined();
  });

  test('is not undone by a failing render', async () => {
    const { cache, get, put, renders } = setUp();
    await put('secret', ['record:a']);
    cache.publication(takeDown('a'));
    const answer = expect(get()).rejects.toThrow('away');
    renders[0]?.reject(new Error('away'));
    await answer;
  });

  test('while publications may have been missed is assumed of everything', async () => {
    const { cache, get, put, renders, settle } = setUp();
    await put('old', ['record:a']);
    const answer = get('/other');
    cache.clear();
    expect(cache.size).toBe(0);
    renders[0]?.resolve(response('overtaken'));
    await settle();
    renders[1]?.resolve(response('new'));
    expect(await answer).toBe('new');
  });
});

describe('when rendering fails', () => {
  test.each([
    ['throwing', () => Promise.reject(new Error('away'))],
    ['an answer of 503', async () => ({ ...response('sorry', [], null), status: 503 })],
  ])('by %s, the stale copy goes on being served, with one try a second', async (_, failing) => {
    const { clock, cache, put } = setUp();
    await put('old', ['record:a'], 10);
    cache.publication(soft('a'));
    clock.ms = 1_000_000;
    let tries = 0;
    const ask = async () => {
      const page = await cache.get('/', () => {
        tries += 1;
        return failing();
      });
      return page.text().toString();
    };
    expect([await ask(), await ask()]).toEqual(['old', 'old']);
    expect(tries).toBe(1);
    clock.ms += 1_000;
    expect(await ask()).toBe('old');
    expect(tries).toBe(2);
    clock.ms += 1_000;
    expect(await put('back')).toBe('back');
  });
});

describe('memory', () => {
  test('is bounded: the pages unused for longest go first', async () => {
    const { cache } = setUp({ limit: 35_000 });
    const put = (key: string) => cache.get(key, async () => response(key.repeat(4_000)));
    await put('/a');
    await put('/b');
    await put('/c');
    expect(cache.fresh('/a')).toBeDefined();
    await put('/d');
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.fresh(key))).toEqual(['/a', '/c', '/d']);
    expect(cache.bytes).toBeLessThanOrEqual(35_000);
  });

  test('counts every coding of a page, and counts nothing once all is dropped', async () => {
    const { cache, put } = setUp();
    const text = 'long '.repeat(2_000);
    await put(text, ['record:a']);
    const page = cache.fresh('/');
    const before = cache.bytes;
    const br = page?.in('br').body.length ?? 0;
    // The text itself is not held beside a coding that it can be had from.
    expect(cache.bytes).toBe(before - text.length + br);
    const gzip = page?.in('gzip').body.length ?? 0;
    page?.in('identity');
    expect(cache.bytes).toBe(before + br + gzip);
    cache.publication(takeDown('a'));
    expect(cache.bytes).toBe(0);
  });

  test('is counted for long addresses too', async () => {
    const { cache } = setUp({ limit: 100_000 });
    for (let at = 0; at < 100; at += 1) {
      await cache.get(`/search?q=${'x'.repeat(1_900)}${at}`, async () => response('short'));
    }
    expect(cache.size).toBeLessThanOrEqual(25);
  });

  test('never holds a page larger than itself', async () => {
    const { cache, put } = setUp({ limit: 3_000 });
    expect(await put('x'.repeat(5_000))).toHaveLength(5_000);
    expect(cache.size).toBe(0);
  });

  test('is told once of a page that is worth a better compression', async () => {
    const reused: string[] = [];
    const { cache, put } = setUp({ onReuse: (page) => reused.push(page.text().toString()) });
    await put('one');
    expect(reused).toEqual([]);
    cache.fresh('/');
    cache.fresh('/');
    expect(reused).toEqual(['one']);
  });
});
