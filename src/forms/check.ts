/** What a field takes, without its texts: all that the check has to know, in browsers as on the server. */
export interface FieldRule {
  readonly name: string;
  /** `agreement`: a box that has to be ticked. `file`: its answer is the file’s name. */
  readonly kind: 'line' | 'lines' | 'email' | 'phone' | 'choice' | 'agreement' | 'file';
  readonly required?: boolean | undefined;
  /** Longest answer, in UTF-16 code units, as `maxlength` counts; of an address in bytes, as mail servers do. */
  readonly max: number;
  /** What may be chosen. */
  readonly values?: readonly string[] | undefined;
}

/** An address that has to be given. */
export const emailRule = { name: 'email', kind: 'email', required: true, max: 254 } as const;

/** What was typed, by the names of fields; an empty text where nothing was. */
export type Answers = Readonly<Record<string, string>>;

export type Problem = 'missing' | 'tooLong' | 'malformed';

/** What is wrong with answers, by the names of fields in their order; empty when nothing is. */
export function check(fields: readonly FieldRule[], answers: Answers): Record<string, Problem> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemWith(field, answers[field.name] ?? '');
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
}

function problemWith({ kind, required, max, values }: FieldRule, answer: string): Problem | null {
  if (answer.trim() === '') return required ? 'missing' : null;
  const length = kind === 'email' ? new TextEncoder().encode(answer).length : answer.length;
  if (length > max) return 'tooLong';
  if (kind === 'choice') return values?.includes(answer) ? null : 'malformed';
  return shapes[kind].test(answer.trim()) ? null : 'malformed';
}

const shapes = {
  line: /^/,
  lines: /^/,
  agreement: /^yes$/,
  file: /^/,
  // One @ between things without spaces and control characters, and a dot on its right: all else only the mail server knows.
  email: /^[^\s\p{Cc}@<>()",;:\\]+@[^\s\p{Cc}@<>()",;:\\.]+(?:\.[^\s\p{Cc}@<>()",;:\\.]+)+$/u,
  phone: /^(?=(?:\D*\d){6})\+?[\d\s()./-]+$/,
} as const;
