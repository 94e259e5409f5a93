// Generated from the fragments by `npm run generate`. Do not edit.
import type {
  EventCredit,
  EventFormat,
  EventKind,
  EventRegistration,
  EventStanding,
} from '../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type EventFactsFragment = {
  readonly summary: string | null;
  readonly kind: EventKind;
  readonly format: EventFormat;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly previousStart: string | null;
  readonly venue: string | null;
  readonly registration: EventRegistration;
  readonly registrationClosesAt: string | null;
  readonly standing: EventStanding;
  readonly credit: EventCredit | null;
  readonly cpdMinutes: number | null;
  readonly recordingMinutes: number | null;
  readonly firstPublishedAt: string;
  readonly publishedAt: string;
  readonly office: NameFragment | null;
  readonly languages: ReadonlyArray<{ readonly language: string }>;
} & NameFragment;
