// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { ScamAlertChannel, ScamAlertStatus } from '../../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { FirmPageFragment } from '../about.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type AlertsPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type AlertsPageQuery = {
  readonly page: FirmPageFragment | null;
  readonly scamAlerts: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly title: string;
      readonly summary: string | null;
      readonly body: RichText | null;
      readonly seenOn: string;
      readonly channel: ScamAlertChannel;
      readonly status: ScamAlertStatus;
      readonly reports: number | null;
      readonly indicators: ReadonlyArray<{ readonly value: string }>;
    }>;
  };
  readonly offices: { readonly nodes: ReadonlyArray<{ readonly phone: string } & NameFragment> };
  readonly people: {
    readonly nodes: ReadonlyArray<{ readonly phone: string | null; readonly mobile: string | null }>;
  };
  readonly pages: {
    readonly nodes: ReadonlyArray<{ readonly desks: ReadonlyArray<{ readonly phone: string | null }> }>;
  };
};
export const alertsPageQuery = stored<AlertsPageQuery, AlertsPageQueryVariables>('AlertsPage', 'query AlertsPage($id: ID!, $locale: Locale!) {\n  page(id: $id, locale: $locale) {\n    ...FirmPage\n  }\n  scamAlerts(locale: $locale, first: 100) {\n    nodes {\n      id\n      locale\n      title\n      summary\n      body\n      seenOn\n      channel\n      status\n      reports\n      indicators {\n        value\n      }\n    }\n  }\n  offices(locale: $locale, first: 100, order: TITLE) {\n    nodes {\n      ...Name\n      phone\n    }\n  }\n  people(locale: $locale, first: 500, filter: { standing: [ACTIVE, ON_LEAVE] }) {\n    nodes {\n      phone\n      mobile\n    }\n  }\n  pages(locale: $locale, first: 500) {\n    nodes {\n      desks {\n        phone\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment FirmPage on Page {\n  ...Core\n  ...SideTree\n  form\n  children(first: 60) {\n    ...Card\n  }\n  facts {\n    label\n    value\n    source\n    asAt\n  }\n  milestones {\n    year\n    title\n    text\n  }\n  desks {\n    name\n    hours\n    phone\n    email\n  }\n  series {\n    name\n    unit\n    source\n    asAt\n    years {\n      year\n      value\n    }\n  }\n  projects {\n    name\n    partner\n    hours\n    goal\n    result\n  }\n  seats {\n    name\n    role\n    since\n    person {\n      url\n    }\n  }\n  contacts {\n    ...Name\n    ... on Person {\n      grade\n      ...Plated\n    }\n    ... on Office {\n      summary\n      officePhone: phone\n      officeEmail: email\n    }\n  }\n  related {\n    ...Card\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
