import { GraphQLError } from 'graphql';

/** What is wrong with one value of an input. */
export interface InputProblem {
  readonly path: string;
  readonly code: 'missing' | 'too-long' | 'too-many' | 'not-one-line' | 'unknown' | 'past' | 'too-far';
  /** For whoever calls the API; pages say it in the reader's language, by the code. */
  readonly message: string;
}

/** It is not there, or another's. */
export function notFound(): GraphQLError {
  return new GraphQLError('There is nothing by this name', { extensions: { code: 'NOT_FOUND' } });
}

/** More cannot be kept; the message says of what, and how much. */
export function limitReached(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'LIMIT_REACHED' } });
}

/** @throws GraphQLError BAD_USER_INPUT when there are problems */
export function refuseInput(problems: readonly InputProblem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ path, message }) => `${path}: ${message}`).join('\n');
  throw new GraphQLError(`These values are not right:\n${lines}`, {
    extensions: { code: 'BAD_USER_INPUT', problems },
  });
}

/** The problems of a text: one line, or several where that is allowed, of at most so many characters. */
export function textProblems(path: string, text: string, max: number, lines = false): InputProblem[] {
  if ([...text].length > max)
    return [{ path, code: 'too-long', message: `must have at most ${max} characters` }];
  return !lines && /[\n\v\f\r\u0085\u2028\u2029]/.test(text)
    ? [{ path, code: 'not-one-line', message: 'must be one line' }]
    : [];
}
