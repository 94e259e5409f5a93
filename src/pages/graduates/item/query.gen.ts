// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type {
  EventRegistration,
  EventStanding,
  ProgrammeEligibilityDegree,
  ProgrammeEligibilityFrom,
  ProgrammeEligibilityNeededBefore,
  ProgrammeEligibilityOtherSubjectsFrom,
  ProgrammeEligibilityUntil,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type GraduatePageQueryVariables = {
  id: string;
  locale: Locale;
  today: string;
};
export type GraduatePageQuery = {
  readonly page:
    | ({
        readonly facts: ReadonlyArray<{
          readonly value: string;
          readonly label: string;
          readonly note: string | null;
        }>;
        readonly voices: ReadonlyArray<{
          readonly quote: string;
          readonly name: string;
          readonly role: string | null;
        }>;
        readonly contacts: ReadonlyArray<PersonCardFragment>;
        readonly questions: ReadonlyArray<QuestionFragment>;
      } & CoreFragment)
    | null;
  readonly programmes: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly title: string;
      readonly slug: string;
      readonly summary: string | null;
      readonly body: RichText | null;
      readonly country: string;
      readonly timeZone: string;
      readonly opensOn: string | null;
      readonly closesAt: string | null;
      readonly startsOn: string | null;
      readonly seats: number | null;
      readonly salary: string | null;
      readonly email: string;
      readonly publishedAt: string;
      readonly firstPublishedAt: string;
      readonly sponsorsVisa: boolean;
      readonly contacts: ReadonlyArray<PersonCardFragment>;
      readonly eligibility: {
        readonly from: ProgrammeEligibilityFrom;
        readonly otherSubjectsFrom: ProgrammeEligibilityOtherSubjectsFrom | null;
        readonly until: ProgrammeEligibilityUntil | null;
        readonly degree: ProgrammeEligibilityDegree;
        readonly examination: string | null;
        readonly neededBefore: ProgrammeEligibilityNeededBefore | null;
      } | null;
      readonly steps: ReadonlyArray<{
        readonly title: string;
        readonly text: string | null;
        readonly time: string | null;
        readonly source: string | null;
        readonly url: string | null;
      }>;
    }>;
  };
  readonly events: {
    readonly nodes: ReadonlyArray<
      {
        readonly summary: string | null;
        readonly startsAt: string;
        readonly endsAt: string;
        readonly timeZone: string;
        readonly venue: string | null;
        readonly registration: EventRegistration;
        readonly standing: EventStanding;
        readonly office: NameFragment | null;
      } & NameFragment
    >;
  };
  readonly pages: {
    readonly nodes: ReadonlyArray<{ readonly slug: string; readonly summary: string | null } & NameFragment>;
  };
};
export type QuestionFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly audience: string | null;
  readonly reviewedOn: string | null;
};
export const graduatePageQuery = stored<GraduatePageQuery, GraduatePageQueryVariables>('GraduatePage', 'query GraduatePage($id: ID!, $locale: Locale!, $today: DateTime!) {\n  page: graduatePage(id: $id, locale: $locale) {\n    ...Core\n    facts {\n      value\n      label\n      note\n    }\n    voices {\n      quote\n      name\n      role\n    }\n    contacts {\n      ...PersonCard\n    }\n    questions {\n      ...Question\n    }\n  }\n  programmes(locale: $locale, first: 50) {\n    nodes {\n      id\n      locale\n      title\n      slug\n      summary\n      body\n      country\n      timeZone\n      opensOn\n      closesAt\n      startsOn\n      seats\n      salary\n      email\n      publishedAt\n      firstPublishedAt\n      contacts {\n        ...PersonCard\n      }\n      sponsorsVisa\n      eligibility {\n        from\n        otherSubjectsFrom\n        until\n        degree\n        examination\n        neededBefore\n      }\n      steps {\n        title\n        text\n        time\n        source\n        url\n      }\n    }\n  }\n  events(locale: $locale, filter: { kind: [GRADUATE] }, from: $today, first: 12) {\n    nodes {\n      ...Name\n      summary\n      startsAt\n      endsAt\n      timeZone\n      venue\n      office {\n        ...Name\n      }\n      registration\n      standing\n    }\n  }\n  pages: graduatePages(locale: $locale, first: 50) {\n    nodes {\n      ...Name\n      slug\n      summary\n    }\n  }\n}\n\nfragment Question on Faq {\n  id\n  locale\n  slug\n  title\n  summary\n  body\n  audience\n  reviewedOn\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}');
