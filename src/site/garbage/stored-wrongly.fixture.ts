import { type Kysely, sql } from 'kysely';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { check, emailRule } from '../../forms/check.ts';
import { forms, isFormName } from '../../forms/declared/index.ts';
import { documentIn } from '../../forms/files/document.ts';
import { fileFields, ruleOf } from '../../forms/form.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Where what visitors send may leave something. */
const mayGrow = new Set([
  'application_draft',
  'event_registration',
  'form_rate',
  'form_secret',
  'mail',
  'newsletter_consent',
  'newsletter_move',
  'newsletter_reader',
  'newsletter_subscription',
  'sent_file',
  'submission',
  'submission_deletion',
]);

/** How many rows each table has that forms have nothing to do with. */
export async function otherRows(db: Kysely<DB>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select relname as name, (xpath('/row/c/text()',
      query_to_xml(format('select count(*) as c from %I.%I', nspname, relname), false, true, '')))[1]::text as count
    from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname = 'public'`.execute(db);
  return Object.fromEntries(
    rows.filter(({ name }) => !mayGrow.has(name)).map(({ name, count }) => [name, Number(count)]),
  );
}

/** What forms have left that they should not: answers that were not asked for or are none, files that are none. */
export async function storedWrongly(db: Kysely<DB>): Promise<string[]> {
  const sent = await db
    .selectFrom('submission as s')
    .leftJoin('record as r', 'r.id', 's.about')
    .select(['s.id', 's.reference', 's.form', 's.email', 's.answers', 's.about', 'r.id as record'])
    .execute();
  const files = await db
    .selectFrom('sent_file')
    .select(['submission_id as id', 'field', 'name', 'bytes'])
    .execute();
  const wrong = sent.flatMap(({ id, reference, form, email, answers, about, record }) => {
    if (!isFormName(form)) return [`${reference} is of no form`];
    const { fields } = forms[form];
    const given = answers as Record<string, string>;
    const problems = check(fields.map(ruleOf), given);
    const own = files.filter((file) => file.id === id);
    const named = fileFields(forms[form]).map(({ name }) => [name, given[name] ?? '']);
    const areDocuments = own.every(
      ({ bytes }) => bytes !== null && typeof documentIn(new ReceivedFile('a', bytes)) === 'object',
    );
    return [
      [
        Object.keys(given).sort().join() ===
          fields
            .map((field) => field.name)
            .sort()
            .join(),
        'fields',
      ],
      [Object.keys(problems).length === 0, Object.keys(problems).join()],
      [email === (given.email ?? '').toLowerCase(), 'email'],
      [about === record, 'about'],
      [areDocuments, 'file'],
      [
        JSON.stringify(named.filter(([, name]) => name !== '').sort()) ===
          JSON.stringify(own.map(({ field, name }) => [field, name]).sort()),
        'names of files',
      ],
    ].flatMap(([isRight, what]) => (isRight ? [] : [`${reference}: ${what}`]));
  });
  const readers = await db.selectFrom('newsletter_reader').select('email').execute();
  return [
    ...wrong,
    ...readers
      .filter(({ email }) => check([emailRule], { email }).email)
      .map(({ email }) => `reader ${email}`),
  ];
}
