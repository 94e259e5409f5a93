import { type InterfaceLanguage, type Locale, localeFacts } from '../routing/locales.ts';
import { de } from './messages/de.gen.ts';
import { en } from './messages/en.gen.ts';
import { fr } from './messages/fr.gen.ts';
import { nl } from './messages/nl.gen.ts';
import { zh } from './messages/zh.gen.ts';

/** What every language says, as English has it: texts, and functions of the values that a text takes. */
export type Messages = typeof en;

export const messagesByLanguage: { readonly [L in InterfaceLanguage]: Messages } = { en, fr, zh, nl, de };

/** The interface's texts in a locale; those of an area that its language does not serve are English. */
export function messagesFor(locale: Locale): Messages {
  return messagesByLanguage[localeFacts[locale].language];
}
