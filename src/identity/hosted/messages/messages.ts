import type { Plural } from '../../../i18n/messages/shape.ts';
import type { SiteLocale } from '../../../routing/locales.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Plural ? Plural : Shape<T[K]>;
};

/** What every language of the hosted pages must say. */
export type HostedMessages = Shape<typeof en>;

const messages: { readonly [L in SiteLocale]: HostedMessages } = { en, 'fr-fr': fr, 'zh-cn': zh };

export function hostedMessages(locale: SiteLocale): HostedMessages {
  return messages[locale];
}
