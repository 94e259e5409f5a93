// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { LocationPresence, PersonStanding } from '../content/schema-types.gen.ts';
export type CoreFragment = {
  readonly id: string;
  readonly type: string;
  readonly subject: string | null;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly path: string | null;
  readonly url: string | null;
  readonly publishedAt: string;
  readonly firstPublishedAt: string;
  readonly stale: { readonly translatedFrom: string; readonly updatedAt: string } | null;
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
  readonly translations: ReadonlyArray<{
    readonly locale: Locale;
    readonly url: string | null;
    readonly title: string;
  }>;
  readonly breadcrumbs: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly url: string | null;
    readonly locale: Locale;
  }>;
};
export type NameFragment = {
  readonly id: string;
  readonly type: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
};
export type PersonCardFragment = {
  readonly jobTitle: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly standing: PersonStanding;
  readonly offices: ReadonlyArray<NameFragment>;
} & NameFragment;
export type PostalFragment = {
  readonly title: string;
  readonly address: string;
  readonly location: { readonly title: string; readonly country: { readonly title: string } | null } | null;
};
export type CardFragment =
  | ({ readonly subject: string | null; readonly summary: string | null } & NameFragment)
  | ({
      readonly publishedOn: string;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment)
  | ({
      readonly announcedOn: string;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment)
  | ({
      readonly startsAt: string;
      readonly timeZone: string;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment)
  | ({
      readonly closesAt: string | null;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment)
  | ({
      readonly jobTitle: string;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment)
  | ({
      readonly publishedOn: string;
      readonly subject: string | null;
      readonly summary: string | null;
      readonly topics: ReadonlyArray<NameFragment>;
    } & NameFragment)
  | ({
      readonly seenOn: string;
      readonly subject: string | null;
      readonly summary: string | null;
    } & NameFragment);
export type ChapterNameFragment = { readonly title: string; readonly locale: Locale };
export type FirmThereFragment = {
  readonly places: ReadonlyArray<
    | CardFragment
    | ({
        readonly presence: LocationPresence;
        readonly within: ReadonlyArray<OfficesAtFragment>;
      } & OfficesAtFragment &
        CardFragment)
  >;
};
export type OfficesAtFragment = {
  readonly offices: ReadonlyArray<
    | CardFragment
    | ({
        readonly address: string;
        readonly phone: string;
        readonly email: string | null;
        readonly head: PersonCardFragment | null;
      } & CardFragment)
  >;
};
export type AnswerTextsFragment = {
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly penalties: string | null;
  readonly conditions: ReadonlyArray<{ readonly text: string }>;
  readonly thresholds: ReadonlyArray<{
    readonly label: string;
    readonly value: number;
    readonly unit: string;
  }>;
  readonly instruments: ReadonlyArray<{
    readonly name: string;
    readonly nativeTitle: string | null;
    readonly citation: string | null;
    readonly url: string | null;
  }>;
};
export type FacetFragment = { readonly field: string; readonly values: ReadonlyArray<FacetValueFragment> };
export type FacetValueFragment = {
  readonly value: string;
  readonly label: string | null;
  readonly locale: Locale | null;
  readonly count: number;
};
