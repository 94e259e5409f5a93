import type { Call } from '../call.ts';
import { FALLBACK_SCRIPT, fallbackScript } from '../cross-origin/fallback-page.ts';

/** The script of the page that stands in where the cookie of `/co/authenticate` was not kept. */
export const crossOriginFallbackScript: Call = {
  method: 'GET',
  path: FALLBACK_SCRIPT,
  from: 'links',
  answer: async (_desk, _request, reply) => reply.type('text/javascript; charset=utf-8').send(fallbackScript),
};
