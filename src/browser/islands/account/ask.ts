import { siteAuth } from '../../auth/site.ts';
import { type Answer, siteGraphql } from '../kit/graphql-client.ts';
import type { Operation } from '../kit/operation.ts';

interface Problem {
  /** Of the input: `timeZone`. */
  readonly path: string;
  readonly code: string;
}

/** Why the site's API did not do what was asked. */
export class AskError extends Error {
  override readonly name = 'AskError';
  /** As the API names it (`BAD_USER_INPUT`), or `UNREACHABLE`. */
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(code: string, problems: readonly Problem[] = [], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.problems = problems;
  }
}

/**
 * Asks the site's GraphQL in the name of who is signed in; once more with another token where it refuses this one.
 * @throws AskError
 */
export async function ask<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const auth = await siteAuth();
  if ((await auth.token()) === null) throw new AskError('UNAUTHENTICATED');
  const client = await siteGraphql();
  const answer = await client.ask(operation, variables, auth).catch((cause: unknown) => {
    throw new AskError('UNREACHABLE', [], { cause });
  });
  return readAnswer(answer);
}

/** @throws AskError for an answer that brings errors, or nothing */
export function readAnswer<Data>({ data, errors = [] }: Answer<Data>): Data {
  const { code, problems } = (errors[0]?.extensions ?? {}) as Partial<Pick<AskError, 'code' | 'problems'>>;
  if (errors.length > 0 || !data) throw new AskError(code ?? 'FAILED', problems);
  return data;
}
