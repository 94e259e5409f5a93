import type { Kysely } from 'kysely';
import { langOf } from '../i18n/language-of.ts';
import type { Locale, SiteLocale } from '../i18n/locales.ts';
import { Clock } from '../platform/cache/clock.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { positionOf } from './applications/position.ts';
import { type FormName, forms } from './declared/index.ts';
import { readEvent } from './events/event-record.ts';

/** Whether a text could be the id of a record. */
export const couldBeId = (text: string) => /^[\w-]{1,120}$/.test(text);

/** Reads what forms are about. */
export function subjectsOf(db: Kysely<DB>) {
  const appliedFor = async (name: FormName, about: string, locale: SiteLocale) => {
    const position = await positionOf(db, about, locale, new Clock());
    return position?.type === forms[name].appliesFor ? position : null;
  };
  const event = async (name: FormName, about: string, locale: SiteLocale) =>
    forms[name].isRegistration && couldBeId(about) ? readEvent(db, about, locale) : null;
  return {
    /** What is applied for by a form; null: nothing that there is. */
    appliedFor,
    /** The event that a form registers for. */
    event,
    /** The one or the other. */
    find: (name: FormName, about: string, locale: SiteLocale) =>
      forms[name].appliesFor ? appliedFor(name, about, locale) : event(name, about, locale),
    /** Its title, with its language where that is another. */
    titleOf: (found: { readonly title: string; readonly locale: Locale } | null, locale: SiteLocale) =>
      found ? { title: found.title, lang: langOf(found.locale, locale) } : undefined,
  };
}
