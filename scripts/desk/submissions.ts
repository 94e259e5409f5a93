/** `npm run submissions`: what visitors have sent, from a terminal. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { equalityCounts } from '../../src/forms/applications/equality.ts';
import { setJoinLink } from '../../src/forms/events/join-link.ts';
import { NoPlace } from '../../src/forms/events/places.ts';
import { scanFiles } from '../../src/forms/files/scan-files.ts';
import { deleteSubmissionsOf } from '../../src/forms/submissions/delete-submissions.ts';
import { exportSubmissions } from '../../src/forms/submissions/export-submissions.ts';
import {
  actsOf,
  type FoundSubmission,
  fileOf,
  findSubmissions,
  type SubmissionAct,
  submissionStates,
} from '../../src/forms/submissions/find-submissions.ts';
import { type Act, handleSubmission } from '../../src/forms/submissions/handle-submission.ts';
import { NotHandled } from '../../src/forms/submissions/not-handled.ts';
import { connect } from '../../src/platform/db/connect.ts';
import type { DB } from '../../src/platform/db/tables.gen.ts';
import { type FileStore, fileStore } from '../../src/platform/files/file-store.ts';
import { readSettings } from '../../src/platform/settings/env.ts';
import { say } from '../support/progress.ts';
import { readArguments, Usage } from '../support/read-arguments.ts';
import { runCommand, withDatabase } from '../support/with-database.ts';

const usage = `Usage: npm run submissions -- list [STATE] [--form NAME] [--text WORDS]   held, open, answered or closed
       npm run submissions -- show REFERENCE
       npm run submissions -- release REFERENCE                  what was held is no machine's
       npm run submissions -- assign REFERENCE ADDRESS
       npm run submissions -- answer REFERENCE TEXT              by mail to its sender
       npm run submissions -- attended REFERENCE                 took part: it stands in their training record, and they are told
       npm run submissions -- absent REFERENCE                   did not
       npm run submissions -- file REFERENCE FILE [--field NAME] [--unscanned]   what was sent along; NAME is cv or letter where both were
       npm run submissions -- close REFERENCE
       npm run submissions -- export FILE [--form NAME] [--text WORDS]   as CSV
       npm run submissions -- erase ADDRESS                      all that was sent from an address; its newsletters end
       npm run submissions -- equality                           what applicants say of themselves, in sums of three months that are over
       npm run submissions -- join EVENT URL                     where it is joined, in letters to those who have a place`;
const options = {
  form: { type: 'string' },
  text: { type: 'string' },
  field: { type: 'string' },
  unscanned: { type: 'boolean' },
} as const;
/** The most that is listed. */
const MOST_LISTED = 200;

await runCommand(async () => {
  const { positionals, values } = readArguments({ usage, options, count: null });
  const settings = readSettings(process.env);
  const [act = '', first = '', second = '', ...more] = positionals;
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    const db = database.kysely;
    try {
      const done = doneBy(act, second);
      if (act === 'list' && second === '') {
        const state = submissionStates.find((one) => one === first);
        if (first !== '' && !state) throw new Usage(usage);
        for (const one of await findSubmissions(db, { ...values, state, first: MOST_LISTED }))
          say(lineOf(one));
      } else if (act === 'export' && first !== '' && second === '') {
        const file = resolve(process.env.INIT_CWD ?? '.', first);
        const { csv, count } = await exportSubmissions(db, values, 'terminal');
        await writeFile(file, csv, { mode: 0o600 });
        say(`${count} submissions written to ${file}`);
      } else if (act === 'erase' && first !== '' && second === '') {
        say(
          `${await deleteSubmissionsOf(db, first)} submissions, drafts and training records deleted; its newsletters have ended`,
        );
      } else if (act === 'join' && second.startsWith('https://') && more.length === 0) {
        const told = await setJoinLink(db, first, second).catch((error: unknown) => {
          throw error instanceof NoPlace ? new NotHandled(`There is no event ${first}`) : error;
        });
        say(`Joined at ${second}; written to those who have a place: ${told}`);
      } else if (act === 'equality' && first === '') {
        for (const { quarter, form, question, answer, count, repeated } of await equalityCounts(db))
          say(
            [
              quarter,
              form,
              question,
              answer,
              count ?? 'fewer than ten',
              repeated > 0 ? `of which at most ${repeated} a second time` : '',
            ].join('  '),
          );
      } else if (act === 'show' && first !== '' && second === '') {
        const one = await theOne(db, first);
        const acts = await actsOf(db, one.reference);
        say([lineOf(one), ...answersOf(one), ...fileLines(one), ...acts.map(actLine)].join('\n'));
      } else if (act === 'file' && first !== '' && second !== '' && more.length === 0) {
        const store = fileStore(db, settings.files);
        if (settings.clamd) await scanFiles(db, store, settings.clamd);
        await writeReleased({ db, store }, first, resolve(process.env.INIT_CWD ?? '.', second), values);
      } else if (done && first !== '' && more.length === 0) {
        await handleSubmission(db, first, done, 'terminal', settings.siteOrigin);
        say(lineOf(await theOne(db, first)));
      } else throw new Usage(usage);
    } finally {
      await database.end();
    }
  });
});

/** By its reference, whatever others say of it. */
async function theOne(db: Kysely<DB>, reference: string): Promise<FoundSubmission> {
  const [found] = await findSubmissions(db, { reference, first: 1 });
  if (!found) throw new NotHandled(`Nothing has the reference ${reference}`);
  return found;
}

interface WantedFile {
  /** That it was chosen in. */
  readonly field?: string | undefined;
  /** Also where no scanner has looked at it. */
  readonly unscanned?: boolean | undefined;
}

/** Nothing that a scanner has not looked at leaves by accident. */
async function writeReleased(
  { db, store }: { readonly db: Kysely<DB>; readonly store: FileStore },
  reference: string,
  path: string,
  { field, unscanned: isUnscannedWanted }: WantedFile,
) {
  const { files } = await theOne(db, reference);
  const [file, ...others] = field ? files.filter((one) => one.field === field) : files;
  if (!file)
    throw new NotHandled([`No file was sent under ${reference}`, field].filter(Boolean).join(' as '));
  if (others.length > 0)
    throw new NotHandled(
      `More than one was sent under ${reference}: add --field ${files.map((one) => one.field).join(' or --field ')}`,
    );
  const bytes = await fileOf(db, store, reference, file.field);
  if (!bytes) throw new NotHandled(`${file.name} is deleted: the scanner found ${file.found}`);
  if (file.scan === 'unscanned' && !isUnscannedWanted)
    throw new NotHandled(
      `${file.name} was looked at by no scanner: set CLAMD_URL, or add --unscanned and open it with care`,
    );
  await writeFile(path, bytes, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new NotHandled(`${path} is there already, and is left as it is: take another name`)
      : error;
  });
  say(`${file.name} (${file.scan}) written to ${path}`);
}

function doneBy(act: string, value: string): Act | null {
  if (act === 'release' && value === '') return { action: 'released' };
  if (act === 'attended' && value === '') return { action: 'attended' };
  if (act === 'absent' && value === '') return { action: 'absent' };
  if (act === 'close' && value === '') return { action: 'closed' };
  if (act === 'assign' && value !== '') return { action: 'assigned', to: value };
  return act === 'answer' && value !== '' ? { action: 'answered', text: value } : null;
}

function lineOf({ reference, state, form, about, place, email, ...one }: FoundSubmission) {
  const { receivedAt, assignedTo, suspicions } = one;
  const held = suspicions.length > 0 && `(${suspicions.join(', ')})`;
  const whose = assignedTo && `→ ${assignedTo}`;
  const what = [form, about].filter(Boolean).join(' ');
  return [receivedAt.toISOString().slice(0, 16), reference, state, what, place, email, whose, held]
    .filter(Boolean)
    .join('  ');
}

function answersOf({ answers }: FoundSubmission): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    answer ? [`\n${name}\n  ${answer.replaceAll('\n', '\n  ')}`] : [],
  );
}

function fileLines({ files }: FoundSubmission): string[] {
  return files.map(
    ({ field, name, size, scan, found }) =>
      `\nfile of ${field}\n  ${name}, ${size} bytes, ${[scan, found].filter(Boolean).join(': ')}`,
  );
}

function actLine({ doneAt, action, actor, detail }: SubmissionAct): string {
  const line = [doneAt.toISOString().slice(0, 16), action, `by ${actor}`].join('  ');
  return ['', line, ...(detail?.split('\n').map((part) => `  ${part}`.trimEnd()) ?? [])].join('\n');
}
