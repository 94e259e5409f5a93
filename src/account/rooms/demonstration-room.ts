import { type Kysely, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { keepVersion } from './keep-version.ts';
import { addDate, addMatter, NotPrepared, nameFirmPeople, openRoom } from './prepare-room.ts';
import type { MatterStatus } from './read-room.ts';

const NAME = 'northgate-matters';

interface DemonstrationMatter {
  readonly title: string;
  readonly locale: SiteLocale;
  readonly status: MatterStatus;
  /** Each so many days from the start. */
  readonly dates: readonly (readonly [days: number, title: string])[];
  /** Each with the lines of its versions, the first one first. */
  readonly documents: readonly {
    readonly title: string;
    readonly file: string;
    readonly until?: number;
    readonly versions: readonly (readonly string[])[];
  }[];
}

/** What a general counsel of a group shares with its lawyers; all of it is made up. */
const matters: readonly DemonstrationMatter[] = [
  {
    title: 'Sale of Northgate Cold Storage',
    locale: 'en',
    status: 'under-way',
    dates: [
      [6, 'Comments on the disclosure letter'],
      [20, 'Signing, at our London office'],
      [62, 'Completion'],
    ],
    documents: [
      {
        title: 'Share purchase agreement',
        file: 'share-purchase-agreement.pdf',
        versions: [
          ['Share purchase agreement', 'First draft, for comments'],
          ['Share purchase agreement', 'Second draft, with the comments on clauses 4 and 9'],
        ],
      },
      {
        title: 'Disclosure letter',
        file: 'disclosure-letter.pdf',
        until: 90,
        versions: [['Disclosure letter', 'Draft, for comments']],
      },
    ],
  },
  {
    title: 'Renewal of the group credit facility',
    locale: 'en',
    status: 'waiting',
    dates: [[13, 'Answer of the lenders to the term sheet']],
    documents: [
      {
        title: 'Term sheet',
        file: 'term-sheet.pdf',
        versions: [['Term sheet', 'As sent to the lenders']],
      },
    ],
  },
  {
    title: 'Bail de l’entrepôt de Lyon',
    locale: 'fr-fr',
    status: 'preparing',
    dates: [[34, 'Visite des lieux avec le bailleur']],
    documents: [],
  },
  {
    title: 'Supply agreement with Harrow Foods',
    locale: 'en',
    status: 'closed',
    dates: [],
    documents: [],
  },
];

/** The first working day from so many days on: nobody signs on a Sunday, or visits a warehouse on New Year’s Day. */
function dayAfter(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const text = () => day.toISOString().slice(0, 10);
  while ([0, 6].includes(day.getUTCDay()) || /-(?:12-2[56]|01-01)$/.test(text())) {
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return text();
}

/** The firm's people in it, by their records. */
const people = ['pe101', 'pe104', 'pe110'];

/** Opens the room of the demonstration's client and fills it; one that is there stays as it is. */
export async function ensureDemonstrationRoom(db: Kysely<DB>): Promise<void> {
  try {
    await openRoom(db, NAME, 'Northgate Holdings: shared matters');
  } catch (error) {
    if (error instanceof NotPrepared) return;
    throw error;
  }
  const { rows } = await sql<{ id: string }>`
    select distinct record_id as id from live
    where type = 'person' and record_id = any(${people}::text[]) order by record_id`.execute(db);
  await nameFirmPeople(
    db,
    NAME,
    rows.map(({ id }) => id),
  );
  for (const { title, locale, status, dates, documents } of matters) {
    const matterId = await addMatter(db, NAME, { title, locale, status });
    for (const [days, what] of dates) await addDate(db, NAME, matterId, { day: dayAfter(days), title: what });
    for (const { file, until, versions, ...document } of documents) {
      let documentId: string | null = null;
      for (const lines of versions)
        documentId = await keepVersion(db, NAME, {
          documentId,
          matterId,
          title: document.title,
          locale,
          untilDay: until === undefined ? null : dayAfter(until),
          file: { name: file, mediaType: 'application/pdf', bytes: plainPdf(lines) },
          visitor: null,
        });
    }
  }
}

/** A PDF of one page with some lines of ASCII (ISO 32000-1, 7.5). */
function plainPdf(lines: readonly string[]): Buffer {
  const shown = [...lines, 'Demonstration document: no such matter exists.']
    .map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`)
    .join(' ');
  const text = `BT /F1 14 Tf 20 TL 72 760 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
