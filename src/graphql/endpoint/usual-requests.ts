import type { FastifyRequest } from 'fastify';
import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import { mediaTypeOf } from '../../platform/http/media-type.ts';

/** One operation of a request that the library has answered the like of. */
export interface UsualRequest {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Record<string, unknown> | undefined;
  /** Of an answer without errors. */
  readonly contentType: string;
}

interface Options {
  /** Parsed queries by their source. */
  readonly documents: { get(source: string): DocumentNode | undefined };
  /** Whether a document was found valid before. */
  isValid(document: DocumentNode): boolean;
}

/** Ways of saying what is accepted: those of browsers and of clients are few. */
const mostContentTypes = 50;
/** An answer in parts is not ours to write. */
const json = /^application\/(?:graphql-response\+)?json(?:;|$)/;
const parameters: ReadonlySet<string> = new Set(['query', 'variables', 'operationName']);

/**
 * Knows what a library for GraphQL over HTTP need not be asked again: one operation in JSON by POST, whose query was
 * parsed and found valid before, for somebody who accepts what others have accepted. That takes the standard objects
 * of the platform for requests, bodies and streams, which cost more than the operation. All else goes the long way,
 * also what turns out to have errors.
 */
export class UsualRequests {
  readonly #options: Options;
  /** By `Accept`. */
  readonly #contentTypes = new Map<string, string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Notes what the library answered with. */
  learn({ headers, method }: FastifyRequest, status: number, contentType = ''): void {
    if (method !== 'POST' || status !== 200 || !json.test(contentType)) return;
    if (this.#contentTypes.size < mostContentTypes) this.#contentTypes.set(headers.accept ?? '', contentType);
  }

  /** @returns null for what goes the long way */
  read({ method, headers, body }: FastifyRequest): UsualRequest | null {
    const contentType = this.#contentTypes.get(headers.accept ?? '');
    if (contentType === undefined || method !== 'POST' || !(body instanceof Buffer)) return null;
    if (mediaTypeOf(headers['content-type']) !== 'application/json') return null;
    const given = parsed(body);
    if (!given || !Object.keys(given).every((name) => parameters.has(name))) return null;
    const { query, variables, operationName } = given;
    if (typeof query !== 'string' || !isAbsentOr('string', operationName)) return null;
    if (!isAbsentOr('object', variables) || Array.isArray(variables)) return null;
    const document = this.#options.documents.get(query);
    if (!document || !this.#options.isValid(document)) return null;
    const name = (operationName ?? undefined) as string | undefined;
    const operation = getOperationAST(document, name);
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return {
      document,
      operationName: name,
      variableValues: (variables ?? undefined) as Record<string, unknown> | undefined,
      contentType,
    };
  }
}

function isAbsentOr(type: 'string' | 'object', value: unknown): boolean {
  return value === undefined || value === null || typeof value === type;
}

/** Null for what is no JSON object. */
function parsed(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
