import { expect, it } from 'vitest';
import {
  formatDay,
  formatInstant,
  formatList,
  formatMoney,
  formatPeriod,
  formatSpan,
  languageName,
} from './format.ts';
import { messagesFor } from './messages.ts';

it.each([
  ['en', '20 November 2026'],
  ['fr-fr', '20 novembre 2026'],
  ['zh-cn', '2026年11月20日'],
  ['de-de', '20. November 2026'],
  ['nl-nl', '20 november 2026'],
] as const)('writes a day in %s as %s', (locale, expected) => {
  expect(formatDay('2026-11-20', locale)).toBe(expected);
});

it('writes the first of a month in French as an ordinal, and no other day', () => {
  expect(formatDay('2026-05-01', 'fr-fr')).toBe('1er mai 2026');
  expect(formatDay('2026-05-01', 'fr-fr', 'short')).toBe('1er mai 2026');
  expect(formatDay('2026-05-21', 'fr-fr')).toBe('21 mai 2026');
  expect(formatInstant('2026-05-01T11:01:00Z', 'fr-fr')).toMatch(/^1er mai 2026.* 11:01 UTC$/);
  expect(formatSpan('2026-05-01T09:00:00Z', '2026-05-01T11:01:00Z', 'fr-fr', 'UTC')).toContain(
    '1er mai 2026',
  );
  expect(formatDay('2026-05-01', 'en')).toBe('1 May 2026');
});

it.each([
  [30, 'en', '30 days'],
  [30, 'fr-fr', '30 jours'],
  [180, 'en', '6 months'],
  [365, 'fr-fr', '12 mois'],
  [365, 'zh-cn', '12个月'],
  [2_190, 'fr-fr', '6 ans'],
  [2_190, 'zh-cn', '6年'],
] as const)('says %s days in %s as %s', (days, locale, expected) => {
  expect(formatPeriod(days, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});

it('shows an event in the time of its place', () => {
  const span = formatSpan('2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z', 'en', 'Asia/Singapore');
  expect(span).toMatch(/17:00\s?–\s?18:30/);
  expect(formatInstant('2026-11-20T23:30:00Z', 'en', 'Asia/Tokyo')).toContain('21 November 2026');
});

it('names the zone last in Chinese, in parentheses', () => {
  const [from, to] = ['2027-01-02T10:00:00Z', '2027-01-02T12:00:00Z'];
  expect(formatInstant(from, 'zh-cn', 'Asia/Shanghai')).toBe('2027年1月2日 18:00（GMT+8）');
  expect(formatInstant(from, 'zh-cn')).toBe('2027年1月2日 10:00（UTC）');
  expect(formatSpan(from, to, 'zh-cn', 'Asia/Shanghai')).toBe('2027年1月2日星期六 18:00–20:00（GMT+8）');
});

it('writes lists, amounts and language names as the language does', () => {
  expect(formatList(['Paris', 'London', 'Milan'], 'fr-fr')).toBe('Paris, London et Milan');
  expect(formatMoney(50_000, 'GBP', 'en')).toBe('£50,000');
  expect(formatMoney(50_000, null, 'en')).toBe('50,000');
  expect(formatMoney(50_000, 'GBP', 'fr-fr')).toMatch(/^50\s000\s£$/);
  expect(formatMoney(50_000, 'HKD', 'fr-fr')).toMatch(/HKD$/);
  expect(languageName('fr', 'zh-cn')).toBe('法语');
  expect(languageName('Igbo', 'en')).toBe('Igbo');
  expect(languageName('pu-tax', 'en')).toBe('pu-tax');
});

it('chooses the plural form of the language: French counts nothing as one', () => {
  expect(messagesFor('en').list.count({ count: 0 })).toBe('0 results');
  expect(messagesFor('fr-fr').list.count({ count: 0 })).toBe('0 résultat');
  expect(messagesFor('en').list.count({ count: 1_200 })).toBe('1,200 results');
});
