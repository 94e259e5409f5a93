import { siteAuth } from '../../auth/site.ts';

/** An operation with the types of its result and variables; the same text as in the file beside it. */
export interface Operation<Data, Variables> {
  readonly source: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Data;
}

export function operation<Data, Variables>(source: string): Operation<Data, Variables> {
  return { source };
}

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

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { code?: string; problems?: readonly Problem[] } }[];
}

/** Milliseconds. */
const patience = 20_000;

/**
 * Asks the site's GraphQL in the name of who is signed in; once more with another token where it refuses this one.
 * @throws AskError
 */
export async function ask<Data, Variables extends object>(
  { source }: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const auth = await siteAuth();
  const token = await auth.token();
  if (token === null) throw new AskError('UNAUTHENTICATED');
  const answer = await send(source, variables, token);
  const other = isRefused(answer) ? await auth.instead(token) : null;
  return readAnswer(other === null ? answer : await send(source, variables, other));
}

/** Nothing was done: who asks is not known by this token. */
function isRefused({ errors = [] }: Answer<never>): boolean {
  return errors[0]?.extensions?.code === 'UNAUTHENTICATED';
}

async function send(query: string, variables: object, token: string): Promise<Answer<never>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(patience),
      // A change arrives although its page is left at once.
      keepalive: query.startsWith('mutation'),
    });
    return await response.json();
  } catch (cause) {
    throw new AskError('UNREACHABLE', [], { cause });
  }
}

/** @throws AskError for an answer that brings errors, or nothing */
export function readAnswer<Data>({ data, errors = [] }: Answer<Data>): Data {
  const extensions = errors[0]?.extensions;
  if (errors.length > 0 || !data) throw new AskError(extensions?.code ?? 'FAILED', extensions?.problems);
  return data;
}
