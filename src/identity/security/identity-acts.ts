import { accountsSeparatedLetter } from '../../mail/letters.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Page, PageContext } from '../hosted/page-context.ts';
import { joinedTo, separateAccount } from '../management/joined-accounts.ts';
import { tellOfJoin } from '../management/mail-joined-accounts.ts';
import { done } from './addresses.ts';
import { askPage } from './ask-pages.tsx';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `GET /security/identities/end?id=`: asks before a joined account is separated. */
export async function askToSeparate(context: PageContext, { account }: Owner): Promise<Page> {
  const words = context.m.security.identities;
  const joined = await joinedTo(context.identity.database.kysely, account.id);
  const one = joined.find(({ id }) => id === context.query('id'));
  if (!one) return notThere(context);
  const { id, email } = one;
  return askPage(context, {
    title: words.endTitle,
    text: words.endText({ email }),
    warning: null,
    button: words.endNamed({ email }),
    act: 'identities/end',
    fields: { id },
  });
}

/** `POST /security/identities/end`: a joined account is one of its own again. */
export async function separate(context: PageContext, { account }: Owner): Promise<Page> {
  const join = await inTransaction(context.identity.database.kysely, async (db) => {
    const ended = await separateAccount(db, context.field('id'), account.id);
    if (ended) await tellOfJoin(context, db, ended, accountsSeparatedLetter);
    return ended;
  });
  if (!join) return notThere(context);
  context.outbox.wake();
  return done(context, 'identity-ended');
}
