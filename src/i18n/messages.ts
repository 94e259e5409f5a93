import { de } from './compiled/de.gen.ts';
import { en } from './compiled/en.gen.ts';
import { fr } from './compiled/fr.gen.ts';
import { nl } from './compiled/nl.gen.ts';
import { zh } from './compiled/zh.gen.ts';
import { type InterfaceLanguage, type Locale, localeFacts } from './locales.ts';

/** What every language says, as English has it: texts, and functions of the values that a text takes. */
export type Messages = typeof en;

const messagesByLanguage: { readonly [L in InterfaceLanguage]: Messages } = { en, fr, zh, nl, de };

/** The interface's texts in a locale; those of an area that its language does not serve are English. */
export function messagesFor(locale: Locale): Messages {
  return messagesByLanguage[localeFacts[locale].language];
}
