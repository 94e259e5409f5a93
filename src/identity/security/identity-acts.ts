import { accountsSeparatedLetter } from '../../mail/letters.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Page, Visit } from '../hosted/visit.ts';
import { joinedTo, separateAccount } from '../management/joined-accounts.ts';
import { tellOfJoin } from '../management/mail-joined-accounts.ts';
import { done } from './addresses.ts';
import { askPage } from './ask-pages.tsx';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `GET /security/identities/end?id=`: asks before a joined account is separated. */
export async function askToSeparate(visit: Visit, { account }: Owner): Promise<Page> {
  const words = visit.m.security.identities;
  const joined = await joinedTo(visit.identity.database.kysely, account.id);
  const one = joined.find(({ id }) => id === visit.query('id'));
  if (!one) return notThere(visit);
  const { id, email } = one;
  return askPage(visit, {
    title: words.endTitle,
    text: words.endText({ email }),
    warning: null,
    button: words.endNamed({ email }),
    act: 'identities/end',
    fields: { id },
  });
}

/** `POST /security/identities/end`: a joined account is one of its own again. */
export async function separate(visit: Visit, { account }: Owner): Promise<Page> {
  const join = await inTransaction(visit.identity.database.kysely, async (db) => {
    const ended = await separateAccount(db, visit.field('id'), account.id);
    if (ended) await tellOfJoin(visit, db, ended, accountsSeparatedLetter);
    return ended;
  });
  if (!join) return notThere(visit);
  visit.outbox.wake();
  return done(visit, 'identity-ended');
}
