// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type {
  ChangeKind,
  GateKind,
  NavigatorCellCertainty,
  NavigatorCellLegalStatus,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  AnswerTextsFragment,
  ChapterNameFragment,
  CoreFragment,
  FirmThereFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorChapterPageQueryVariables = {
  id: string;
  locale: Locale;
  on?: string | null | undefined;
  known?: string | null | undefined;
};
export type NavigatorChapterPageQuery = {
  readonly navigatorChapter:
    | ({
        readonly name: string;
        readonly nameLocale: Locale;
        readonly gate: { readonly kind: GateKind } | null;
        readonly within: {
          readonly id: string;
          readonly title: string;
          readonly url: string | null;
          readonly service:
            | {
                readonly id: string;
                readonly title: string;
                readonly url: string | null;
                readonly regions: ReadonlyArray<RegionChaptersFragment>;
              }
            | {
                readonly id: string;
                readonly title: string;
                readonly url: string | null;
                readonly sample: {
                  readonly id: string;
                  readonly title: string;
                  readonly url: string | null;
                } | null;
                readonly regions: ReadonlyArray<RegionChaptersFragment>;
              }
            | null;
        } | null;
        readonly jurisdiction:
          | ({
              readonly title: string;
              readonly nativeName: string | null;
              readonly legalSystem: string | null;
              readonly regulators: ReadonlyArray<{
                readonly name: string;
                readonly language: string | null;
                readonly url: string | null;
                readonly calledHere: string | null;
              }>;
              readonly officialSources: ReadonlyArray<{
                readonly name: string;
                readonly language: string | null;
                readonly url: string;
              }>;
            } & FirmThereFragment)
          | null;
        readonly contacts: ReadonlyArray<PersonCardFragment>;
        readonly entries: ReadonlyArray<EntryFragment>;
        readonly replaced: ReadonlyArray<{
          readonly id: string;
          readonly locale: Locale;
          readonly heldTo: string | null;
          readonly effectiveFrom: string | null;
          readonly topic: {
            readonly id: string;
            readonly slug: string;
            readonly title: string;
            readonly locale: Locale;
          } | null;
        }>;
        readonly changes: ReadonlyArray<{
          readonly entryId: string;
          readonly locale: Locale;
          readonly headline: string;
          readonly headlineBefore: string;
          readonly translated: string | null;
          readonly translatedBefore: string | null;
          readonly kind: ChangeKind;
          readonly note: string | null;
          readonly translatedNote: string | null;
          readonly publishedAt: string;
          readonly topic: {
            readonly id: string;
            readonly slug: string;
            readonly title: string;
            readonly locale: Locale;
          } | null;
          readonly texts: { readonly summary: string | null; readonly body: RichText | null } | null;
          readonly textsBefore: { readonly summary: string | null; readonly body: RichText | null } | null;
        }>;
      } & CoreFragment)
    | null;
};
export type EntryFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly legalStatus: NavigatorCellLegalStatus;
  readonly stage: string | null;
  readonly expectedOn: string | null;
  readonly certainty: NavigatorCellCertainty | null;
  readonly enactedOn: string | null;
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly reviewedOn: string | null;
  readonly reviewDueOn: string | null;
  readonly firstPublishedAt: string;
  readonly publishedAt: string;
  readonly author: NameFragment | null;
  readonly reviewer: NameFragment | null;
  readonly topic: {
    readonly id: string;
    readonly slug: string;
    readonly locale: Locale;
    readonly title: string;
    readonly question: string;
    readonly help: string | null;
    readonly group: string | null;
  } | null;
} & AnswerTextsFragment;
export type RegionChaptersFragment = {
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
  readonly chapters: ReadonlyArray<
    | {
        readonly id: string;
        readonly translations: ReadonlyArray<{ readonly locale: Locale; readonly url: string | null }>;
      }
    | ({
        readonly id: string;
        readonly translations: ReadonlyArray<{ readonly locale: Locale; readonly url: string | null }>;
      } & ChapterNameFragment)
  >;
};
export const navigatorChapterPageQuery = stored<
  NavigatorChapterPageQuery,
  NavigatorChapterPageQueryVariables
>('NavigatorChapterPage', 'query NavigatorChapterPage($id: ID!, $locale: Locale!, $on: Date, $known: DateTime) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    name\n    nameLocale\n    gate {\n      kind\n    }\n    within: parent {\n      id\n      title\n      url\n      service: parent {\n        id\n        title\n        url\n        ... on NavigatorService {\n          sample {\n            id\n            title\n            url\n          }\n        }\n        regions: children(types: ["navigatorRegion"]) {\n          ...RegionChapters\n        }\n      }\n    }\n    jurisdiction {\n      title\n      nativeName\n      legalSystem\n      regulators {\n        name\n        language\n        url\n        calledHere\n      }\n      officialSources {\n        name\n        language\n        url\n      }\n      ...FirmThere\n    }\n    contacts {\n      ...PersonCard\n    }\n    entries(on: $on, known: $known) {\n      ...Entry\n    }\n    replaced: children(types: ["navigatorCell"]) {\n      ... on NavigatorCell {\n        id\n        locale\n        heldTo\n        effectiveFrom\n        topic {\n          id\n          slug\n          title\n          locale\n        }\n      }\n    }\n    changes(first: 20, known: $known) {\n      entryId\n      topic(locale: $locale) {\n        id\n        slug\n        title\n        locale\n      }\n      locale\n      headline\n      headlineBefore\n      translated\n      translatedBefore\n      texts {\n        summary\n        body\n      }\n      textsBefore {\n        summary\n        body\n      }\n      kind\n      note\n      translatedNote\n      publishedAt\n    }\n  }\n}\n\nfragment Entry on NavigatorCell {\n  id\n  locale\n  title\n  legalStatus\n  ...AnswerTexts\n  stage\n  expectedOn\n  certainty\n  enactedOn\n  effectiveFrom\n  effectiveTo\n  author {\n    ...Name\n  }\n  reviewer {\n    ...Name\n  }\n  reviewedOn\n  reviewDueOn\n  firstPublishedAt\n  publishedAt\n  topic {\n    id\n    slug\n    locale\n    title\n    question\n    help\n    group\n  }\n}\n\nfragment RegionChapters on Record {\n  id\n  title\n  locale\n  chapters: children(types: ["navigatorChapter"]) {\n    id\n    ... on NavigatorChapter {\n      ...ChapterName\n    }\n    translations {\n      locale\n      url\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment FirmThere on Jurisdiction {\n  places: linkedFrom(types: ["location"], field: "jurisdiction", first: 10) {\n    ...Card\n    ... on Location {\n      presence\n      ...OfficesAt\n      within: linkedFrom(types: ["location"], field: "country", first: 10) {\n        ...OfficesAt\n      }\n    }\n  }\n}\n\nfragment OfficesAt on Location {\n  offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n    ...Card\n    ... on Office {\n      address\n      phone\n      email\n      head {\n        ...PersonCard\n      }\n    }\n  }\n}\n\nfragment AnswerTexts on NavigatorCell {\n  summary\n  body\n  conditions {\n    text\n  }\n  thresholds {\n    label\n    value\n    unit\n  }\n  penalties\n  instruments {\n    name\n    nativeTitle\n    citation\n    url\n  }\n}');
