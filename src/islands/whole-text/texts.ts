import type { WholeTextTexts } from '../../i18n/messages/shape.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';

const files = import.meta.glob<{ wholeText: WholeTextTexts }>('../../i18n/messages/whole-text/*.ts');

/** The texts at gates in the language of a locale, loaded when they are wanted. */
export async function wholeTextsFor(locale: Locale): Promise<WholeTextTexts> {
  const load = files[`../../i18n/messages/whole-text/${localeFacts[locale].language}.ts`];
  if (!load) throw new Error(`no texts for ${locale}`);
  return (await load()).wholeText;
}
