import { connect } from '../../src/platform/db/connect.ts';

/**
 * Copies the entries of records with pages of their own until there are as many as asked for. The copies are older by some
 * days each, so that they are not all as good; only the search's own tables grow, as nothing else is asked here.
 */
export async function copyEntries(databaseUrl: string, entries: number): Promise<void> {
  const database = connect(databaseUrl, { statementTimeout: 0, max: 1 });
  try {
    for (const statement of statementsFor(entries)) await database.pool.query(statement);
  } finally {
    await database.end();
  }
}

const copied = `type <> 'navigatorCell' and not has_place and record_id not like '%-x%'`;

const statementsFor = (entries: number) => [
  `alter table search_entry drop constraint search_entry_record_id_locale_fkey`,
  'drop index search_entry_open, search_entry_names',
  "set chancery.search_words = 'later'",
  `insert into search_entry (form, record_id, locale, type, about, has_place, offered, translated_in, aged_from, weight,
       title_words, open, brief, whole, whole_for)
     select form, record_id || '-x' || copy, locale, type, about, has_place, offered, translated_in,
       aged_from - copy * interval '17 days', weight, title_words, open, brief, whole, whole_for
     from search_entry cross join generate_series(1, (
       select ceil((${entries} - count(*)) / count(*) filter (where ${copied})::numeric)::int from search_entry)) as copy
     where ${copied}`,
  'select search_recount_words(form) from search_form',
  'reset chancery.search_words',
  'create index search_entry_open on search_entry using gin (open) with (gin_pending_list_limit = 2048)',
  "create index search_entry_names on search_entry using gin (ts_filter(brief, '{a,c}')) with (gin_pending_list_limit = 2048)",
  'vacuum analyze search_entry',
  'analyze search_word',
];
