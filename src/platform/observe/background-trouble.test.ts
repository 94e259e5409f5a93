import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { logTrouble } from './background-trouble.ts';

function lineOf(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  logTrouble(log, 'the outbox could not be read; it is tried again', error);
  expect(lines.length).toBe(1);
  return JSON.parse(lines[0] ?? '');
}

test('while the database is away, what is done in the background says so without a stack, as what may pass', () => {
  const line = lineOf(new Error('Connection terminated unexpectedly'));
  expect(line).toMatchObject({ level: 40, msg: 'the outbox could not be read; it is tried again' });
  expect(line.reason).toBe('database away');
  expect(line).not.toHaveProperty('err');
});

test('a fault of ours is an error with its stack', () => {
  const { level, err } = lineOf(new TypeError('x is not a function'));
  expect(level).toBe(50);
  expect(err).toMatchObject({ message: 'x is not a function', stack: expect.stringContaining('at ') });
});
