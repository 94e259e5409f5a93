import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Identity } from '../identity.ts';
import { routes } from './routes.ts';

const isJson = /^application\/(?:[\w.-]+\+)?json\b/i;

/** The calls that the protocol library answers, and the published keys, which it would keep as they once were. */
export function registerProtocol(app: FastifyInstance, identity: Identity, provider: Provider): void {
  const answer = provider.callback();
  app.get(routes.jwks, (_, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
      .send({ keys: identity.keys.published() }),
  );
  app.register(async (scope) => {
    // The library reads bodies itself; JSON, which Auth0's clients send, is made into a form first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addContentTypeParser(isJson, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const form = typeof request.body === 'string' ? formOf(request.body) : undefined;
      if (form === null)
        return reply
          .code(400)
          .send({ error: 'invalid_request', error_description: 'the body is no JSON object' });
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value) reply.raw.setHeader(name, value);
      reply.hijack();
      await answer(form === undefined ? request.raw : withForm(request.raw, form), reply.raw);
    };
    const url = (path: string) => ({ url: path, handler });
    // A request that only looks (HEAD) must not begin a sign-in, or use one up.
    const once = { method: 'GET', exposeHeadRoute: false } as const;
    scope.route({ ...once, ...url(routes.authorization) });
    scope.route({
      ...once,
      ...url(`${routes.authorization}/:uid`),
      onRequest: async ({ raw }) => {
        raw.url = withLanguageAlone(raw.url ?? '');
      },
    });
    scope.route({ method: ['POST', 'OPTIONS'], ...url(routes.token) });
    scope.route({ method: ['POST', 'OPTIONS'], ...url(routes.revocation) });
    scope.route({ method: ['GET', 'POST', 'OPTIONS'], ...url(routes.userinfo) });
    scope.route({ method: 'POST', ...url(`${routes.end_session}/confirm`) });
    for (const name of ['openid-configuration', 'oauth-authorization-server'])
      scope.route({ method: ['GET', 'OPTIONS'], ...url(`/.well-known/${name}`) });
  });
}

/** What goes on with a sign-in reads no parameter: the library would take some for those of the sign-in itself. */
function withLanguageAlone(url: string): string {
  const [path = '', query] = url.split('?');
  const lang = new URLSearchParams(query).get('lang');
  return lang === null ? path : `${path}?${new URLSearchParams({ lang })}`;
}

/** A JSON object as a form; null when it is none. */
function formOf(json: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (['string', 'number', 'boolean'].includes(typeof value)) fields.append(name, String(value));
  return fields.toString();
}

/** The request with another body: the library reads it from a stream, as it would from the wire. */
function withForm(request: IncomingMessage, form: string): IncomingMessage {
  const body = Buffer.from(form);
  const { method, url, socket, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const headers = {
    ...request.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  delete (headers as Record<string, unknown>)['transfer-encoding'];
  return Object.assign(Readable.from([body], { objectMode: false }), {
    method,
    url,
    socket,
    headers,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  }) as unknown as IncomingMessage;
}
