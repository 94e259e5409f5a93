import { plainPage } from '../hosted/plain/plain-page.tsx';
import type { Page, Visit } from '../hosted/visit.ts';

/** The same whether there is no such thing, or it is somebody else's. */
export function notThere(visit: Visit): Page {
  visit.reply.code(404);
  return plainPage(visit, visit.m.failures.notFound);
}
