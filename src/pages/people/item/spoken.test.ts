import { expect, it } from 'vitest';
import { isSpoken, spokenName, spokenTag, spokenValues } from './spoken.ts';

it('names a language for the reader, whether content has its tag or its English name', () => {
  expect(['fr', 'French', 'Cantonese', 'Mandarin'].map((one) => spokenName(one, 'fr-fr'))).toEqual([
    'français',
    'français',
    'cantonais',
    'mandarin',
  ]);
  expect(spokenName('Mandarin', 'zh-cn')).toBe('普通话');
  expect(spokenName('British Sign Language', 'fr-fr')).toBe('langue des signes britannique');
  expect(spokenName('Shanghainese', 'zh-cn')).toBe('上海话');
  expect(spokenName('Shanghainese', 'en')).toBe('Shanghainese');
  expect(spokenName('Esselen', 'fr-fr')).toBe('Esselen');
});

it('knows the tag of a language, and of what is none says so', () => {
  expect(['Igbo', 'de', 'Mandarin', 'British Sign Language'].map(spokenTag)).toEqual([
    'ig',
    'de',
    'cmn',
    null,
  ]);
});

it('tells a language from what is none', () => {
  expect(['cmn', 'ga', 'xx', 'French', ''].map(isSpoken)).toEqual([true, true, false, false, false]);
});

it('finds people by either way of writing their language', () => {
  expect(spokenValues('yue')).toEqual(['yue', 'Cantonese']);
});
