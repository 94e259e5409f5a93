import type { Kysely } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import { type FormName, forms } from '../../forms/declared/index.ts';
import type { FormView } from '../../forms/form-view.ts';
import { formatList } from '../../i18n/format.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { type Hours, openingOf } from '../../pages/offices/item/hours.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** A form whose choice is between offices, with the hours of each as its record has them now. */
export async function withOfficeHours(db: Kysely<DB>, form: FormView, locale: SiteLocale): Promise<FormView> {
  const chosen = officeFields(form.name);
  if (chosen.size === 0) return form;
  const ids = form.fields.flatMap(({ rule, options }) =>
    chosen.has(rule.name) ? options.map(({ value }) => value) : [],
  );
  const rows = await db
    .selectFrom('live as l')
    .select(['l.record_id as id', 'l.fields'])
    .where('l.record_id', 'in', ids)
    .where('l.type', '=', 'office')
    .where('l.withdrawn_at', 'is', null)
    .where(shownIn(locale))
    .execute();
  const hours = new Map(
    rows.map(({ id, fields }) => {
      const { timeZone, hours = [] } = fields as unknown as { timeZone: string; hours?: readonly Hours[] };
      return [id, openingOf({ timeZone, hours }, locale, 'short')?.usual];
    }),
  );
  return {
    ...form,
    fields: form.fields.map((field) =>
      chosen.has(field.rule.name)
        ? {
            ...field,
            options: field.options.map(({ value, label }) => {
              const usual = hours.get(value);
              return { value, label: usual ? formatList([label, usual], locale, 'unit') : label };
            }),
          }
        : field,
    ),
  };
}

function officeFields(name: FormName): ReadonlySet<string> {
  return new Set(forms[name].fields.flatMap((field) => (field.offices ? [field.name] : [])));
}
