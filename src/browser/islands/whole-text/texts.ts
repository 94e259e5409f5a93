import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import type { Messages } from '../../../i18n/messages.ts';

export type GateTexts = Messages['gate'];

const files = import.meta.glob<{ gate: GateTexts }>('../../../i18n/compiled/gate/*.gen.ts');

/** The texts at gates in the language of a locale, loaded when they are wanted. */
export async function gateTextsFor(locale: Locale): Promise<GateTexts> {
  const load = files[`../../../i18n/compiled/gate/${localeFacts[locale].language}.gen.ts`];
  if (!load) throw new Error(`no texts for ${locale}`);
  return (await load()).gate;
}
