import { links } from './fields.ts';

/** What a record is about: links by which lists are filtered and related records found. */
export const tags = {
  services: links(['service'], { filter: true }),
  sectors: links(['sector'], { filter: true }),
  topics: links(['topic'], { filter: true }),
  jurisdictions: links(['jurisdiction'], { filter: true }),
} as const;

/** Fields that say what a record is about, the practice first. */
const subjectFields = ['services', 'sectors', 'topics', 'categories'];

/**
 * The id of what a record is about first, by which its drawings are coloured: a practice, else a topic or category.
 *
 * @returns the record's own where others are about it, null where nothing says what it is about
 */
export function subjectOf(record: {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): string | null {
  if (['service', 'sector', 'topic', 'blogCategory'].includes(record.type)) return record.id;
  const ids = subjectFields.flatMap((name) => (record.fields[name] as string[] | undefined) ?? []);
  return ids[0] ?? null;
}
