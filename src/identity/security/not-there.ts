import type { Page, PageContext } from '../hosted/page-context.ts';
import { plainPage } from '../hosted/plain/plain-page.tsx';

/** The same whether there is no such thing, or it is somebody else's. */
export function notThere(context: PageContext): Page {
  context.reply.code(404);
  return plainPage(context, context.m.failures.notFound);
}
