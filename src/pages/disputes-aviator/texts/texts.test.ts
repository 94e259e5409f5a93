import { describe, expect, it } from 'vitest';
import { siteLocales } from '../../../i18n/locales.ts';
import { rules } from '../assess.ts';
import { answers, questions } from '../facts.ts';
import { sourceUrls } from '../sources.ts';
import { aviatorTextsFor } from './texts.ts';

const inLanguages = siteLocales.map((locale) => [locale, aviatorTextsFor(locale)] as const);

describe.each(inLanguages)('the texts in %s', (_, texts) => {
  it('have a sentence for every rule and no other', () => {
    expect(Object.keys(texts.reasons).sort()).toEqual(rules.map(({ id }) => id as string).sort());
  });

  it('have words for every answer and every source', () => {
    for (const question of questions) {
      expect(Object.keys(texts.questions[question].answers).sort()).toEqual([...answers[question]].sort());
    }
    expect(Object.keys(texts.sources).sort()).toEqual(Object.keys(sourceUrls).sort());
  });

  it('say something different in each of two answers to a question', () => {
    for (const question of questions) {
      const words = Object.values(texts.questions[question].answers);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

it('every rule rests on sources that have an address', () => {
  for (const url of Object.values(sourceUrls)) expect(new URL(url).protocol).toBe('https:');
  const used = new Set(rules.flatMap(({ sources = [] }) => sources as readonly string[]));
  expect([...used].sort()).toEqual(Object.keys(sourceUrls).sort());
});
