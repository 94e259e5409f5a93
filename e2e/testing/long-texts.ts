import { publish } from '../../src/content/publish/publish.ts';
import { saveDraft } from '../../src/content/publish/save-draft.ts';
import type { Database } from '../../src/platform/db/connect.ts';

interface Block {
  readonly _type: string;
  readonly children?: readonly { readonly text: string; readonly marks: readonly string[] }[];
}

const editor = 'editor@example.com';

/**
 * Publishes a text of so many words as the body of a record in English, as an editor would: paragraphs, headings and
 * lists of the longest publication there is, without its notes.
 */
export async function publishLongText({ kysely }: Database, recordId: string, words = 1_500): Promise<void> {
  const { fields, slug, revision } = await kysely
    .selectFrom('translation')
    .select(['fields', 'slug', 'revision'])
    .where('record_id', '=', recordId)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const body = await longText({ kysely }, words);
  const draft = { recordId, locale: 'en', actor: editor };
  await saveDraft(kysely, { ...draft, slug, revision, fields: { ...(fields as object), body } });
  await publish(kysely, { ...draft, change: 'minor', note: 'A longer text' });
}

async function longText({ kysely }: Pick<Database, 'kysely'>, words: number): Promise<Block[]> {
  const { fields } = await kysely
    .selectFrom('live')
    .select('fields')
    .where('type', '=', 'publication')
    .where('locale', '=', 'en')
    .orderBy((eb) => eb.fn('pg_column_size', ['fields']), 'desc')
    .executeTakeFirstOrThrow();
  const { body } = fields as unknown as { body: readonly Block[] };
  const text: Block[] = [];
  let length = 0;
  for (const block of body) {
    const { children } = block;
    if (block._type !== 'block' || !children) continue;
    if (length >= words) return text;
    const unmarked = children.filter(({ marks }) => marks.length === 0);
    text.push({ ...block, children: unmarked, ...{ markDefs: [] } });
    length += unmarked
      .map((span) => span.text)
      .join('')
      .split(/\s+/).length;
  }
  throw new Error(`The longest publication has only ${length} words.`);
}
