import { expect, it } from 'vitest';
import { lessonMinutes } from './lesson-minutes.ts';
import { neededOf, readQuestions, rightOf } from './questions.ts';
import { readSlides } from './slides.ts';

it('reads slides with their points and what is said to them', () => {
  expect(readSlides('# One\n- First\n- Second\nSaid.\nAnd more.\n\n# Two\n- Third\nSaid too.')).toEqual({
    slides: [
      { heading: 'One', points: ['First', 'Second'], notes: ['Said.', 'And more.'] },
      { heading: 'Two', points: ['Third'], notes: ['Said too.'] },
    ],
    problem: null,
  });
});

it('keeps a date on one line, on slides and in questions', () => {
  const [slide] = readSlides('# Avant\n- Le 1er juin 2026\nDit.').slides;
  expect(slide?.points).toEqual(['Le 1er\u00a0juin\u00a02026']);
  const [question] = readQuestions('# When?\n- [x] On 1 June\n- [ ] Never\nSo.').questions;
  expect(question?.options).toEqual(['On 1\u00a0June', 'Never']);
});

it('says which slide is not whole', () => {
  expect(readSlides('# One\n- First\nSaid.\n# Two\n- Nothing is said').problem).toMatch(/^slide 2 needs/);
  expect(readSlides('- A point without a heading\nSaid.').problem).toMatch(/^slide 1 needs/);
});

it('reads questions with the right answer and why it is', () => {
  expect(readQuestions('# Why?\n- [ ] So\n- [x] Because\nFor a reason.')).toEqual({
    questions: [{ question: 'Why?', options: ['So', 'Because'], right: 1, explanation: 'For a reason.' }],
    problem: null,
  });
});

it.each([
  ['no right answer', '# Why?\n- [ ] So\n- [ ] Because\nFor a reason.'],
  ['two right answers', '# Why?\n- [x] So\n- [x] Because\nFor a reason.'],
  ['one option', '# Why?\n- [x] So\nFor a reason.'],
  ['no explanation', '# Why?\n- [ ] So\n- [x] Because'],
])('a question with %s is not whole', (_, text) => {
  expect(readQuestions(text).problem).toMatch(/^question 1 needs/);
});

it('counts four of five as understood, and what was not answered as wrong', () => {
  const { questions } = readQuestions('# A?\n- [x] a\n- [ ] b\nSo.\n# B?\n- [ ] a\n- [x] b\nSo.');
  expect(rightOf(questions, [0, null])).toBe(1);
  expect(rightOf(questions, [1, 0])).toBe(0);
  expect(neededOf(5)).toBe(4);
});

it('takes a minute for 180 words and one for each question, in fives and five at least', () => {
  const question = '# A?\n- [x] a\n- [ ] b\nSo.\n';
  const words = (count: number) => 'word '.repeat(count);
  expect(lessonMinutes({ slides: words(400), quiz: question.repeat(5), body: words(250) })).toBe(10);
  expect(lessonMinutes({ slides: '', quiz: '', body: words(20) })).toBe(5);
});
