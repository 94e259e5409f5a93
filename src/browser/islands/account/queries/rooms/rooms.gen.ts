// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency, MatterStatus } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountRoomsQueryVariables = {
  room?: string | null | undefined;
  locale: Locale;
};
export type AccountRoomsQuery = {
  readonly me: {
    readonly rooms: ReadonlyArray<{ readonly name: string; readonly title: string }>;
    readonly room: {
      readonly name: string;
      readonly title: string;
      readonly told: AlertFrequency | null;
      readonly calendar: { readonly madeAt: string } | null;
      readonly matters: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly locale: Locale;
        readonly status: MatterStatus;
        readonly dates: ReadonlyArray<{ readonly id: string; readonly day: string; readonly title: string }>;
      }>;
      readonly documents: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly locale: Locale;
        readonly matterId: string | null;
        readonly until: string | null;
        readonly versions: ReadonlyArray<{
          readonly number: number;
          readonly name: string;
          readonly size: number;
          readonly scan: string;
          readonly sender: string | null;
          readonly byFirm: boolean;
          readonly addedAt: string;
        }>;
        readonly readers: ReadonlyArray<{
          readonly number: number;
          readonly name: string | null;
          readonly at: string;
        }>;
      }>;
      readonly firmPeople: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly url: string | null;
        readonly jobTitle: string;
        readonly locale: Locale;
      }>;
      readonly members: ReadonlyArray<{ readonly name: string | null; readonly jobTitle: string | null }>;
    } | null;
  };
};
