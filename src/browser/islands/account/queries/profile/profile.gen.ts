// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { PermissionList } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountProfileQueryVariables = { locale: Locale };
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
