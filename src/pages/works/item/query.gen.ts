// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { TextOfPartFragment } from '../works.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type WorkCoverQueryVariables = {
  id: string;
  locale: Locale;
};
export type WorkCoverQuery = { readonly work: WholeWorkFragment | null };
export type WholeWorkFragment = {
  readonly audience: string | null;
  readonly pricing: string | null;
  readonly priceFrom: number | null;
  readonly priceCurrency: string | null;
  readonly steps: string | null;
  readonly needs: string | null;
  readonly product: { readonly name: string | null; readonly feature: string | null } | null;
  readonly points: ReadonlyArray<{ readonly title: string; readonly text: string }>;
  readonly assurances: ReadonlyArray<{ readonly label: string; readonly text: string }>;
  readonly contacts: ReadonlyArray<PersonCardFragment>;
  readonly services: ReadonlyArray<NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly jurisdictions: ReadonlyArray<NameFragment>;
  readonly topics: ReadonlyArray<{ readonly alike: ReadonlyArray<CardFragment> } & NameFragment>;
  readonly campaigns: ReadonlyArray<{ readonly summary: string | null } & NameFragment>;
  readonly parts: ReadonlyArray<
    {
      readonly parts: ReadonlyArray<
        {
          readonly parts: ReadonlyArray<
            {
              readonly parts: ReadonlyArray<
                { readonly parts: ReadonlyArray<TextOfPartFragment> } & TextOfPartFragment
              >;
            } & TextOfPartFragment
          >;
        } & TextOfPartFragment
      >;
    } & TextOfPartFragment
  >;
} & CoreFragment;
export const workCoverQuery = stored<WorkCoverQuery, WorkCoverQueryVariables>('WorkCover', 'query WorkCover($id: ID!, $locale: Locale!) {\n  work(id: $id, locale: $locale) {\n    ...WholeWork\n  }\n}\n\nfragment WholeWork on Work {\n  ...Core\n  product {\n    name\n    feature\n  }\n  audience\n  points {\n    title\n    text\n  }\n  pricing\n  priceFrom\n  priceCurrency\n  steps\n  needs\n  assurances {\n    label\n    text\n  }\n  contacts {\n    ...PersonCard\n  }\n  services {\n    ...Name\n  }\n  sectors {\n    ...Name\n  }\n  jurisdictions {\n    ...Name\n  }\n  topics {\n    ...Name\n    alike: linkedFrom(types: ["work"], lists: [WRITING], field: "topics", first: 6) {\n      ...Card\n    }\n  }\n  campaigns: children(types: ["marketingPage"], first: 1) {\n    ...Name\n    summary\n  }\n  parts: children(types: ["workPart"], first: 100) {\n    ... on WorkPart {\n      ...TextOfPart\n      parts: children(types: ["workPart"], first: 100) {\n        ... on WorkPart {\n          ...TextOfPart\n          parts: children(types: ["workPart"], first: 100) {\n            ... on WorkPart {\n              ...TextOfPart\n              parts: children(types: ["workPart"], first: 100) {\n                ... on WorkPart {\n                  ...TextOfPart\n                  parts: children(types: ["workPart"], first: 100) {\n                    ... on WorkPart {\n                      ...TextOfPart\n                    }\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}\n\nfragment TextOfPart on WorkPart {\n  id\n  locale\n  title\n  url\n  summary\n  body\n  publishedAt\n  authors {\n    ...BylinePerson\n  }\n}');
