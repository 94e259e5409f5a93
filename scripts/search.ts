/**
 * `npm run search -- rebuild` makes the search's index anew while the site goes on serving: after titles of offices and
 * services were changed, by which people are found. What a release needs that changes its form, its sites make by themselves. `npm run search -- status`
 * says which forms there are, and whether each is complete. `npm run search -- missing` lists what readers searched and did
 * not find, with the nearest words and the synonyms that editors may add.
 */
import { sql } from 'kysely';
import { FORM } from '../src/content/search/index/form.ts';
import { rebuildEntries } from '../src/content/search/index/rebuild-entries.ts';
import { type MissedQuery, missedQueries } from '../src/content/search/missing/missed-report.ts';
import { RARE } from '../src/content/search/missing/missed-searches.ts';
import { connect, type Database } from '../src/platform/db/connect.ts';
import { say } from './support/progress.ts';
import { readArguments, Usage } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

const usage = 'Usage: npm run search -- rebuild | status | missing';
/** The most queries that are listed. */
const MOST = 100;

interface FormRow {
  readonly form: number;
  readonly entries: number;
  readonly isReady: boolean;
}

await runCommand(async () => {
  const [task] = readArguments({ usage, count: 1 }).positionals;
  if (task !== 'rebuild' && task !== 'status' && task !== 'missing') throw new Usage(usage);
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1, statementTimeout: 0 });
    try {
      if (task === 'missing') return await sayMissing(database);
      if (task === 'rebuild') await rebuildEntries(database.kysely, { progress: progress() });
      await sayForms(database);
    } finally {
      await database.end();
    }
  });
});

async function sayForms(database: Database): Promise<void> {
  const { rows } = await sql<FormRow>`
    select f.form, f.is_ready as "isReady",
      (select count(*)::int from search_entry e where e.form = f.form) as entries
    from search_form f order by f.form`.execute(database.kysely);
  for (const { form, entries, isReady } of rows)
    say(
      `Form ${form}${form === FORM ? ', of this release' : ''}: ${entries} entries, ${isReady ? 'complete' : 'being made'}`,
    );
  if (!rows.some(({ form }) => form === FORM))
    say(
      `Form ${FORM}, of this release, is not there: sites make it when they start, and npm run search -- rebuild`,
    );
}

async function sayMissing(database: Database): Promise<void> {
  const missed = await missedQueries(database.kysely, MOST, new Date());
  for (const one of missed) say(linesOf(one).join('\n'));
  if (missed.length === 0) say(`Nothing was searched and not found on ${RARE} occasions or more.`);
}

function linesOf({ locale, query, occasions, days, last, unknown, closest }: MissedQuery): string[] {
  return [
    `${locale}  ${query}  (${occasions} occasions on ${days} days, last ${last})`,
    ...unknown.map(({ word, near }) => `    ${word} stands nowhere; near: ${near.join(', ') || 'nothing'}`),
    ...closest.map(({ id, title }) => `    shown instead: ${id}  ${title}`),
    ...unknown.flatMap(({ word, near: [best] }) =>
      best === undefined ? [] : [`    a synonym to add: words ${quoted(word)}, ${quoted(best)}`],
    ),
    ...closest
      .slice(0, 1)
      .map(({ id }) => `    a synonym to add, where that answers it: asked ${quoted(query)}, answers ${id}`),
  ];
}

const quoted = (text: string) => JSON.stringify(text);

/** Says after each tenth how far it is. */
function progress(): (done: number, of: number) => void {
  let said = 0;
  return (done, of) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth > said) say(`${done} of ${of} entries`);
    said = tenth;
  };
}
