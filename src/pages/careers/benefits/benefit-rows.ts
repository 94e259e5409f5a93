import type { Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';

/** What the firm gives in a country: the fragment `BenefitsOf`. */
export interface BenefitRecord {
  readonly name: string;
  readonly value: string;
  readonly who: string | null;
  /** As GraphQL names it. */
  readonly event: string;
}

export function benefitColumns(locale: Locale): string[] {
  const { careers: m } = messagesFor(locale);
  return [m.benefit, m.given, m.whoAndWhen];
}

export function benefitRows(benefits: readonly BenefitRecord[], lang?: string): Labelled[][] {
  return benefits.map(({ name, value, who }) => [
    { text: name, lang },
    { text: value, lang },
    { text: who ?? '', lang },
  ]);
}
