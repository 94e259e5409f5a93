/** `npm run account`: accounts of the identity provider that comes with the site, from a terminal. */

import { type Account, isLocked } from '../src/identity/accounts/accounts.ts';
import {
  accountNamed,
  addAccount,
  givePassword,
  givePermissions,
  listAccounts,
  lockAccount,
  NotDone,
  permissionsHeld,
  permissionsOf,
  takePermissions,
  unlockAccount,
} from '../src/identity/accounts/administration.ts';
import { passwordLink } from '../src/identity/hosted/mail/mails.ts';
import { connect } from '../src/platform/db/connect.ts';
import { readSettings } from '../src/platform/settings/env.ts';
import { askSecretly } from './support/ask-secretly.ts';
import { say } from './support/progress.ts';
import { readArguments, Usage } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

const usage = `Usage: npm run account -- list
       npm run account -- add ADDRESS [ROLE…]      makes an account, and prints a link that sets its password
       npm run account -- give ADDRESS ROLE…       gives roles (author, editor, desk, privacy) or permissions (product|…)
       npm run account -- take ADDRESS ROLE…       takes them, and ends the account's sessions
       npm run account -- lock ADDRESS             nobody signs in to it any more; its sessions end
       npm run account -- unlock ADDRESS
       npm run account -- link ADDRESS             prints a link that sets a new password, good for an hour
       npm run account -- password ADDRESS         asks for a new password, and sets it`;

const acts = ['list', 'add', 'give', 'take', 'lock', 'unlock', 'link', 'password'] as const;
type Act = (typeof acts)[number];

await runCommand(async () => {
  const { positionals } = readArguments({ usage, count: null });
  const [act = '', address = '', ...names] = positionals;
  const takesNames = ['add', 'give', 'take'].includes(act);
  if (!isAct(act) || (act === 'list') !== (address === '') || (names.length > 0 && !takesNames))
    throw new Usage(usage);
  if ((act === 'give' || act === 'take') && names.length === 0) throw new Usage(usage);
  const { identityOrigin, authClientId } = readSettings(process.env);
  if (identityOrigin === undefined)
    throw new Error('IDENTITY_ORIGIN is not set: the accounts are those of another provider (AUTH_ISSUER).');
  const permissions = permissionsOf(names);

  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 2 });
    const db = database.kysely;
    const account = () => accountNamed(db, address);
    const link = async (of: Account) => {
      if (isLocked(of))
        throw new NotDone(
          `${of.email} is locked: whoever sets a password by a link cannot sign in. Unlock it first.`,
        );
      const sender = { issuer: `${identityOrigin}/`, database };
      say(`A link that sets the password of ${of.email}, good for an hour; whoever has it, has the account:`);
      say(await passwordLink(sender, of, authClientId));
    };
    const does: Record<Act, () => Promise<void>> = {
      list: async () => {
        for (const one of await listAccounts(db)) say(lineOf(one));
      },
      add: async () => {
        const made = await addAccount(db, address);
        await givePermissions(db, made, permissions);
        await link(made);
      },
      give: async () => givePermissions(db, await account(), permissions),
      take: async () => takePermissions(db, await account(), permissions),
      lock: async () => lockAccount(db, await account()),
      unlock: async () => unlockAccount(db, await account()),
      link: async () => link(await account()),
      password: async () => givePassword(db, await account(), await askSecretly('New password: ')),
    };
    try {
      await does[act]();
      if (!['list', 'link', 'add'].includes(act)) say(lineOf(await account()));
    } finally {
      await database.end();
    }
  });
});

function lineOf(account: Account): string {
  const permissions = permissionsHeld(account).join(' ') || 'no permissions';
  const states = [isLocked(account) && 'locked', !account.password_hash && 'no password'].filter(Boolean);
  return [account.email, permissions, ...states].join('  ');
}

function isAct(text: string): text is Act {
  return acts.some((act) => act === text);
}
