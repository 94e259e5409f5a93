// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { GateKind } from '../../graphql/content/schema-types.gen.ts';
import type { ReportTableFragment } from './report.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type SavedReportQueryVariables = {
  id: string;
  language: Locale;
  version?: number | null | undefined;
  compared: boolean;
  detail: boolean;
  full: boolean;
  sources: boolean;
  contacts: boolean;
  changes: boolean;
};
export type SavedReportQuery = {
  readonly me: {
    readonly savedReport: {
      readonly title: string;
      readonly newest: number;
      readonly service: {
        readonly id: string;
        readonly title: string;
        readonly locale: Locale;
        readonly path: string | null;
        readonly gate: { readonly kind: GateKind } | null;
      } | null;
      readonly frozen: {
        readonly number: number;
        readonly madeAt: string;
        readonly withheld: ReadonlyArray<{ readonly jurisdiction: string; readonly topic: string }>;
        readonly report: ReportTableFragment;
      };
      readonly now?: ReportTableFragment;
    };
  };
};
export const savedReportQuery = stored<SavedReportQuery, SavedReportQueryVariables>('SavedReport', 'query SavedReport($id: ID!, $language: Locale!, $version: Int, $compared: Boolean!, $detail: Boolean!, $full: Boolean!, $sources: Boolean!, $contacts: Boolean!, $changes: Boolean!) {\n  me {\n    savedReport(id: $id, locale: $language) {\n      title\n      newest\n      service {\n        id\n        title\n        locale\n        gate {\n          kind\n        }\n        path\n      }\n      frozen(version: $version) {\n        number\n        madeAt\n        withheld {\n          jurisdiction\n          topic\n        }\n        report {\n          ...ReportTable\n        }\n      }\n      now @include(if: $compared) {\n        ...ReportTable\n      }\n    }\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment FirmThere on Jurisdiction {\n  places: linkedFrom(types: ["location"], field: "jurisdiction", first: 10) {\n    ...Card\n    ... on Location {\n      presence\n      ...OfficesAt\n      within: linkedFrom(types: ["location"], field: "country", first: 10) {\n        ...OfficesAt\n      }\n    }\n  }\n}\n\nfragment OfficesAt on Location {\n  offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n    ...Card\n    ... on Office {\n      address\n      phone\n      email\n      head {\n        ...PersonCard\n      }\n    }\n  }\n}\n\nfragment ReportTable on NavigatorReport {\n  asked\n  unknown\n  most\n  asFile\n  table {\n    on\n    known\n    jurisdictions {\n      key\n      chapter {\n        ...ChapterName\n        jurisdiction {\n          nativeName\n        }\n        firm: jurisdiction @include(if: $contacts) {\n          ...FirmThere\n        }\n        contacts @include(if: $contacts) {\n          title\n          jobTitle\n          email\n          phone\n        }\n        changes(first: 200) @include(if: $changes) {\n          entryId\n          locale\n          headline\n          headlineBefore\n          translated\n          translatedBefore\n          note\n          translatedNote\n          publishedAt\n        }\n      }\n    }\n    topics {\n      key\n      topic {\n        title\n        locale\n        question\n        help\n      }\n    }\n    leaves {\n      position\n      hash\n      basis {\n        locale\n        number\n        position\n        hash\n      }\n    }\n    checkpoint\n    cells {\n      jurisdiction\n      topic\n      entry {\n        id\n        locale\n        version\n        title\n        legalStatus\n        effectiveFrom\n        reviewedOn\n        reviewDueOn\n        author {\n          title\n        }\n        reviewer {\n          title\n        }\n        summary @include(if: $detail)\n        conditions @include(if: $detail) {\n          text\n        }\n        thresholds @include(if: $detail) {\n          label\n          value\n          unit\n        }\n        penalties @include(if: $detail)\n        body @include(if: $full)\n        instruments @include(if: $sources) {\n          name\n          nativeTitle\n          citation\n          url\n        }\n      }\n    }\n  }\n}');
