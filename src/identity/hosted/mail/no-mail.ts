import type { Identity } from '../../identity.ts';
import { plainPage } from '../plain/plain-page.tsx';
import type { Page, Visit } from '../visit.ts';

/** Whether mails are sent: what needs one is offered there alone. */
export function hasMail({ identity }: { readonly identity: Pick<Identity, 'settings'> }): boolean {
  return identity.settings.mail !== 'off';
}

/** A page of what needs a mail; where none is sent it says so. */
export function byMail<V extends Visit, More extends readonly unknown[]>(
  handler: (visit: V, ...more: More) => Page | Promise<Page>,
): (visit: V, ...more: More) => Page | Promise<Page> {
  return (visit, ...more) => {
    if (hasMail(visit)) return handler(visit, ...more);
    visit.reply.code(404);
    return plainPage(visit, visit.m.noMail);
  };
}
