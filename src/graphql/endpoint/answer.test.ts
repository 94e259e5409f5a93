import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { tooLarge } from './refusals.ts';

/** What takes until it is told to end, and says that it began. */
function task(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name) };
}

test('what takes long is done one after the other for one answer, and at once for several', async () => {
  const begun: string[] = [];
  const [answer, another] = [new Answer(), new Answer()];
  const [first, second, other] = [task(begun, 'first'), task(begun, 'second'), task(begun, 'other')];
  const results = [answer.inTurn(first.run), answer.inTurn(second.run), another.inTurn(other.run)];
  other.end();
  expect(await results[2]).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  first.end();
  expect(await results[0]).toBe('first');
  second.end();
  expect(await results[1]).toBe('second');
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('what fails holds up nothing, and nothing is begun for an answer that is refused', async () => {
  const answer = new Answer();
  const failed = answer.inTurn(() => Promise.reject(new Error('No.')));
  const next = answer.inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
  answer.stop(tooLarge('Too much.'));
  await expect(answer.inTurn(async () => 'late')).rejects.toThrow('Too much.');
});
