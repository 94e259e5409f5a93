import type { Identity } from '../../identity.ts';
import type { Page, PageContext } from '../page-context.ts';
import { plainPage } from '../plain/plain-page.tsx';

/** Whether mails are sent: what needs one is offered there alone. */
export function hasMail({ identity }: { readonly identity: Pick<Identity, 'settings'> }): boolean {
  return identity.settings.mail !== 'off';
}

/** A page of what needs a mail; where none is sent it says so. */
export function byMail<V extends PageContext, More extends readonly unknown[]>(
  handler: (context: V, ...more: More) => Page | Promise<Page>,
): (context: V, ...more: More) => Page | Promise<Page> {
  return (context, ...more) => {
    if (hasMail(context)) return handler(context, ...more);
    context.reply.code(404);
    return plainPage(context, context.m.noMail);
  };
}
