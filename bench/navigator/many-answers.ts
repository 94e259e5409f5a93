import type { Database } from '../../src/platform/db/connect.ts';

/** One service of the bench: jurisdictions by topics, the law of each replaced so many times, each said so often. */
export const shape = { jurisdictions: 50, topics: 12, laws: 5, sayings: 10 } as const;

/** Versions of a service of that shape. */
const ofService = shape.jurisdictions * shape.topics * shape.laws * shape.sayings;

/**
 * Fills a database with services of the navigator until they have so many versions. They go past what publishing keeps
 * beside a version, since that is measured elsewhere (`npm run bench log`).
 *
 * @returns how many services there are: `service-0`, …
 */
export async function manyAnswers({ pool }: Database, versions: number): Promise<number> {
  const services = Math.max(1, Math.round(versions / ofService));
  const guarded = ['version', 'live', 'navigator_period'];
  for (const table of guarded) await pool.query(`alter table ${table} disable trigger user`);
  const series = (name: string, count: number) => `generate_series(0, ${count - 1}) ${name}`;
  const service = series('s', services);
  const chapter = `${service}, ${series('j', shape.jurisdictions)}`;
  const topic = `${service}, ${series('t', shape.topics)}`;
  const entry = `${chapter}, ${series('t', shape.topics)}, ${series('p', shape.laws)}`;
  await add('navigatorService', `'service-' || s`, 'null', service, `jsonb_build_object('access', 'open')`);
  await add('navigatorRegion', `'region-' || s`, `'service-' || s`, service, `'{}'`);
  await add('navigatorChapter', `'chapter-' || s || '-' || j`, `'region-' || s`, chapter, `'{}'`, 'j');
  await add(
    'navigatorTopic',
    `'topic-' || s || '-' || t`,
    `'service-' || s`,
    topic,
    `jsonb_build_object('question', 'Within what time?', 'answerType', 'text')`,
    't',
  );
  const held = `case when p > 0 then (2000 + 5 * p) || '-01-01' end`;
  const until = `case when p < ${shape.laws - 1} then (2004 + 5 * p) || '-12-31' end`;
  await add(
    'navigatorCell',
    `concat_ws('-', 'entry', s, j, t, p)`,
    `'chapter-' || s || '-' || j`,
    entry,
    `jsonb_strip_nulls(jsonb_build_object('topic', 'topic-' || s || '-' || t, 'legalStatus', 'in-force',
      'summary', repeat('The authority is told without delay. ', 6), 'heldFrom', ${held}, 'heldTo', ${until}))`,
    't',
    shape.sayings,
  );
  await pool.query(`
    insert into navigator_period (record_id, chapter_id, topic_id, held)
    select record_id, parent_id, fields ->> 'topic',
      daterange((fields ->> 'heldFrom')::date, (fields ->> 'heldTo')::date, '[]')
    from live where type = 'navigatorCell'`);
  for (const table of guarded) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query('vacuum analyze');
  return services;

  /** Records of a type, each with its versions, a day apart, the last of which is live. */
  async function add(
    type: string,
    id: string,
    parent: string,
    from: string,
    fields: string,
    position = '0',
    sayings = 1,
  ): Promise<void> {
    await pool.query(
      `insert into record (id, type, source_locale) select ${id}, '${type}', 'en' from ${from}`,
    );
    const titled = `${fields}::jsonb || jsonb_build_object('title', ${id} || ', as said on day ' || n)`;
    await pool.query(`
      insert into version (record_id, locale, number, slug, parent_id, position, fields, change, published_at,
        published_by)
      select ${id}, 'en', n, ${id}, ${parent}, ${position}, ${titled}, 'major',
        timestamptz '2024-01-01' + n * interval '30 days', 'bench'
      from ${from}, generate_series(1, ${sayings}) n`);
    await pool.query(`
      insert into live (record_id, locale, type, parent_id, position, number, slug, title, fields, first_published_at,
        published_at, search_text, search_brief)
      select v.record_id, 'en', '${type}', v.parent_id, v.position, v.number, v.slug, v.fields ->> 'title', v.fields,
        v.published_at, v.published_at, '', ''
      from version v join record r on r.id = v.record_id
      where r.type = '${type}' and v.number = ${sayings}`);
  }
}
