import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestArea } from '../testing/browser.fixture.ts';
import type { AuthStorage } from './auth-storage.ts';
import { CookieStorage } from './cookie-storage.ts';
import { FirstThatKeeps } from './first-that-keeps.ts';
import { LocalStorage } from './local-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/** `document.cookie` of one page, as RFC 6265 has it for `Max-Age`. */
function cookieJar() {
  const jar = new Map<string, { value: string; until: number }>();
  const written: string[] = [];
  return {
    written,
    document: {
      get cookie() {
        const live = [...jar].filter(([, { until }]) => until > Date.now());
        return live.map(([name, { value }]) => `${name}=${value}`).join('; ');
      },
      set cookie(line: string) {
        written.push(line);
        const [pair = '', ...attributes] = line.split('; ');
        const seconds = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice(8));
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), { value: pair.slice(at + 1), until: Date.now() + seconds * 1000 });
      },
    },
  };
}

const cookies = (isSecure = true) => {
  const { document, written } = cookieJar();
  return { written, storage: new CookieStorage({ page: () => ({ document, isSecure }) }) };
};

const refusing: AuthStorage = {
  get: () => {
    throw new Error('SecurityError');
  },
  set: () => {
    throw new Error('QuotaExceededError');
  },
  remove: () => {
    throw new Error('SecurityError');
  },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each<[string, () => AuthStorage]>([
  [
    'local storage',
    () =>
      new LocalStorage(
        (
          (area) => () =>
            area
        )(new TestArea()),
      ),
  ],
  ['cookies', () => cookies().storage],
  ['memory', () => new MemoryStorage()],
  ['the first that keeps', () => new FirstThatKeeps([refusing, new MemoryStorage()])],
])('What is kept in %s', (_, create) => {
  test('is read as it was written, whatever its characters', () => {
    const storage = create();
    storage.set('https://api.example:authenticated', '{"redirectUrl":"/gens?q=é;=%,"}');
    expect(storage.get('https://api.example:authenticated')).toBe('{"redirectUrl":"/gens?q=é;=%,"}');
  });

  test('is replaced, and is null once it is removed', () => {
    const storage = create();
    storage.set('key', 'one');
    storage.set('key', 'two');
    expect(storage.get('key')).toBe('two');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });

  test('is null when it was never there', () => {
    expect(create().get('key')).toBeNull();
  });

  test('is gone when its time is over', () => {
    const storage = create();
    storage.set('key', 'value', { seconds: 60 });
    vi.advanceTimersByTime(59_000);
    expect(storage.get('key')).toBe('value');
    vi.advanceTimersByTime(2_000);
    expect(storage.get('key')).toBeNull();
  });
});

test('Cookies are kept for one day, for this site, and over https alone', () => {
  const { storage, written } = cookies();
  storage.set('key', 'value');
  expect(written).toEqual(['key=value; Path=/; Max-Age=86400; SameSite=Lax; Secure']);
  vi.advanceTimersByTime(86_399_000);
  expect(storage.get('key')).toBe('value');
  vi.advanceTimersByTime(1_000);
  expect(storage.get('key')).toBeNull();
});

test('Cookies of a page without https are not bound to it', () => {
  const { storage, written } = cookies(false);
  storage.set('key', 'value');
  expect(written[0]).not.toContain('Secure');
});

test('A cookie that somebody else wrote badly is read as absent', () => {
  const { document } = cookieJar();
  document.cookie = 'key=%E0%A4%A; Max-Age=60';
  expect(new CookieStorage({ page: () => ({ document, isSecure: true }) }).get('key')).toBeNull();
});

test('Entries of local storage whose time is over are swept when another is written', () => {
  const area = new TestArea();
  const storage = new LocalStorage(() => area);
  storage.set('old', 'value', { seconds: 60 });
  area.setItem('theme', 'dark');
  vi.advanceTimersByTime(61_000);
  storage.set('new', 'value', { seconds: 60 });
  expect(area.keys).toEqual(['theme', 'new']);
});

test('What has no end stands in local storage as it is', () => {
  const area = new TestArea();
  new LocalStorage(() => area).set('audience:authenticated', 'true');
  expect(area.getItem('audience:authenticated')).toBe('true');
});

test('A storage that throws or is full breaks nothing: the next one keeps it', () => {
  const next = new MemoryStorage();
  const storage = new FirstThatKeeps([refusing, next]);
  expect(() => storage.set('key', 'value')).not.toThrow();
  expect(next.get('key')).toBe('value');
  expect(storage.get('key')).toBe('value');
  expect(() => storage.remove('key')).not.toThrow();
  expect(storage.get('key')).toBeNull();
});

test('When nothing keeps anything, everything reads as absent', () => {
  const storage = new FirstThatKeeps([refusing]);
  storage.set('key', 'value');
  expect(storage.get('key')).toBeNull();
});

test('A storage that has become full does not answer with the value of before', () => {
  const area = new TestArea();
  const storage = new FirstThatKeeps([new LocalStorage(() => area), new MemoryStorage()]);
  storage.set('key', 'old');
  area.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  storage.set('key', 'new');
  expect(storage.get('key')).toBe('new');
});

test('A storage that forgets without a word is passed over', () => {
  const forgetful: AuthStorage = { get: () => null, set: () => undefined, remove: () => undefined };
  const storage = new FirstThatKeeps([forgetful, new MemoryStorage()]);
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
});

test('In a page without any storage things live in memory', () => {
  const storage = new FirstThatKeeps();
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
});
