import type { AccountTexts } from '../../i18n/messages/shape.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';

export type { AccountTexts } from '../../i18n/messages/shape.ts';

const files = import.meta.glob<{ accountTexts: AccountTexts }>('../../i18n/messages/account/*.ts');

/** The texts about accounts in the language of a locale, loaded when they are wanted. */
export async function accountTextsFor(locale: Locale): Promise<AccountTexts> {
  const load = files[`../../i18n/messages/account/${localeFacts[locale].language}.ts`];
  if (!load) throw new Error(`no texts for ${locale}`);
  return (await load()).accountTexts;
}
