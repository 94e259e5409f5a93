import {
  AuthorizationResponseError,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
} from 'oauth4webapi';
import { messages } from '../messages.ts';
import { ProviderError } from '../provider-error.ts';

/** An error of the protocol library as one of ours; others pass as they are. */
export function fromOAuth(error: unknown): unknown {
  if (error instanceof ResponseBodyError) {
    const { error: kind, error_description = messages.generic, status } = error;
    return new ProviderError(kind, error_description, { status, details: error.cause, cause: error });
  }
  if (error instanceof AuthorizationResponseError) {
    const { error: kind, error_description = messages.generic } = error;
    return new ProviderError(kind, error_description, { state: error.cause.get('state'), cause: error });
  }
  if (error instanceof OperationProcessingError || error instanceof UnsupportedOperationError)
    return new ProviderError('invalid_token', error.message, { cause: error });
  return error;
}
