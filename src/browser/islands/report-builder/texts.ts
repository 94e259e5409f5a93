import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import type { Messages } from '../../../i18n/messages.ts';

type BuilderTexts = Messages['reportBuilder'];

const files = import.meta.glob<{ reportBuilder: BuilderTexts }>(
  '../../../i18n/compiled/report-builder/*.gen.ts',
);

/** The texts of the report builder in the language of a locale, loaded when they are wanted. */
export async function builderTextsFor(locale: Locale): Promise<BuilderTexts> {
  const load = files[`../../../i18n/compiled/report-builder/${localeFacts[locale].language}.gen.ts`];
  if (!load) throw new Error(`no texts for ${locale}`);
  return (await load()).reportBuilder;
}
