import type { Section } from '../../../components/sections/section.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';

/** The fragment `EntityRow`. */
interface EntityRecord {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly regulator: string | null;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  readonly jurisdiction: { readonly title: string } | null;
}

/** Entities with place, regulator and numbers, as one table; columns that are empty throughout are left out. */
export function entitiesTable(entities: readonly EntityRecord[], locale: Locale): Section {
  const m = messagesFor(locale);
  const shown = columnsOf(m).filter(({ value }) => entities.some((entity) => value(entity)));
  return {
    kind: 'table',
    id: 'entities',
    heading: m.policies.entities,
    columns: [m.locations.entity, ...shown.map(({ label }) => label)],
    rows: entities.map((entity) => [
      { text: entity.title, lang: langOf(entity.locale, locale) },
      ...shown.map(({ value }) => ({ text: value(entity) ?? '' })),
    ]),
  };
}

function columnsOf(m: Messages) {
  return [
    { label: m.locations.country, value: ({ jurisdiction }: EntityRecord) => jurisdiction?.title },
    { label: m.locations.regulator, value: ({ regulator }: EntityRecord) => regulator },
    { label: m.locations.registration, value: ({ registrationNumber }: EntityRecord) => registrationNumber },
    { label: m.locations.vat, value: ({ vatNumber }: EntityRecord) => vatNumber },
  ];
}
