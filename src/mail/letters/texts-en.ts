/** What one mail says. `{name}` and the like are filled in. */
export interface LetterTexts {
  readonly subject: string;
  readonly text: string;
  readonly button?: string;
  /** How long the link or the code holds. */
  readonly holds?: string;
  /** Why it was sent, and what to do when it should not have been. */
  readonly why: string;
}

/** English says which letters there are. */
export const en = {
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Please confirm that {email} is your address. With it you sign in at Fenwarden Lisle.',
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
    text: 'Enter this code on the page from which you asked for it, or open the link in the same browser.',
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
    why: 'We tell you whenever this happens. If it was not you, set a new password at once from the sign-in page, and write to security@fenwardenlisle.example.',
  },
  changeEmail: {
    subject: 'Confirm your new e-mail address',
    text: 'Please confirm that from now on you want to sign in at Fenwarden Lisle with {email}.',
    button: 'Use this address',
    holds: 'The link works once, within 24 hours.',
    why: 'You receive this mail because the owner of an account entered this address as a new one. If it was not you, do nothing: nothing changes.',
  },
  emailChangeAsked: {
    subject: 'A new e-mail address was asked for',
    text: 'Somebody who is signed in to your account at Fenwarden Lisle asked to change its address to {email}. The change holds once it is confirmed there.',
    why: 'We tell you whenever this happens. If it was not you, set a new password at once from the sign-in page, and write to security@fenwardenlisle.example.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'The address of your account at Fenwarden Lisle is now {email}. This address no longer signs in.',
    why: 'We tell you whenever this happens. If it was not you, write to security@fenwardenlisle.example.',
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
    why: 'We tell you whenever this happens. If it was not you, remove it under “Sign-in and security”, set a new password, and write to security@fenwardenlisle.example.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'The passkey “{name}” no longer signs in to your account at Fenwarden Lisle.',
    why: 'We tell you whenever this happens. If it was not you, set a new password at once from the sign-in page, and write to security@fenwardenlisle.example.',
  },
} as const satisfies Readonly<Record<string, LetterTexts>>;

export type LetterName = keyof typeof en;

/** What every language must say. */
export type Letters = { readonly [N in LetterName]: LetterTexts };
