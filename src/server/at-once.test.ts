import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';
import { Overloaded } from './overloaded.ts';

test('so much is begun and no more, until a piece is done', () => {
  const begin = atOnce(2, 'Too much.');
  const first = begin();
  begin();
  expect(begin).toThrow(new Overloaded('Too much.'));
  first();
  // Told twice, it is one piece still.
  first();
  begin();
  expect(begin).toThrow(Overloaded);
});
