// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { LocationRegion } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type ContactPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type ContactPageQuery = {
  readonly section:
    | ({
        readonly children: ReadonlyArray<
          | CardFragment
          | ({
              readonly contacts: ReadonlyArray<DeskFragment>;
              readonly desks: ReadonlyArray<{
                readonly name: string;
                readonly hours: string | null;
                readonly phone: string | null;
                readonly email: string | null;
              }>;
            } & CardFragment)
        >;
      } & CoreFragment)
    | null;
  readonly offices: {
    readonly nodes: ReadonlyArray<
      { readonly phone: string; readonly location: { readonly region: LocationRegion } | null } & NameFragment
    >;
  };
};
export type DeskFragment =
  | NameFragment
  | ({ readonly officePhone: string; readonly officeEmail: string | null } & NameFragment)
  | ({
      readonly jobTitle: string;
      readonly email: string | null;
      readonly phone: string | null;
    } & NameFragment);
export const contactPageQuery = stored<ContactPageQuery, ContactPageQueryVariables>('ContactPage', 'query ContactPage($id: ID!, $locale: Locale!) {\n  section(id: $id, locale: $locale) {\n    ...Core\n    children(first: 40, types: ["page"]) {\n      ...Card\n      ... on Page {\n        contacts {\n          ...Desk\n        }\n        desks {\n          name\n          hours\n          phone\n          email\n        }\n      }\n    }\n  }\n  offices(locale: $locale, first: 100) {\n    nodes {\n      ...Name\n      phone\n      location {\n        region\n      }\n    }\n  }\n}\n\nfragment Desk on Record {\n  ...Name\n  ... on Person {\n    jobTitle\n    email\n    phone\n  }\n  ... on Office {\n    officePhone: phone\n    officeEmail: email\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
