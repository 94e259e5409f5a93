import { messages } from './messages.ts';

/** Kinds that the specification names (§8); a provider may send others, which keep the name it gave them. */
export type ProviderErrorKind =
  | 'invalid_token'
  | 'invalid_hash'
  | 'origin_mismatch'
  | 'timeout'
  | 'login_required'
  | 'consent_required'
  | 'access_denied'
  | 'invalid_grant'
  | 'generic_error'
  | (string & {});

interface ProviderErrorOptions extends ErrorOptions {
  readonly state?: string | null;
  /** The HTTP status, when the error was an answer. */
  readonly status?: number;
  /** What the answer said besides, such as the rules for passwords. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What the identity provider refused, or what it sent and must not be believed. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly state: string | null;
  readonly status: number | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: ProviderErrorKind, description: string, options: ProviderErrorOptions = {}) {
    super(description || messages.generic, options);
    this.kind = kind;
    this.state = options.state ?? null;
    this.status = options.status ?? null;
    this.details = options.details ?? {};
  }
}

/** The error that a state gives which nobody here sent (spec §5). */
export function stateMismatch(state: string | null): ProviderError {
  return new ProviderError('invalid_token', messages.stateMismatch, { state });
}

/** Whether the provider said no: trying the same again would not help. */
export function isRefusal(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind !== 'timeout';
}

/** Any thrown value as an error with a message that can be shown to a developer. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error && thrown.message !== '') return thrown;
  return new ProviderError('generic_error', messages.generic, { cause: thrown });
}
