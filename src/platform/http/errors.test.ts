import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { NotMigrated, outageOf } from '../db/outage.ts';
import { serverErrorFor } from './errors.ts';
import { Overloaded } from './overloaded.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

test.each([
  ['a refused connection', refused],
  ['each of several addresses refused', new AggregateError([refused, refused])],
  ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['a statement over its time', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  [
    'what GraphQL wrapped',
    new Error('query failed', { cause: new GraphQLError('x', { originalError: refused }) }),
  ],
])('%s means: not now', (_, error) => {
  expect(serverErrorFor(error)).toBe('unavailable');
});

test.each([
  [new Error('a defect'), 'failed'],
  [Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }), 'failed'],
  [Object.assign(new Error('unique'), { code: '23505' }), 'failed'],
  [undefined, 'failed'],
  [Object.assign(new Error('body'), { statusCode: 413 }), 'refused'],
  [Object.assign(new Error('file'), { statusCode: 404 }), 'notFound'],
])('%s is %s', (error, code) => {
  expect(serverErrorFor(error)).toBe(code);
});

test.each([
  ['database away', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['database away', new Error('Connection terminated unexpectedly')],
  ['statement took too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  [
    'no answer from 10.0.0.7:443 (ECONNREFUSED)',
    new TypeError('fetch failed', { cause: Object.assign(refused, { address: '10.0.0.7', port: 443 }) }),
  ],
  [
    'no answer from login.firm.example (ENOTFOUND)',
    Object.assign(new Error('look-up'), {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname: 'login.firm.example',
    }),
  ],
  [
    'connection broken (ECONNRESET)',
    Object.assign(new Error('read'), { code: 'ECONNRESET', syscall: 'read' }),
  ],
  ['disk of the database full', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [
    'disk of the database full',
    new Error('Migration failed', { cause: Object.assign(new Error('no space'), { code: '53100' }) }),
  ],
  ['database away', Object.assign(new Error('a standby takes no writes'), { code: '25006' })],
  ['database away', new Error('timeout expired')],
  ['database not migrated', new NotMigrated()],
  ['too much at once', new Overloaded('full')],
  [null, new Error('a defect')],
])('the log says what it is: %s', (outage, error) => {
  expect(outageOf(error)).toBe(outage);
});

test('an error that is its own cause is no endless loop', () => {
  const error: Error & { cause?: unknown } = new Error('round');
  error.cause = error;
  expect(serverErrorFor(error)).toBe('failed');
});
