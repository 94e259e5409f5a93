/** Every mail that the identity provider sends, one function each: what goes in is what it tells. */
import type { SiteLocale } from '../i18n/locales.ts';
import { type Happened, type Letter, writeLetter } from './letters/letter.ts';

export type { Happened, Letter } from './letters/letter.ts';

type Linked = { readonly link: string };
type Addressed = { readonly email: string };
type Coded = { readonly code: string };
type Named = { readonly name: string };
/** `email` is the main account's address, `other` that of the account that was joined to it. */
type Joined = Linked & Addressed & { readonly other: string };

/** To a new address: whether it is theirs. */
export const verifyEmailLetter = (locale: SiteLocale, values: Linked & Addressed): Letter =>
  writeLetter('verifyEmail', locale, values);

/** To somebody who signs up again; the link sets a new password. */
export const existingAccountLetter = (locale: SiteLocale, values: Linked & Addressed): Letter =>
  writeLetter('existingAccount', locale, values);

/** A code and a link that do the same. */
export const signInLetter = (locale: SiteLocale, values: Linked & Coded): Letter =>
  writeLetter('signIn', locale, values);

/** A link alone, for a client that asked for one. */
export const signInLinkLetter = (locale: SiteLocale, values: Linked): Letter =>
  writeLetter('signInLink', locale, values);

/** A code alone, for a client that asked for one. */
export const signInCodeLetter = (locale: SiteLocale, values: Coded): Letter =>
  writeLetter('signInCode', locale, values);

/** The three above, to an address that nobody has an account under: code and link make one. */
export const firstSignInLetter = (locale: SiteLocale, values: Linked & Coded): Letter =>
  writeLetter('firstSignIn', locale, values);

export const firstSignInLinkLetter = (locale: SiteLocale, values: Linked): Letter =>
  writeLetter('firstSignInLink', locale, values);

export const firstSignInCodeLetter = (locale: SiteLocale, values: Coded): Letter =>
  writeLetter('firstSignInCode', locale, values);

export const resetPasswordLetter = (locale: SiteLocale, values: Linked): Letter =>
  writeLetter('resetPassword', locale, values);

/** A warning, as the others below: the link is to something that helps if it was not the owner. */
export const passwordChangedLetter = (locale: SiteLocale, values: Happened & Linked): Letter =>
  writeLetter('passwordChanged', locale, values);

/** The same, where all passkeys were removed with it. */
export const passwordChangedPasskeysRemovedLetter = (locale: SiteLocale, values: Happened & Linked): Letter =>
  writeLetter('passwordChangedPasskeysRemoved', locale, values);

/** To the new address of an account. */
export const changeEmailLetter = (locale: SiteLocale, values: Linked & Addressed): Letter =>
  writeLetter('changeEmail', locale, values);

/** To the address as it is: somebody asked for another. */
export const emailChangeAskedLetter = (locale: SiteLocale, values: Happened & Linked & Addressed): Letter =>
  writeLetter('emailChangeAsked', locale, values);

/** To the address as it was, with the new one. */
export const emailChangedLetter = (locale: SiteLocale, values: Happened & Addressed): Letter =>
  writeLetter('emailChanged', locale, values);

export const unlockLetter = (locale: SiteLocale, values: Linked): Letter =>
  writeLetter('unlock', locale, values);

export const passkeyAddedLetter = (locale: SiteLocale, values: Happened & Linked & Named): Letter =>
  writeLetter('passkeyAdded', locale, values);

export const passkeyRemovedLetter = (locale: SiteLocale, values: Happened & Linked & Named): Letter =>
  writeLetter('passkeyRemoved', locale, values);

/** To the main account's address, and to the other one. */
export const accountsJoinedLetter = (locale: SiteLocale, values: Happened & Joined): Letter =>
  writeLetter('accountsJoined', locale, values);

/** To both again. */
export const accountsSeparatedLetter = (locale: SiteLocale, values: Happened & Joined): Letter =>
  writeLetter('accountsSeparated', locale, values);

export const secondFactorOnLetter = (locale: SiteLocale, values: Happened & Linked): Letter =>
  writeLetter('secondFactorOn', locale, values);

export const secondFactorOffLetter = (locale: SiteLocale, values: Happened & Linked): Letter =>
  writeLetter('secondFactorOff', locale, values);
