import { expect, it } from 'vitest';
import { forgetLessonsHere, lessonsDoneHere, noteLessonHere } from './done-here.ts';

/** Local storage as browsers have it, in memory. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

it('keeps each lesson once, and nothing at all once none is done', () => {
  const here = storage();
  noteLessonHere('tr101', true, here);
  noteLessonHere('tr102', true, here);
  expect(noteLessonHere('tr101', true, here)).toEqual(['tr101', 'tr102']);
  noteLessonHere('tr101', false, here);
  expect(lessonsDoneHere(here)).toEqual(['tr102']);
  noteLessonHere('tr102', false, here);
  expect(here.getItem('chancery.lessons')).toBeNull();
});

it('takes what is spoilt for nothing, and forgets what an account has taken over', () => {
  const here = storage();
  for (const spoilt of ['{', '{"a":1}', '[1,null]']) {
    here.setItem('chancery.lessons', spoilt);
    expect(lessonsDoneHere(here)).toEqual([]);
  }
  noteLessonHere('tr101', true, here);
  forgetLessonsHere(here);
  expect(lessonsDoneHere(here)).toEqual([]);
});
