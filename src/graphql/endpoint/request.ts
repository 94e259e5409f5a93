import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { mediaTypeOf } from '../../platform/http/media-type.ts';
import type { MultipartForm } from './uploads/multipart-form.ts';

/** A request as the library takes it. @param origin the site's own */
export function requestOf(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const name of ['accept', ...PREFLIGHT_HEADERS]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // The library compares media types to the letter.
  const contentType = request.headers['content-type'];
  if (contentType !== undefined)
    headers.set('content-type', contentType.replace(/^[^;]*/, mediaTypeOf(contentType)));
  const body = request.body instanceof Buffer ? (request.body as Buffer<ArrayBuffer>) : null;
  const requested = new Request(new URL(request.url, origin), { method: request.method, headers, body });
  const form = request.body as MultipartForm;
  // It has been read already, and a `FormData` would copy its files.
  return request.body instanceof Map ? Object.assign(requested, { formData: async () => form }) : requested;
}

/** A page of another site cannot send these without asking first (CORS preflight), which is never granted. */
const PREFLIGHT_HEADERS = [
  'apollo-require-preflight',
  'graphql-require-preflight',
  'x-apollo-operation-name',
  'x-graphql-yoga-csrf',
];

/** Whether a request has one of them. */
export function isPreflighted(headers: FastifyRequest['headers']): boolean {
  return PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined);
}

/** A form of another site can post files: that takes a header which a form cannot send. Queries by GET do nothing. */
export function preflighted(): Plugin {
  const { onRequestParse } = useCSRFPrevention({ requestHeaders: PREFLIGHT_HEADERS });
  return {
    onRequestParse: (requested) =>
      requested.request.method === 'GET' ? refuseBrokenJson(requested.request) : onRequestParse?.(requested),
  };
}

/** The library takes parameters of an address that are no JSON for a failure of ours. */
function refuseBrokenJson({ url }: Request): void {
  for (const [name, text] of new URL(url).searchParams) {
    if ((name !== 'variables' && name !== 'extensions') || text === '') continue;
    try {
      JSON.parse(text);
    } catch {
      throw badRequest(`The parameter ${name} is not JSON`);
    }
  }
}

/** What is no request of the protocol; answered with 400. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}
