import { byMail } from '../hosted/mail/no-mail.ts';
import type { AddPage } from '../hosted/page-context.ts';
import { confirmAddress, type GuardedSection } from './addresses.ts';
import { askToEndAll, askToRemove } from './ask-pages.tsx';
import { confirmByCode, confirmByPassword, sendConfirmCode, showConfirm } from './confirm/confirm.ts';
import { confirmByPasskey, confirmOptions } from './confirm/confirm-by-passkey.ts';
import { askForEmail, askForPassword } from './credential-acts.ts';
import { askToSeparate, separate } from './identity-acts.ts';
import { type Act, isRecent, owned } from './owner.ts';
import { addOptions, addPasskey, remove, rename, switchSecondFactor } from './passkey-acts.ts';
import { securityPage } from './security-page.tsx';
import { endAll, endOne } from './session-acts.ts';

/** `<issuer>security?lang=&client_id=`: what its owner may change of an account, each a form of its own. */
export function registerSecurity(add: AddPage): void {
  const page = (path: string, act: Act) => add('GET', `/security${path}`, owned(act));
  const form = (path: string, act: Act) => add('POST', `/security${path}`, owned(act));
  const guarded = (path: string, section: GuardedSection, act: Act) =>
    form(path, afterConfirming(section, act));

  page('', (context, owner) => securityPage(context, owner));
  page('/confirm', showConfirm);
  form('/confirm', confirmByPassword);
  form('/confirm/send-code', byMail(sendConfirmCode));
  form('/confirm/code', confirmByCode);
  form('/confirm/passkey/options', confirmOptions);
  form('/confirm/passkey', confirmByPasskey);

  guarded('/email', 'address', byMail(askForEmail));
  guarded('/passkeys/options', 'passkeys', addOptions);
  guarded('/passkeys', 'passkeys', addPasskey);
  page('/passkeys/remove', afterConfirming('passkeys', askToRemove));
  guarded('/passkeys/remove', 'passkeys', remove);
  page('/identities/end', afterConfirming('identities', askToSeparate));
  guarded('/identities/end', 'identities', separate);
  guarded('/second-factor', 'second-factor', switchSecondFactor);

  // What takes nobody's access over: a link to the owner's mailbox, a name, an end.
  form('/password', byMail(askForPassword));
  form('/passkeys/rename', rename);
  form('/sessions/end', endOne);
  page('/sessions/end-all', askToEndAll);
  form('/sessions/end-all', endAll);
}

/** OWASP ASVS 7.5.1: how somebody signs in is changed only by who has just shown that it is they. */
function afterConfirming(section: GuardedSection, act: Act): Act {
  return (context, owner) =>
    isRecent(owner) ? act(context, owner) : context.reply.redirect(confirmAddress(context, section), 303);
}
