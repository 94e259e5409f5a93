import { expect, test } from 'vitest';
import { readArguments, Usage } from './read-arguments.ts';

const usage = 'Usage: npm run copy -- FILE [--twice]';
const read = (...args: string[]) =>
  readArguments({ usage, count: 1, options: { twice: { type: 'boolean', default: false } } }, args);

test('arguments are read as they are meant', () => {
  expect(read('a file')).toMatchObject({ values: { twice: false }, positionals: ['a file'] });
  expect(read('--twice', 'a file').values.twice).toBe(true);
  // After two dashes even a name like this one.
  expect(read('--', '--twice').positionals).toEqual(['--twice']);
});

test.each([['--help'], ['-h'], ['a file', '--help']])('%s %s asks how it is used', (...args) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ message: usage, isAsked: true }));
});

test.each([[], ['one', 'two']])('another number of names is answered by how it is used: %s %s', (...args) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ message: usage, isAsked: false }));
});

test('with nothing said a command that looks itself says how it is used', () => {
  expect(() => readArguments({ usage, count: null }, [])).toThrow(new Usage(usage));
  expect(readArguments({ usage, count: null }, ['list', 'all']).positionals).toEqual(['list', 'all']);
});

test('what is not known is named in one line', () => {
  expect(() => read('a file', '--thrice')).toThrow(new Usage(`Unknown option '--thrice'\n${usage}`));
});
