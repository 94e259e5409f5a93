// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { ReportPartsFragment } from './report.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type ReportQueryVariables = {
  id: string;
  locale: Locale;
  language: Locale;
  jurisdictions: ReadonlyArray<string> | string;
  add?: ReadonlyArray<string> | string | null | undefined;
  topics?: ReadonlyArray<string> | string | null | undefined;
  on?: string | null | undefined;
  known?: string | null | undefined;
  detail: boolean;
  full: boolean;
  sources: boolean;
  contacts: boolean;
  changes: boolean;
};
export type ReportQuery = {
  readonly page: { readonly path: string | null } | null;
  readonly report: ReportPartsFragment | null;
};
export const reportQuery = stored<ReportQuery, ReportQueryVariables>('Report', 'query Report($id: ID!, $locale: Locale!, $language: Locale!, $jurisdictions: [String!]!, $add: [String!], $topics: [String!], $on: Date, $known: DateTime, $detail: Boolean!, $full: Boolean!, $sources: Boolean!, $contacts: Boolean!, $changes: Boolean!) {\n  page: navigatorService(id: $id, locale: $locale) {\n    path\n  }\n  report: navigatorService(id: $id, locale: $language) {\n    ...ReportParts\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment FirmThere on Jurisdiction {\n  places: linkedFrom(types: ["location"], field: "jurisdiction", first: 10) {\n    ...Card\n    ... on Location {\n      presence\n      ...OfficesAt\n      within: linkedFrom(types: ["location"], field: "country", first: 10) {\n        ...OfficesAt\n      }\n    }\n  }\n}\n\nfragment OfficesAt on Location {\n  offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n    ...Card\n    ... on Office {\n      address\n      phone\n      email\n      head {\n        ...PersonCard\n      }\n    }\n  }\n}\n\nfragment ReportParts on NavigatorService {\n  id\n  title\n  locale\n  gate {\n    kind\n  }\n  report(\n    jurisdictions: $jurisdictions\n    add: $add\n    topics: $topics\n    on: $on\n    known: $known\n  ) {\n    ...ReportTable\n  }\n}\n\nfragment ReportTable on NavigatorReport {\n  asked\n  unknown\n  most\n  asFile\n  table {\n    on\n    known\n    jurisdictions {\n      key\n      chapter {\n        ...ChapterName\n        jurisdiction {\n          nativeName\n        }\n        firm: jurisdiction @include(if: $contacts) {\n          ...FirmThere\n        }\n        contacts @include(if: $contacts) {\n          title\n          jobTitle\n          email\n          phone\n        }\n        changes(first: 200) @include(if: $changes) {\n          entryId\n          locale\n          headline\n          headlineBefore\n          translated\n          translatedBefore\n          note\n          translatedNote\n          publishedAt\n        }\n      }\n    }\n    topics {\n      key\n      topic {\n        title\n        locale\n        question\n        help\n      }\n    }\n    leaves {\n      position\n      hash\n      basis {\n        locale\n        number\n        position\n        hash\n      }\n    }\n    checkpoint\n    cells {\n      jurisdiction\n      topic\n      entry {\n        id\n        locale\n        version\n        title\n        legalStatus\n        effectiveFrom\n        reviewedOn\n        reviewDueOn\n        author {\n          title\n        }\n        reviewer {\n          title\n        }\n        summary @include(if: $detail)\n        conditions @include(if: $detail) {\n          text\n        }\n        thresholds @include(if: $detail) {\n          label\n          value\n          unit\n        }\n        penalties @include(if: $detail)\n        body @include(if: $full)\n        instruments @include(if: $sources) {\n          name\n          nativeTitle\n          citation\n          url\n        }\n      }\n    }\n  }\n}');
