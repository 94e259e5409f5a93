/** What one mail says. `{name}` and the like are filled in. */
export interface LetterTexts {
  readonly subject: string;
  readonly text: string;
  /** Of a warning: what to do if it was somebody else; before the button. */
  readonly unless?: string;
  readonly button?: string;
  /** How long the link or the code holds. */
  readonly holds?: string;
  /** Why it was sent, and what to do when it should not have been. */
  readonly why: string;
}

/** When and with what it was done: every warning says it. */
export const happenedEn = 'Time: {when}. Device: {device}.';

/** English says which letters there are. */
export const en = {
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that {email} is your address. With it you sign in at Fenwarden Lisle. In another browser than the one you signed up in, the page asks for your password as well.',
    button: 'Confirm this address',
    holds: 'The link works once, within 24 hours.',
    why: 'You receive this mail because somebody signed up with this address. If it was not you, do nothing: the address stays unconfirmed.',
  },
  existingAccount: {
    subject: 'You already have an account',
    text: 'Somebody, probably you, tried to sign up at Fenwarden Lisle with {email}. There is an account under this address already: sign in as usual. If you no longer know the password, you can set a new one.',
    button: 'Set a new password',
    holds: 'The link works once, within one hour.',
    why: 'You receive this mail because this address was entered in the sign-up form. If it was not you, do nothing: your account is as it was.',
  },
  signIn: {
    subject: '{code} is your code for signing in',
    text: 'Enter this code on the page from which you asked for it, or open the link. In another browser the link signs you in there.',
    button: 'Sign in',
    holds: 'Code and link work once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing, and give the code to nobody: our people never ask for it.',
  },
  signInLink: {
    subject: 'Your link for signing in',
    text: 'Open the link in the browser from which you asked for it.',
    button: 'Sign in',
    holds: 'The link works once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing.',
  },
  signInCode: {
    subject: '{code} is your code for signing in',
    text: 'Enter this code on the page from which you asked for it.',
    holds: 'The code works once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing, and give the code to nobody: our people never ask for it.',
  },
  firstSignIn: {
    subject: '{code} is your code for a new account',
    text: 'There is no account at Fenwarden Lisle under this address yet. Enter this code on the page from which you asked for it, or open the link: either makes your account and signs you in. In another browser the link signs you in there.',
    button: 'Make my account and sign in',
    holds: 'Code and link work once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing: there will be no account. Give the code to nobody: our people never ask for it.',
  },
  firstSignInLink: {
    subject: 'Your link for a new account',
    text: 'There is no account at Fenwarden Lisle under this address yet. Open the link in the browser from which you asked for it: it makes your account and signs you in.',
    button: 'Make my account and sign in',
    holds: 'The link works once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing: there will be no account.',
  },
  firstSignInCode: {
    subject: '{code} is your code for a new account',
    text: 'There is no account at Fenwarden Lisle under this address yet. Enter this code on the page from which you asked for it: it makes your account and signs you in.',
    holds: 'The code works once, within 10 minutes.',
    why: 'You receive this mail because somebody asked to sign in with this address. If it was not you, do nothing: there will be no account. Give the code to nobody: our people never ask for it.',
  },
  resetPassword: {
    subject: 'Set a new password',
    text: 'With this link you set a new password for your account at Fenwarden Lisle. Afterwards you are signed out on all devices.',
    button: 'Set a new password',
    holds: 'The link works once, within one hour.',
    why: 'You receive this mail because a new password was asked for with this address. If it was not you, do nothing: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at Fenwarden Lisle has just been changed, and all devices were signed out.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  passwordChangedPasskeysRemoved: {
    subject: 'Your password was changed, and your passkeys were removed',
    text: 'The password of your account at Fenwarden Lisle has just been changed. All its passkeys were removed and no longer sign in, and all devices were signed out.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    text: 'Please confirm that from now on you want to sign in at Fenwarden Lisle with {email}.',
    button: 'Use this address',
    holds: 'The link works once, within 24 hours.',
    why: 'You receive this mail because the owner of an account entered this address as a new one. If it was not you, do nothing: nothing changes.',
  },
  emailChangeAsked: {
    subject: 'A new email address was asked for',
    text: 'Somebody who is signed in to your account at Fenwarden Lisle asked to change its address to {email}. The change holds once it is confirmed there.',
    unless:
      'If it was not you, set a new password at once: that stops the change. Then write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'The address of your account at Fenwarden Lisle is now {email}. This address no longer signs in.',
    unless:
      'If it was not you, write at once to security@fenwardenlisle.example: you cannot undo it yourself, since links for a new password now go to the other address.',
    why: 'We tell you whenever this happens.',
  },
  unlock: {
    subject: 'Your account is locked for a while',
    text: 'A wrong password or code was entered for your account too often. To protect it nobody can sign in with it for now. If it was you, unlock it and try again.',
    button: 'Unlock my account',
    holds: 'The link works once, within 24 hours; later the account has unlocked by itself.',
    why: 'You receive this mail because your account was locked. If it was not you who tried, you need do nothing: nobody got in.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    text: 'The passkey “{name}” now signs in to your account at Fenwarden Lisle.',
    unless:
      'If it was not you, remove it at once under “Sign-in and security”, set a new password there, and write to security@fenwardenlisle.example.',
    button: 'Open sign-in and security',
    why: 'We tell you whenever this happens.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'The passkey “{name}” no longer signs in to your account at Fenwarden Lisle.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  secondFactorOn: {
    subject: 'A second factor was switched on',
    text: 'From now on your account at Fenwarden Lisle asks for a passkey as well, after the password or the code by mail.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  secondFactorOff: {
    subject: 'The second factor was switched off',
    text: 'Your account at Fenwarden Lisle no longer asks for a passkey as well: a password or a code by mail is enough to sign in.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell you whenever this happens.',
  },
  accountsJoined: {
    subject: 'Two accounts were joined',
    text: 'At Fenwarden Lisle the account {other} was joined to the account {email}. Either address now leads to {email}, with the password and the passkeys of that account; those of {other} open nothing as long as the accounts are joined.',
    unless:
      'If it was not you, set a new password at once: that separates the accounts. Then write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell both addresses whenever this happens.',
  },
  accountsSeparated: {
    subject: 'Two accounts were separated',
    text: 'At Fenwarden Lisle the account {other} is no longer joined to the account {email}. Each has its own password and its own passkeys again.',
    unless: 'If it was not you, set a new password at once, and write to security@fenwardenlisle.example.',
    button: 'Set a new password',
    why: 'We tell both addresses whenever this happens.',
  },
} as const satisfies Readonly<Record<string, LetterTexts>>;

export type LetterName = keyof typeof en;

/** What every language must say. */
export type Letters = { readonly [N in LetterName]: LetterTexts };
