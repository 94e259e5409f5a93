// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { PermissionList } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountProfileQueryVariables = {
  locale: Locale;
};
export type AccountProfileQuery = {
  readonly me: {
    readonly mayEdit: boolean;
    readonly mayPublish: boolean;
    readonly deletionDue: string | null;
    readonly profile: {
      readonly email: string;
      readonly emailVerified: boolean;
      readonly firstName: string;
      readonly lastName: string;
      readonly organisationName: string;
      readonly jobTitle: string;
      readonly prismaId: string;
      readonly connection: string;
      readonly isLocal: boolean;
      readonly languages: ReadonlyArray<string>;
      readonly timeZone: string;
      readonly interests: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly type: string;
      }>;
    };
    readonly permissions: ReadonlyArray<{
      readonly list: PermissionList;
      readonly name: string;
      readonly title: string;
      readonly until: string | null;
    }>;
  };
};
export const accountProfileQuery = stored<AccountProfileQuery, AccountProfileQueryVariables>('AccountProfile', 'query AccountProfile($locale: Locale!) {\n  me {\n    profile {\n      email\n      emailVerified\n      firstName\n      lastName\n      organisationName\n      jobTitle\n      prismaId\n      connection\n      isLocal\n      languages\n      timeZone\n      interests(locale: $locale) {\n        id\n        title\n        type\n      }\n    }\n    mayEdit\n    mayPublish\n    permissions {\n      list\n      name\n      title(locale: $locale)\n      until\n    }\n    deletionDue\n  }\n}');
