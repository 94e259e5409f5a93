import { expect, test } from 'vitest';
import { subjectOf } from './tags.ts';

const about = (type: string, fields: object) => subjectOf({ id: 'own', type, fields: { ...fields } });

test('a record is about its first practice, else about its sector, topic or category', () => {
  const topics = ['topic-tax'];
  expect(about('publication', { topics, services: ['service-tax', 'service-funds'] })).toBe('service-tax');
  expect(about('news', { topics, sectors: ['sector-banks'], services: [] })).toBe('sector-banks');
  expect(about('event', { topics })).toBe('topic-tax');
  expect(about('blogPost', { categories: ['blog-category-drafting'] })).toBe('blog-category-drafting');
});

test('what others are about is its own subject, and the firm’s own news has none', () => {
  expect(about('service', { sectors: ['sector-banks'] })).toBe('own');
  expect(about('news', { people: ['pe101'] })).toBeNull();
});
