import { type InterfaceLanguage, type Locale, localeFacts } from '../routing/locales.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { nl } from './messages/nl.ts';
import type { Messages } from './messages/shape.ts';
import { zh } from './messages/zh.ts';

export type { Messages, Plural } from './messages/shape.ts';

export const messagesByLanguage: { readonly [L in InterfaceLanguage]: Messages } = { en, fr, zh, nl, de };

/** The interface's texts in a locale. */
export function messagesFor(locale: Locale): Messages {
  return messagesByLanguage[localeFacts[locale].language];
}
