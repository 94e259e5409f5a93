// Generated from the fragments by `npm run generate`. Do not edit.
import type { PageForm, PersonGrade } from '../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import type { PlatedFragment } from '../shared/records/portraits/plated.fragments.gen.ts';
import type { SideTreeFragment } from '../shared/records/side-tree/side-tree.fragments.gen.ts';
export type FirmPageFragment = {
  readonly form: PageForm | null;
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
  readonly desks: ReadonlyArray<{
    readonly name: string;
    readonly hours: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  }>;
  readonly series: ReadonlyArray<{
    readonly name: string;
    readonly unit: string;
    readonly source: string | null;
    readonly asAt: string | null;
    readonly years: ReadonlyArray<{ readonly year: string; readonly value: number }>;
  }>;
  readonly projects: ReadonlyArray<{
    readonly name: string;
    readonly partner: string;
    readonly hours: number;
    readonly goal: string | null;
    readonly result: string;
  }>;
  readonly seats: ReadonlyArray<{
    readonly name: string;
    readonly role: string;
    readonly since: string;
    readonly person: { readonly url: string | null } | null;
  }>;
  readonly contacts: ReadonlyArray<
    | NameFragment
    | ({
        readonly summary: string | null;
        readonly officePhone: string;
        readonly officeEmail: string | null;
      } & NameFragment)
    | ({ readonly grade: PersonGrade } & PlatedFragment & NameFragment)
  >;
  readonly related: ReadonlyArray<CardFragment>;
} & CoreFragment &
  SideTreeFragment;
