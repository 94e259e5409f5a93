import { type Kysely, sql } from 'kysely';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { check, emailRule } from '../../forms/check.ts';
import { forms, isFormName } from '../../forms/declared/index.ts';
import { documentIn } from '../../forms/files/document.ts';
import { ruleOf } from '../../forms/form.ts';
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
  'submission',
  'submission_deletion',
  'submission_file',
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
    .leftJoin('submission_file as f', 'f.submission_id', 's.id')
    .leftJoin('record as r', 'r.id', 's.about')
    .select([
      's.reference',
      's.form',
      's.email',
      's.answers',
      's.about',
      'r.id as record',
      'f.name',
      'f.bytes',
    ])
    .execute();
  const wrong = sent.flatMap(({ reference, form, email, answers, about, record, name, bytes }) => {
    if (!isFormName(form)) return [`${reference} is of no form`];
    const { fields } = forms[form];
    const given = answers as Record<string, string>;
    const problems = check(fields.map(ruleOf), given);
    const takesFile = fields.some(({ kind }) => kind === 'file');
    const file = bytes === null ? null : documentIn(new ReceivedFile('a', bytes));
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
      [takesFile ? typeof file === 'object' && file !== null && name === given.cv : bytes === null, 'file'],
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
