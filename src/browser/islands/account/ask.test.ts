import { expect, test } from 'vitest';
import type { Answer } from '../kit/graphql-client.ts';
import { AskError, readAnswer } from './ask.ts';

test('an answer without errors gives its data', () => {
  expect(readAnswer({ data: { me: { id: 'a' } } })).toEqual({ me: { id: 'a' } });
});

test('an error keeps its code and says which values are wrong', () => {
  const problems = [{ path: 'timeZone', code: 'unknown' }];
  const answer = {
    data: null,
    errors: [{ message: 'Wrong', extensions: { code: 'BAD_USER_INPUT', problems } }],
  };
  expect(() => readAnswer(answer)).toThrow(new AskError('BAD_USER_INPUT', problems));
  try {
    readAnswer(answer);
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', problems });
  }
});

test.each<Answer<unknown>>([{}, { data: null }, { data: { me: {} }, errors: [{ message: 'Odd' }] }])(
  'an answer that says nothing of use (%j) is a failure',
  (answer) => {
    expect(() => readAnswer(answer)).toThrow(expect.objectContaining({ code: 'FAILED' }));
  },
);
