import { type InterfaceLanguage, type Locale, localeFacts } from '../../../i18n/locales.ts';
import type { Messages } from '../../../i18n/messages.ts';

export type AccountTexts = Messages['account'];
export type SavingTexts = Messages['saving'];

const account = import.meta.glob<{ account: AccountTexts }>('../../../i18n/compiled/account/*.gen.ts');
const saving = import.meta.glob<{ saving: SavingTexts }>('../../../i18n/compiled/saving/*.gen.ts');

/** The texts about accounts in the language of a locale, loaded when they are wanted. */
export async function accountTextsFor(locale: Locale): Promise<AccountTexts> {
  return (await load(account, 'account', locale)).account;
}

/** What is said where a page is saved or followed, and on the way to the sign-in page. */
export async function savingTextsFor(locale: Locale): Promise<SavingTexts> {
  return (await load(saving, 'saving', locale)).saving;
}

/** In English where the language does not serve the area. */
function load<M>(files: Record<string, () => Promise<M>>, area: string, locale: Locale): Promise<M> {
  const of = (language: InterfaceLanguage) => files[`../../../i18n/compiled/${area}/${language}.gen.ts`];
  const file = of(localeFacts[locale].language) ?? of('en');
  if (!file) throw new Error(`no texts of ${area}`);
  return file();
}
