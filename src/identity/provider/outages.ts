import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { outageOf } from '../../platform/db/outage.ts';
import { retryAfterSeconds, serverErrors } from '../../platform/http/errors.ts';
import { noteOutage } from '../../platform/observe/watched-request.ts';
import type { ClosedIdentity } from '../identity.ts';
import { readersPage } from '../vary.ts';
import { type ErrorSite, errorPage } from './error-page.ts';

type Middleware = Parameters<Provider['use']>[0];

/** Answers what the library's own handlers do not see: that the database is away before or after the protocol. */
export function answerOutages(identity: ClosedIdentity): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (outageOf(error) === null) throw error;
      noteOutage(ctx.req, error);
      sayUnavailable(identity, ctx as KoaContextWithOIDC);
    }
  };
}

/** Says that something is away for the moment, and when to come again: to people by a page, to programs as JSON. */
export function sayUnavailable(site: ErrorSite, ctx: KoaContextWithOIDC): void {
  const { status, message } = serverErrors.unavailable;
  ctx.status = status;
  ctx.set('retry-after', String(retryAfterSeconds));
  ctx.vary(['Accept', ...readersPage]);
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    ctx.body = errorPage(site, ctx, 'unavailable', '');
  } else ctx.body = { error: 'temporarily_unavailable', error_description: message };
}
