// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonStanding } from '../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PersonCardFileQueryVariables = {
  id: string;
  locale: Locale;
};
export type PersonCardFileQuery = {
  readonly person: {
    readonly id: string;
    readonly locale: Locale;
    readonly title: string;
    readonly url: string | null;
    readonly publishedAt: string;
    readonly givenName: string;
    readonly familyName: string;
    readonly nativeName: string | null;
    readonly pronouns: string | null;
    readonly postNominals: string | null;
    readonly jobTitle: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly mobile: string | null;
    readonly standing: PersonStanding;
    readonly withdrawn: { readonly at: string } | null;
    readonly languages: ReadonlyArray<{ readonly language: string }>;
    readonly services: ReadonlyArray<{ readonly title: string }>;
    readonly offices: ReadonlyArray<{
      readonly title: string;
      readonly address: string;
      readonly latitude: number | null;
      readonly longitude: number | null;
      readonly timeZone: string;
      readonly phone: string;
    }>;
  } | null;
};
export const personCardFileQuery = stored<PersonCardFileQuery, PersonCardFileQueryVariables>('PersonCardFile', 'query PersonCardFile($id: ID!, $locale: Locale!) {\n  person(id: $id, locale: $locale) {\n    id\n    locale\n    title\n    url\n    publishedAt\n    withdrawn {\n      at\n    }\n    givenName\n    familyName\n    nativeName\n    pronouns\n    postNominals\n    jobTitle\n    email\n    phone\n    mobile\n    standing\n    languages {\n      language\n    }\n    services {\n      title\n    }\n    offices {\n      title\n      address\n      latitude\n      longitude\n      timeZone\n      phone\n    }\n  }\n}');
