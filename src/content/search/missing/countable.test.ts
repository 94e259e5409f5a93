import { expect, test } from 'vitest';
import { countableText } from './countable.ts';

test.each([
  ['  Résiliation\tamiable ', 'resiliation amiable'],
  ['Regulation 2016/679', 'regulation 2016/679'],
  ['s 18 FSMA 2023', 'article 18 fsma 2023'],
  ['個人信息', '个人信息'],
])('%j is counted as %j', (typed, counted) => {
  expect(countableText(typed)).toBe(counted);
});

test.each([
  'ann@example.org',
  'ＡＮＮ＠example.org',
  'www.example.org',
  'https://example.org/x',
  'call +44 20 7946 0958',
  '01.42.68.53.00 Paris',
  '（010）5829 1234 北京',
  'born 12-03-1984',
  'QQ 12 34 56 C divorce',
  'FR76 3000 6000 0112',
  '١٢٣٤٥ رقم',
  '2024',
  '?',
  'a'.repeat(81),
])('%j may be somebody’s own, or says nothing', (typed) => {
  expect(countableText(typed)).toBeNull();
});
