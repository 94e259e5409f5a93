import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

const visible = (text: string) => withNoBreakSpaces(text).replaceAll('\u00a0', '_');

it.each([
  ['from 2 February 2027 to 30 June', 'from 2_February_2027 to 30_June'],
  ['le 20 décembre à 7 h 30, puis 14 h', 'le 20_décembre à 7_h_30, puis 14_h'],
  ['le 1er juin 2026, le 3 avr. 2026', 'le 1er_juin_2026, le 3_avr._2026'],
  ['since June 2026, 1 Sept 2026', 'since June_2026, 1_Sept_2026'],
  ['Hearing rooms 1 to 6 are upstairs', 'Hearing rooms_1_to_6 are upstairs'],
  ['under Article 5', 'under Article_5'],
])('keeps together what is read together in “%s”', (text, expected) => {
  expect(visible(text)).toBe(expected);
});

it('leaves everything else as it is', () => {
  for (const text of [
    'Part 2',
    '2026 Marchetti',
    'May 12',
    'Mayfair 2026',
    '5 Mayfair',
    'twelve days',
    '3 hommes',
    '2027年6月30日并不遥远',
  ]) {
    expect(withNoBreakSpaces(text)).toBe(text);
  }
});
