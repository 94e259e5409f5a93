// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  JobContract,
  JobDepartment,
  JobLevel,
  JobSalaryPer,
  JobWorkplace,
  PersonGrade,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PostalFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { BenefitsOfFragment } from '../benefits.fragments.gen.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import type { PlatedFragment } from '../../shared/records/portraits/plated.fragments.gen.ts';
import type { SideTreeFragment } from '../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type CareersPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type CareersPageQuery = {
  readonly record:
    | (CoreFragment &
        SideTreeFragment & {
          readonly __typename:
            | 'Award'
            | 'BlogCategory'
            | 'BlogPost'
            | 'Deal'
            | 'Entity'
            | 'Event'
            | 'Faq'
            | 'GraduatePage'
            | 'Home'
            | 'Jurisdiction'
            | 'Location'
            | 'MarketingPage'
            | 'NavigatorArticle'
            | 'NavigatorCell'
            | 'NavigatorChapter'
            | 'NavigatorRegion'
            | 'NavigatorService'
            | 'NavigatorTopic'
            | 'News'
            | 'Newsletter';
        })
    | (CoreFragment &
        SideTreeFragment & {
          readonly __typename:
            | 'Office'
            | 'Person'
            | 'Policy'
            | 'Programme'
            | 'Publication'
            | 'ScamAlert'
            | 'Section'
            | 'Sector'
            | 'Service'
            | 'Solution'
            | 'Synonym'
            | 'Topic'
            | 'TrainingItem'
            | 'TrainingSeries'
            | 'Work'
            | 'WorkPart';
        })
    | ({
        readonly hybrid: string | null;
        readonly summary: string | null;
        readonly department: JobDepartment;
        readonly team: string | null;
        readonly contract: JobContract;
        readonly workplace: JobWorkplace;
        readonly salaryFrom: number | null;
        readonly salaryTo: number | null;
        readonly currency: string | null;
        readonly salaryPer: JobSalaryPer | null;
        readonly postedOn: string;
        readonly closesAt: string | null;
        readonly timeZone: string;
        readonly filled: boolean;
        readonly jobLevel: JobLevel;
        readonly offices: ReadonlyArray<NameFragment & PostalFragment & NameFragment>;
        readonly responsibilities: ReadonlyArray<{ readonly text: string }>;
        readonly essential: ReadonlyArray<{ readonly text: string }>;
        readonly desirable: ReadonlyArray<{ readonly text: string }>;
        readonly process: ReadonlyArray<{ readonly stage: string; readonly days: number | null }>;
        readonly recruiter: PlatedFragment | null;
        readonly benefitsOf: (NameFragment & BenefitsOfFragment) | null;
        readonly similar: ReadonlyArray<NameFragment>;
      } & NameFragment &
        CoreFragment &
        SideTreeFragment & { readonly __typename: 'Job' })
    | ({
        readonly children: ReadonlyArray<CardFragment>;
        readonly facts: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
          readonly source: string | null;
          readonly asAt: string | null;
        }>;
        readonly milestones: ReadonlyArray<{
          readonly year: string;
          readonly title: string;
          readonly text: string | null;
        }>;
        readonly contacts: ReadonlyArray<
          NameFragment | ({ readonly grade: PersonGrade } & PlatedFragment & NameFragment)
        >;
        readonly related: ReadonlyArray<CardFragment>;
      } & BenefitsOfFragment &
        CoreFragment &
        SideTreeFragment & { readonly __typename: 'Page' })
    | null;
  readonly jobs: { readonly nodes: ReadonlyArray<JobCardFragment> };
  readonly below: { readonly totalCount: number; readonly nodes: ReadonlyArray<JobCardFragment> };
};
export const careersPageQuery = stored<CareersPageQuery, CareersPageQueryVariables>('CareersPage', 'query CareersPage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    ... on Page {\n      children(first: 60, types: ["page"]) {\n        ...Card\n      }\n      facts {\n        label\n        value\n        source\n        asAt\n      }\n      milestones {\n        year\n        title\n        text\n      }\n      ...BenefitsOf\n      contacts {\n        ...Name\n        ... on Person {\n          grade\n          ...Plated\n        }\n      }\n      related {\n        ...Card\n      }\n    }\n    ... on Job {\n      ...JobCard\n      hybrid\n      offices {\n        ...Name\n        ...Postal\n      }\n      responsibilities {\n        text\n      }\n      essential {\n        text\n      }\n      desirable {\n        text\n      }\n      process {\n        stage\n        days\n      }\n      recruiter {\n        ...Plated\n      }\n      benefitsOf: benefits {\n        ...Name\n        ...BenefitsOf\n      }\n      similar {\n        ...Name\n      }\n    }\n  }\n  jobs(locale: $locale, filter: { state: ["open"] }, first: 100) {\n    nodes {\n      ...JobCard\n    }\n  }\n  below: jobs(\n    locale: $locale\n    filter: { state: ["open"], page: [$id] }\n    first: 100\n  ) {\n    totalCount\n    nodes {\n      ...JobCard\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Postal on Office {\n  title\n  address\n  location {\n    title\n    country {\n      title\n    }\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment BenefitsOf on Page {\n  benefits {\n    name\n    value\n    who\n    event\n  }\n}\n\nfragment JobCard on Job {\n  ...Name\n  summary\n  department\n  team\n  jobLevel: level\n  contract\n  workplace\n  salaryFrom\n  salaryTo\n  currency\n  salaryPer\n  postedOn\n  closesAt\n  timeZone\n  filled\n  offices {\n    ...Name\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
