import { type Kysely, sql } from 'kysely';
import { type Question, readQuestions } from '../../content/lessons/questions.ts';
import { defaultLocale, type Locale, type SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** A lesson as far as its questions and its certificate are concerned. */
export interface Lesson {
  readonly id: string;
  /** What it is written in. */
  readonly locale: Locale;
  readonly title: string;
  /** Without language. */
  readonly path: string | null;
  /** That count as training; null: none do. */
  readonly cpdMinutes: number | null;
  readonly questions: readonly Question[];
  /** What its questions are kept for; null: everybody may have them. */
  readonly permission: string | null;
}

interface LessonFields {
  readonly permission?: string;
  readonly cpdMinutes?: number;
  readonly quiz?: string;
}

/** A published lesson in a language or in English, also one that not everybody may read; null where there is none. */
export async function readLesson(db: Kysely<DB>, id: string, locale: SiteLocale): Promise<Lesson | null> {
  const { rows } = await sql<{ locale: Locale; title: string; path: string | null; fields: LessonFields }>`
    select locale, title, path, fields from live
    where record_id = ${id} and type = 'trainingItem' and withdrawn_at is null
      and locale in (${locale}, ${defaultLocale})`.execute(db);
  const row = rows.find((one) => one.locale === locale) ?? rows[0];
  if (!row) return null;
  const { cpdMinutes = null, permission = null, quiz = '' } = row.fields;
  const { questions } = readQuestions(quiz);
  return { id, locale: row.locale, title: row.title, path: row.path, cpdMinutes, permission, questions };
}
