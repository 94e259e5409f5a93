/** What a person's page shows, read from PostgreSQL as each of the frameworks would. */
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const statements = {
  person: `select record_id as id, title as name, summary, fields from live
    where locale = 'en' and path = $1 and type = 'person' and withdrawn_at is null`,
  named: `select link.field, live.title, live.path from link join live on live.record_id = link.to_id
    where link.from_id = $1 and link.locale = 'en' and live.locale = 'en' and live.withdrawn_at is null
    and link.field in ('offices', 'services', 'sectors') order by link.field, link.position`,
  writing: `select live.title, live.path, live.ordered_at as date from link
    join live on live.record_id = link.from_id and live.locale = link.locale
    where link.to_id = $1 and link.field = 'authors' and link.locale = 'en' and live.withdrawn_at is null
    order by live.ordered_at desc limit 8`,
  deals: `select live.title, live.path, live.ordered_at as date from link
    join live on live.record_id = link.from_id and live.locale = link.locale
    where link.to_id = $1 and link.field = 'people' and link.locale = 'en' and live.type = 'deal'
    and live.withdrawn_at is null order by live.ordered_at desc limit 5`,
  colleagues: `select live.title as name, live.path, live.fields ->> 'jobTitle' as role from link mine
    join link theirs on theirs.to_id = mine.to_id and theirs.field = 'services' and theirs.locale = 'en'
    join live on live.record_id = theirs.from_id and live.locale = 'en'
    where mine.from_id = $1 and mine.field = 'services' and mine.locale = 'en' and live.type = 'person'
    and live.record_id <> $1 and live.withdrawn_at is null and live.fields ->> 'standing' = 'active'
    group by live.record_id, live.title, live.path, live.fields ->> 'jobTitle'
    order by count(*) desc, live.record_id limit 3`,
  sections: `select title, path from live where locale = 'en' and type = 'section' and withdrawn_at is null
    order by title`,
  offices: `select title, path from live where locale = 'en' and type = 'office' and withdrawn_at is null
    order by title`,
};

async function rowsOf(name, ...values) {
  return (await pool.query({ name, text: statements[name], values })).rows;
}

/** What stands around every page is read once. */
let frame;

export function readFrame() {
  frame ??= Promise.all([rowsOf('sections'), rowsOf('offices')]).then(([sections, offices]) => ({
    sections,
    offices,
  }));
  return frame;
}

/** Everything that the page shows; null where there is nobody. */
export async function readPerson(id, slug) {
  const [person] = await rowsOf('person', `/people/${id}/${slug}`);
  if (!person) return null;
  const [named, writing, deals, colleagues] = await Promise.all([
    rowsOf('named', person.id),
    rowsOf('writing', person.id),
    rowsOf('deals', person.id),
    rowsOf('colleagues', person.id),
  ]);
  const linked = (field) => named.filter((one) => one.field === field);
  const dated = (rows) => rows.map(({ title, path, date }) => ({ title, path, date: dateInWords(date) }));
  const { fields, name, summary } = person;
  const biography = (fields.body ?? []).map(paragraphOf);
  return {
    name,
    summary,
    nativeName: fields.nativeName ?? '',
    role: [fields.jobTitle, ...linked('offices').map(({ title }) => title)].filter(Boolean).join(', '),
    called: [fields.pronunciation && `Pronounced ${fields.pronunciation}`, fields.pronouns].filter(Boolean),
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    offices: linked('offices'),
    services: linked('services'),
    sectors: linked('sectors'),
    languages: (fields.languages ?? []).map(({ language, level }) => `${language} (${level})`).join(', '),
    admissions: (fields.admissions ?? []).map(({ jurisdiction, year, note }) =>
      [`${jurisdiction} (${year})`, note].filter(Boolean).join(', '),
    ),
    joined: fields.joinedOn?.slice(0, 4) ?? '',
    biography,
    shortBiographies: [50, 100, 200].map((words) => ({ words, text: shortened(biography, words) })),
    experience: fields.experience ?? [],
    rankings: fields.rankings ?? [],
    education: fields.education ?? [],
    memberships: fields.memberships ?? [],
    writing: dated(writing),
    deals: dated(deals),
    colleagues,
  };
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function dateInWords(date) {
  return date === null ? '' : inWords.format(date);
}

/** A paragraph or heading, without emphasis and links within it. */
function paragraphOf({ style, children }) {
  return { isHeading: style === 'h2', text: children.map(({ text }) => text).join('') };
}

/** As many whole sentences, from the first, as so many words hold. */
function shortened(biography, words) {
  const text = biography.flatMap(({ isHeading, text }) => (isHeading ? [] : [text])).join(' ');
  let [short, left] = ['', words];
  for (const sentence of text.match(/[^.!?]+[.!?]+\s*/g) ?? []) {
    left -= sentence.trim().split(/\s+/).length;
    if (left < 0 && short !== '') break;
    short += sentence;
  }
  return short.trim();
}
