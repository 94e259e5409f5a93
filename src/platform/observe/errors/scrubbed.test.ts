import { expect, test } from 'vitest';
import { scrubbed } from './scrubbed.ts';

test.each([
  ['no account of jane.doe+law@example.com', 'no account of [e-mail]'],
  ['GET /search?q=jane failed', 'GET /search failed'],
  ['GET https://me:pass@api.example.com/v1?key=1#top failed', 'GET https://api.example.com/v1 failed'],
  ['connect ECONNREFUSED 10.1.2.3:5432', 'connect ECONNREFUSED [address]:5432'],
  ['no answer from 2001:db8::8a2e:370:7334 in time', 'no answer from [address] in time'],
  ['invalid input syntax for type date: "1 May, Jane Doe"', 'invalid input syntax for type date: "…"'],
  [`Unexpected token 'J', "Jane is cut of`, `Unexpected token 'J', "…"`],
  ['Bearer abc.def refused', 'Bearer [secret] refused'],
  ['access_token=abc, password: hunter2', 'access_token=[secret], password=[secret]'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2ln was refused', '[token] was refused'],
  ['code 3f0c9a52d1e84b7f9d2c is unknown', 'code [token] is unknown'],
  ['calling +44 20 7946 0150 failed', 'calling [number] failed'],
  ['open /home/jane/site/data.json', 'open /home/…/site/data.json'],
  [
    `Cannot read properties of undefined (reading 'title')`,
    `Cannot read properties of undefined (reading 'title')`,
  ],
  ['connectionTimeoutMillis must be a number', 'connectionTimeoutMillis must be a number'],
])('%s is told as %s', (text, told) => expect(scrubbed(text)).toBe(told));

test('of a long text only the beginning is told', () => {
  expect(scrubbed('so '.repeat(100_000)).length).toBe(500);
});
