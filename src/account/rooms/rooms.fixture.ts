import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { keepVersion } from './keep-version.ts';
import { addDate, addMatter, openRoom } from './prepare-room.ts';

/** A whole PDF, as far as anybody looks. */
export const pdf = Buffer.from('%PDF-1.7\nAgreed terms\n%%EOF\n');

/** A room with a matter that has a date, and a document with one version; every title holds `secret`. */
export async function roomOf(db: Kysely<DB>, name: string, secret: string) {
  await openRoom(db, name, `Room of ${secret}`);
  const matter = await addMatter(db, name, {
    title: `Matter of ${secret}`,
    locale: 'en',
    status: 'under-way',
  });
  const date = await addDate(db, name, matter, { day: '2999-01-31', title: `Signing of ${secret}` });
  const document = await keepVersion(db, name, {
    documentId: null,
    matterId: matter,
    title: `Terms of ${secret}`,
    locale: 'en',
    untilDay: null,
    file: { name: 'terms.pdf', mediaType: 'application/pdf', bytes: pdf },
    visitor: null,
  });
  return { matter, date, document };
}
