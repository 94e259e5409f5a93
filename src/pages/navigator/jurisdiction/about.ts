import type { Labelled, MetaRow } from '../../../components/sections/section.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { rowsOf, textRow } from '../../shared/records/rows.ts';
import type { Chapter } from './chapter.ts';

/** What a jurisdiction is: its own name, its legal system, who supervises there, and where its law is published. */
export function aboutRows({ jurisdiction }: Chapter, locale: Locale): MetaRow[] {
  if (!jurisdiction) return [];
  const { navigator: m } = messagesFor(locale);
  const { title, nativeName, legalSystem, regulators, officialSources } = jurisdiction;
  const named = (label: string, bodies: readonly Body[]): MetaRow | null =>
    bodies.length > 0 ? { label, values: bodies.map((body) => nameOfBody(body, locale)) } : null;
  return rowsOf([
    textRow(m.localName, nativeName === title ? null : nativeName),
    textRow(m.legalSystem, legalSystem),
    named(m.regulators, regulators),
    named(m.officialSources, officialSources),
  ]);
}

interface Body {
  readonly name: string;
  /** Of the name, as a tag; null: English. */
  readonly language: string | null;
  readonly url: string | null;
  readonly calledHere?: string | null;
}

/** A body as readers of a language call it, or else by its own name, in that name's language. */
function nameOfBody({ name, language, url, calledHere }: Body, locale: Locale): Labelled {
  if (calledHere) return { text: calledHere, url };
  const own = language ?? localeFacts.en.tag;
  return { text: name, url, lang: own.startsWith(localeFacts[locale].language) ? undefined : own };
}
