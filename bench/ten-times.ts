import { connect } from '../src/platform/db/connect.ts';

/**
 * Makes ten of every record that has a page below another page: nine copies each, with ids, slugs and paths of their
 * own, below the same parent and with links to the same records, so that lists and back links are ten times as long.
 */
export async function tenTimes(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl, { statementTimeout: 0, max: 1 });
  try {
    for (const statement of statements) await database.pool.query(statement);
  } finally {
    await database.end();
  }
}

/** Records with room for `-x9` in their id, and a path of at least two segments that ends in its slug. */
const statements = [
  `create temporary table copied as
     select distinct record_id as id, '-x' || copy as suffix
     from live cross join generate_series(1, 9) copy
     where path like '/%/%' and length(record_id) <= 59 and slug <> '' and path like '%/' || slug`,
  `insert into record (id, type, parent_id, position, source_locale)
     select id || suffix, type, parent_id, position, source_locale from record join copied using (id)`,
  `insert into version (record_id, locale, number, slug, parent_id, fields, source_number, change, note, published_at, published_by)
     select id || suffix, locale, number, slug || suffix, parent_id, fields, source_number, change, note, published_at, published_by
     from version join copied on id = record_id`,
  `insert into live (record_id, locale, type, parent_id, position, number, source_number, slug, path, title, summary,
       fields, ordered_at, first_published_at, published_at, withdrawn_at, withdrawn_reason, search_text, search_brief)
     select id || suffix, locale, type, parent_id, position, number, source_number, slug || suffix,
       replace(path || suffix, '/' || id || '/', '/' || id || suffix || '/'), title, summary, fields,
       ordered_at, first_published_at, published_at, withdrawn_at, withdrawn_reason, search_text, search_brief
     from live join copied on id = record_id`,
  `insert into link (from_id, locale, field, position, to_id)
     select id || suffix, locale, field, position, to_id from link join copied on id = from_id
     where exists (select from live where live.record_id = id || suffix and live.locale = link.locale)`,
  // Words are counted once for all.
  "set chancery.search_words = 'later'",
  // With the number of the version that it says: without it a site takes each for outdated, and makes it again.
  `insert into search_entry (form, record_id, locale, type, number, about, has_place, offered, translated_in, aged_from, weight,
       title_words, open, brief, whole, whole_for)
     select form, id || suffix, locale, type, number, about, has_place, offered, translated_in, aged_from, weight,
       title_words, open, brief, whole, whole_for
     from search_entry join copied on id = record_id`,
  'select search_recount_words(form) from search_form',
  'reset chancery.search_words',
  'drop table copied',
  // Also so that the server does not do it by itself in the midst of a measurement.
  'vacuum (analyze)',
];
