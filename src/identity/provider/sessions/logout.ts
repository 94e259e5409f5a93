import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Identity } from '../../identity.ts';
import { errorPage } from '../error-page.ts';
import { endBrowserSession } from './sessions.ts';

interface LogoutQuery {
  readonly client_id?: string;
  readonly returnTo?: string;
}

/**
 * `GET /v2/logout`: ends the browser's session and leads to `returnTo`, when the client's list has exactly that
 * address; without a client the site's own list counts. Another address is answered by a page, and the session ends
 * all the same: whoever asked wanted to leave.
 */
export function registerLogout(app: FastifyInstance, identity: Identity, provider: Provider): void {
  app.get<{ Querystring: LogoutQuery }>('/v2/logout', { exposeHeadRoute: false }, async (request, reply) => {
    const { client_id, returnTo } = request.query;
    await endBrowserSession(identity, provider, request, reply);
    if (returnTo === undefined) return reply.type('text/plain').send('OK');
    const client = identity.clients.find(({ clientId }, at) =>
      client_id ? clientId === client_id : at === 0,
    );
    if (client?.logoutUris.includes(returnTo)) return reply.redirect(returnTo, 302);
    const problem = client
      ? `The "returnTo" querystring parameter "${returnTo}" is not defined as a valid URL in "Allowed Logout URLs"`
      : `Unknown client: ${client_id}`;
    return reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(errorPage(identity, request, 'logout', problem));
  });
}
