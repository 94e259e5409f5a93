import type { Labels } from '../content/types/labels.ts';
import type { FieldRule } from './check.ts';

/** What one applies for: a position, or a programme for graduates. */
export type AppliedFor = 'job' | 'programme';

/** One question of a form. */
export interface FormField extends Omit<FieldRule, 'max' | 'values'> {
  readonly label: Labels;
  /** What is wanted, below the label. */
  readonly hint?: Labels;
  /** Default: `longest` of its kind. */
  readonly max?: number;
  /** What may be chosen, in its order. */
  readonly options?: Readonly<Record<string, Labels>>;
  /** The options are offices, by their records’ ids: each is shown with its hours. */
  readonly offices?: true;
  /** A token of HTML's `autocomplete`, for what the reader's browser knows of them. */
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization' | 'organization-title';
}

/** What visitors may send, declared once. One field is called `email`: the address that is answered. */
export interface Form {
  /** Two capitals before each reference. */
  readonly mark: string;
  readonly title: Labels;
  /** Before the fields. */
  readonly text?: Labels;
  /** Says first that nobody becomes a client by writing, and to send nothing confidential. */
  readonly warnsOfConflicts?: true;
  /** Is for an event, and comes to a place there or to one on its waiting list. */
  readonly isRegistration?: true;
  /** Is for a record of this type that has to be open, and its sender gets a link to where it is told how far it is. */
  readonly appliesFor?: AppliedFor;
  readonly fields: readonly FormField[];
  readonly send: Labels;
  /** Who answers: what stands before the @ of the firm's domain; or by what was chosen in a field. */
  readonly answeredBy: string | { readonly field: string; readonly desks: Readonly<Record<string, string>> };
  /** Days after which what was sent is deleted. */
  readonly keptDays: number;
  /** Its page of thanks, below `/thank-you/`, where it says more than the area’s own page: what happens next, and by when. */
  readonly thanks?: string;
}

/** Longest answers, in characters. */
const longest = {
  line: 200,
  lines: 4_000,
  email: 254,
  phone: 40,
  choice: 60,
  agreement: 3,
  file: 160,
} as const;

/** Its questions that are answered by a file. */
export const fileFields = ({ fields }: Pick<Form, 'fields'>) => fields.filter(({ kind }) => kind === 'file');

/** The box by which a file that was saved is not sent. */
export const leftOutBy = (field: string) => `${field}-left-out`;

/** What a field takes. */
export function ruleOf({ name, kind, required, max = longest[kind], options }: FormField): FieldRule {
  return { name, kind, required, max, values: options && Object.keys(options) };
}
