import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables.gen.ts';
import type { ObjectStorage } from '../settings/object-storage-setting.ts';
import { type Bucket, FilesAway, openBucket } from './bucket.ts';

/** What the row of a file says of its bytes: they are in it, or in object storage under a key. Both null: they were deleted. */
export interface StoredBytes {
  readonly bytes: Buffer | null;
  readonly object: string | null;
}

/** Where the bytes of files lie that are nobody's but their sender's and ours. */
export interface FileStore {
  /**
   * Keeps bytes, outside of any transaction and before the one that writes their row.
   *
   * @returns what the row has to say of them
   * @throws FilesAway
   */
  put(bytes: Buffer): Promise<StoredBytes>;
  /**
   * The bytes of a row, wherever they were put.
   *
   * @returns null: they were deleted
   * @throws FilesAway
   */
  get(stored: StoredBytes): Promise<Buffer | null>;
  /**
   * Has bytes go that no row came to name; of a row that did come it changes nothing. Whoever put them and knows that no row
   * will name them calls it; where the process died before, a day does the same.
   */
  release(stored: StoredBytes): Promise<void>;
  /**
   * Deletes what no row names any more, or none has named for a day. Doing it twice, or in several processes at once,
   * changes nothing.
   *
   * @throws FilesAway what is not deleted yet stays known
   */
  clear(): Promise<void>;
}

/** Objects that one look takes on; the next takes the rest. */
const MOST = 1_000;

/** In object storage where the settings name one, otherwise in the database. What was put elsewhere before stays there. */
export function fileStore(db: Kysely<DB>, storage: ObjectStorage | undefined): FileStore {
  return storage ? objectFiles(db, openBucket(storage)) : databaseFiles();
}

/** Bytes are in their row: they come and go with it. */
function databaseFiles(): FileStore {
  return {
    put: async (bytes) => ({ bytes, object: null }),
    get: async ({ bytes, object }) => {
      if (object !== null) throw new FilesAway('The file lies in object storage: FILES_URL is not set');
      return bytes;
    },
    release: async () => {},
    clear: async () => {},
  };
}

/** Each object is known by a row of `stored_object` for as long as it may be there, whenever a process dies. */
function objectFiles(db: Kysely<DB>, bucket: Bucket): FileStore {
  return {
    async put(bytes) {
      const { key } = await db
        .insertInto('stored_object')
        .defaultValues()
        .returning('key')
        .executeTakeFirstOrThrow();
      await bucket.put(key, bytes);
      return { bytes: null, object: key };
    },
    get: async ({ bytes, object }) => (object === null ? bytes : bucket.get(object)),
    async release({ object }) {
      await db
        .updateTable('stored_object')
        .set({ state: 'released' })
        .where('key', '=', object)
        .where('state', '=', 'put')
        .execute();
    },
    async clear() {
      // From here on nothing can name them.
      await sql`update stored_object set state = 'released'
        where state = 'put' and put_at < now() - interval '1 day'`.execute(db);
      const gone = await db
        .selectFrom('stored_object')
        .select('key')
        .where('state', '=', 'released')
        .orderBy('put_at')
        .limit(MOST)
        .execute();
      for (const { key } of gone) {
        await bucket.delete(key);
        await db.deleteFrom('stored_object').where('key', '=', key).execute();
      }
    },
  };
}
