import { expect, test } from 'vitest';
import { createLog, withoutQuery } from './log.ts';

/** Writes with a log and returns what was written. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('credentials are never written', () => {
  const line = written((log) => {
    log.info({
      authorization: 'Bearer s3cret',
      headers: { cookie: 's3cret' },
      body: { user: { password: 's3cret' } },
    });
  });
  expect(line).toContain('[redacted]');
  expect(line).not.toContain('s3cret');
});

test('a request is written without its query string, which may name people', () => {
  const line = written((log) => log.info({ req: { method: 'GET', url: '/search?q=jane' } }));
  expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', path: '/search' } });
  expect(line).not.toContain('jane');
});

test('an error is written with its cause, but without the row that the database names', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(jane@example.com)',
  });
  const line = written((log) => log.error({ err: new Error('not saved', { cause }) }, 'failed'));
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'not saved', cause: { code: '23505' } } });
  expect(line).not.toContain('jane');
});

test.each([
  ['/a?b', '/a'],
  ['/a#b?c', '/a'],
  ['/a', '/a'],
])('%s without its query is %s', (url, path) => {
  expect(withoutQuery(url)).toBe(path);
});

test.each([
  ['an object that only looks like an error', { message: 'queue lost', queue: 'mails' }, 'queue lost'],
  ['an object that says nothing', { queue: 'mails' }, 'no message, but queue'],
  ['an error whose message is none', new Error({} as string), 'no message, but nothing'],
  ['each of several failures', new AggregateError([new Error('one'), new Error('two')]), 'one; two'],
])('%s is written in words', (_, thrown, words) => {
  const line = written((log) => log.error({ err: thrown }, 'failed'));
  expect(JSON.parse(line).err.message).toBe(words);
  expect(line).not.toContain('[object');
});
