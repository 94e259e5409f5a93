import { expect, test } from 'vitest';
import { chosenSince } from './chosen-since.ts';

const sent = ['france', 'spain'];

test('nobody has chosen anything meanwhile: what the answer says, in its order', () => {
  expect(chosenSince({ sent, answered: ['spain', 'france', 'japan'], now: sent })).toEqual([
    'spain',
    'france',
    'japan',
  ]);
});

test.each([
  ['chosen', sent, ['france', 'spain', 'kenya'], ['france', 'spain', 'kenya']],
  ['left out', sent, ['spain'], ['spain']],
  ['moved', sent, ['spain', 'france'], ['spain', 'france']],
  [
    'chosen while a set was added',
    ['france', 'spain', 'italy'],
    ['france', 'spain', 'kenya'],
    ['france', 'spain', 'kenya', 'italy'],
  ],
  [
    'chosen, and is in the set',
    ['france', 'spain', 'italy'],
    ['france', 'spain', 'italy'],
    ['france', 'spain', 'italy'],
  ],
  ['left out while another turned out to be none', ['france'], ['spain'], []],
])('what was %s meanwhile stays so', (_, answered, now, chosen) => {
  expect(chosenSince({ sent, answered, now })).toEqual(chosen);
});
