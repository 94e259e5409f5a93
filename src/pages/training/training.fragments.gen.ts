// Generated from the fragments by `npm run generate`. Do not edit.
import type { GateKind, TrainingItemKind } from '../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type TrainingPartFragment = {
  readonly summary: string | null;
  readonly kind: TrainingItemKind;
  readonly recording: string | null;
  readonly minutes: number;
  readonly cpdMinutes: number | null;
  readonly lawAsAt: string;
  readonly firstPublishedAt: string;
  readonly lawChanges: ReadonlyArray<{ readonly on: string; readonly text: string }>;
  readonly gate: { readonly kind: GateKind; readonly permission: string | null } | null;
} & NameFragment;
