import { type InterfaceLanguage, type Locale, localeFacts } from '../../i18n/locales.ts';

/** What readers call something, in each language of the site; Dutch and German read graduate pages alone. */
type SiteLabels = { readonly [L in Exclude<InterfaceLanguage, 'nl' | 'de'>]: string } & {
  readonly nl?: never;
  readonly de?: never;
};

/** What graduate pages show has a name in their languages too. */
export type GraduateLabels = { readonly [L in InterfaceLanguage]: string };

export type Labels = SiteLabels | GraduateLabels;

/** The label for a reader; in English where their language has none. */
export function labelIn(labels: Labels, locale: Locale): string {
  return labels[localeFacts[locale].language] ?? labels.en;
}
