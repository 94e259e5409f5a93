import { expect, test } from 'vitest';
import { keptLog } from '../testing.ts';
import { changeFeedLog } from './change-feed-log.ts';

test('a process that stays deaf says so at once, then every ten minutes, and once when it hears again', () => {
  const { log, lines } = keptLog();
  let minutes = 0;
  const { onTrouble, onHeardAgain } = changeFeedLog(log, () => minutes * 60_000);
  for (; minutes < 25; minutes += 1) onTrouble(new Error('Deaf.'));
  onHeardAgain();
  onHeardAgain();
  onTrouble(new Error('Deaf once more.'));
  const not = 'publications are not heard';
  expect(lines().map(({ msg }) => msg)).toEqual([not, not, not, 'publications are heard again', not]);
  expect(lines()[0]?.err).toMatchObject({ message: 'Deaf.' });
});
