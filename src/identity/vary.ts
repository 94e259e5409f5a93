import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a page depends on besides its address: it speaks the reader's language, in the colours that they chose. */
export const readersPage = ['Accept-Language', 'Cookie'] as const;

/** Says which headers of the request an answer depends on, besides those that were said before. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const before = String(reply.getHeader('vary') ?? '');
  const said = new Set(before.toLowerCase().split(/, */));
  const more = names.filter((name) => !said.has(name.toLowerCase()));
  reply.header('vary', [...(before ? [before] : []), ...more].join(', '));
}

/** Says so in every page. */
export function sayWhatPagesVaryBy(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) varyBy(reply, ...readersPage);
  });
}
