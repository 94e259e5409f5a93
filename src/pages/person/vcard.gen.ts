// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonStanding =
  | 'ACTIVE'
  | 'FORMER'
  | 'ON_LEAVE';

export type PersonCardFileQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type PersonCardFileQuery = { readonly person: { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly publishedAt: string, readonly givenName: string, readonly familyName: string, readonly nativeName: string | null, readonly pronouns: string | null, readonly postNominals: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly mobile: string | null, readonly standing: PersonStanding, readonly withdrawn: { readonly at: string } | null, readonly languages: ReadonlyArray<{ readonly language: string }>, readonly services: ReadonlyArray<{ readonly title: string }>, readonly offices: ReadonlyArray<{ readonly title: string, readonly address: string, readonly latitude: number | null, readonly longitude: number | null, readonly timeZone: string, readonly phone: string }> } | null };

export const personCardFileQuery = stored<PersonCardFileQuery, PersonCardFileQueryVariables>(
  'PersonCardFile',
  "query PersonCardFile($id: ID!, $locale: Locale!) {\n  person(id: $id, locale: $locale) {\n    id\n    locale\n    title\n    url\n    publishedAt\n    withdrawn {\n      at\n    }\n    givenName\n    familyName\n    nativeName\n    pronouns\n    postNominals\n    jobTitle\n    email\n    phone\n    mobile\n    standing\n    languages {\n      language\n    }\n    services {\n      title\n    }\n    offices {\n      title\n      address\n      latitude\n      longitude\n      timeZone\n      phone\n    }\n  }\n}",
);
