import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { createRecord } from './create-record.ts';
import type { FieldValues } from './draft.ts';
import { type Published, type PublishInput, publish } from './publish.ts';
import { saveDraft } from './save-draft.ts';

const actor = 'editor@example.com';

interface NewRecord {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly parentId?: string;
  readonly fields?: FieldValues;
}

/** An empty site with a real database, and short words for what its tests do over and over. */
export interface TestSite {
  readonly database: Database;
  readonly actor: string;
  /** Makes a record with a draft. */
  create(record: NewRecord): Promise<void>;
  /** Makes a record and publishes it in English. */
  add(record: NewRecord): Promise<Published>;
  /** Saves a draft over what is there, and says which revision it read. */
  save(
    id: string,
    locale: string,
    draft: {
      slug: string;
      fields: FieldValues;
      parentId?: string;
      position?: number;
      translatedFrom?: number;
    },
  ): Promise<void>;
  publish(id: string, locale: string, options?: Partial<PublishInput>): Promise<Published>;
  /** What is live, by language. */
  live(id: string): Promise<ReadonlyMap<string, LiveSummary>>;
  state(id: string, locale: string): Promise<string | undefined>;
  end(): Promise<void>;
}

interface LiveSummary {
  readonly path: string | null;
  readonly title: string;
  readonly fields: FieldValues;
  readonly number: number;
  readonly sourceNumber: number | null;
  readonly withdrawnReason: string | null;
}

/** Call in `beforeAll`, and `end` in `afterAll`. */
export async function testSite(): Promise<TestSite> {
  const { url, drop } = await createTestDatabase({ seeded: false });
  return testSiteOn(connect(url, { max: 4 }), drop);
}

/** The same on a database with every migration, which `drop` removes in the end. */
export function testSiteOn(database: Database, drop: () => Promise<void>): TestSite {
  const db = database.kysely;
  const translation = (id: string, locale: string) =>
    db
      .selectFrom('translation')
      .select(['revision', 'state'])
      .where('record_id', '=', id)
      .where('locale', '=', locale)
      .executeTakeFirst();
  const site: TestSite = {
    database,
    actor,
    create: async ({ fields, ...record }) => {
      await createRecord(db, { ...record, fields: { title: record.slug || 'Home', ...fields }, actor });
    },
    add: async (record) => {
      await site.create(record);
      return site.publish(record.id, 'en');
    },
    save: async (recordId, locale, draft) => {
      const revision = (await translation(recordId, locale))?.revision ?? 0;
      await saveDraft(db, { recordId, locale, revision, actor, ...draft });
    },
    publish: (recordId, locale, options) =>
      publish(db, { recordId, locale, actor, change: 'major', note: null, ...options }),
    live: async (id) => {
      const rows = await db.selectFrom('live').selectAll().where('record_id', '=', id).execute();
      return new Map(
        rows.map((row) => [
          row.locale,
          {
            path: row.path,
            title: row.title,
            fields: row.fields as FieldValues,
            number: row.number,
            sourceNumber: row.source_number,
            withdrawnReason: row.withdrawn_reason,
          },
        ]),
      );
    },
    state: async (id, locale) => (await translation(id, locale))?.state,
    end: async () => {
      await database.end();
      await drop();
    },
  };
  return site;
}
