import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeOf } from '../hosted/theme.ts';
import type { Identity } from '../identity.ts';
import { hasMailbox, isLoopback } from './mailbox-access.ts';
import { mailboxPage, messagePage } from './mailbox-page.tsx';

/** The newest so many are listed. */
const mostListed = 100;

type Served = Pick<Identity, 'settings' | 'database' | 'issuer'>;

/**
 * `/mailbox`: in demonstration mode every mail that was sent, for people and, on `Accept: application/json`, for
 * programs. Only this machine sees it.
 */
export function registerMailbox(app: FastifyInstance, identity: Served): void {
  const { settings, database } = identity;
  if (!hasMailbox(settings)) return;
  const db = database.kysely;
  const readerOf = (request: FastifyRequest) => ({
    siteOrigin: settings.siteOrigin,
    theme: themeOf(identity, request),
  });

  app.get('/mailbox', async (request, reply) => {
    if (!isLoopback(request)) return reply.callNotFound();
    const messages = await db
      .selectFrom('mailbox_message')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute();
    return answer(request, reply, messages, () => mailboxPage(messages, readerOf(request)));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const message = await readMessage(request, request.params.id);
    if (!message) return reply.callNotFound();
    return answer(request, reply, message, () => messagePage(message, readerOf(request)));
  });

  // The letter as its reader sees it, in a document of its own: it has inline styles, and no right to anything else.
  app.get<{ Params: { id: string } }>('/mailbox/:id/letter', async (request, reply) => {
    const message = await readMessage(request, request.params.id);
    if (!message) return reply.callNotFound();
    return reply
      .headers({ 'content-security-policy': letterPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(message.html.replace('<head>', '<head>\n<base target="_top">'));
  });

  async function readMessage(request: FastifyRequest, id: string) {
    if (!isLoopback(request) || !/^\d{1,15}$/.test(id)) return undefined;
    return db.selectFrom('mailbox_message').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  }
}

const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

function answer(request: FastifyRequest, reply: FastifyReply, data: unknown, html: () => string) {
  reply.header('vary', 'accept');
  if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return reply.send(data);
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .header('content-security-policy', `${policy}; frame-src 'self'`)
    .type('text/html; charset=utf-8')
    .send(html());
}
