// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { DealKind } from '../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type DealCardFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  readonly client: string | null;
  readonly value: number | null;
  readonly currency: string | null;
  readonly announcedOn: string;
  readonly closedOn: string | null;
  readonly role: string | null;
  readonly kind: DealKind;
  readonly people: ReadonlyArray<NameFragment>;
  readonly services: ReadonlyArray<NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly jurisdictions: ReadonlyArray<NameFragment>;
  readonly news: NameFragment | null;
};
