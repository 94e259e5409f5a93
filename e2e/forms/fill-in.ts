import { type Kysely, sql } from 'kysely';
import type { Page } from 'playwright-core';
import { type FormName, forms } from '../../src/forms/declared/index.ts';
import type { FormField } from '../../src/forms/form.ts';
import type { DB } from '../../src/platform/db/tables.gen.ts';

/** A file that any form takes. */
export const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA life\n%%EOF\n'),
};

/** A record of a type that one may register or apply for now, with its path without language. */
export async function openOne(
  db: Kysely<DB>,
  type: 'event' | 'job' | 'programme' | 'trainingItem',
): Promise<{ readonly id: string; readonly path: string }> {
  const { rows } = await sql<{ id: string; path: string }>`
    select record_id as id, path from live
    where type = ${type} and locale = 'en' and path is not null and (fields ->> 'filled')::boolean is not true
      and coalesce(fields ->> 'registration', 'open') = 'open'
      and coalesce((fields ->> 'opensOn')::date, current_date) <= current_date
      and coalesce(fields ->> 'closesAt', fields ->> 'startsAt')::timestamptz > now()
    order by record_id limit 1`.execute(db);
  const [one] = rows;
  if (!one) throw new Error(`Nothing of the type ${type} is open.`);
  return one;
}

/** What somebody answers, as it is to be kept; files by their names. */
function answerTo({ name, kind, options = {} }: FormField): string {
  if (kind === 'choice') return Object.keys(options).at(-1) ?? '';
  if (kind === 'phone') return '+44 20 7946 0100';
  if (kind === 'email') return `${name}@client.example`;
  if (kind === 'lines') return 'Müller & Söhne\n“quoted” 您好';
  return { agreement: 'yes', file: cv.name, line: `<${name}> & more` }[kind];
}

/** Answers every question of the form that is open, as a person does. @returns what was answered, by the names of fields */
export async function fillIn(
  page: Page,
  form: FormName,
  changes: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const field of forms[form].fields) {
    const { name, kind } = field;
    const answer = changes[name] ?? answerTo(field);
    const control = page.locator(`#form-${form} [name=${name}]`);
    if (kind === 'file') await control.setInputFiles(cv);
    else if (kind === 'agreement') await control.check();
    else if (kind !== 'choice') await control.fill(answer);
    else if (await control.evaluateAll(([first]) => first instanceof HTMLSelectElement))
      await control.selectOption(answer);
    else await page.locator(`#form-${form} [name=${name}][value=${answer}]`).check();
    answers[name] = answer;
  }
  return answers;
}

/** What stands in the form that is open, as its page would send it now. */
export async function filledIn(page: Page, form: FormName): Promise<Record<string, string>> {
  const typed = await page
    .locator(`#form-${form}`)
    .evaluate((element) =>
      Object.fromEntries(
        [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
        ]),
      ),
    );
  const names = forms[form].fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)));
}

/** Sends it by its own button. */
export const send = (page: Page, form: FormName) => page.locator(`#form-${form} button`).last().click();
