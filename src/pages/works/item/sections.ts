import { present, type Section } from '../../../components/sections/section.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linesSection, peopleSection } from '../../shared/records/rows.ts';
import type { WorkKind } from '../kind.ts';
import type { WholeWorkFragment } from './query.gen.ts';

/** What a cover says below its contents; most of it of products alone. */
export function sectionsOf(work: WholeWorkFragment, kind: WorkKind, locale: Locale): Section[] {
  const { products, record } = messagesFor(locale);
  const lang = langOf(work.locale, locale);
  const points = work.points.map(({ title, text }) => ({ id: title, title, url: null, summary: text, lang }));
  const assurances = work.assurances.map(({ label, text }) => ({ label, values: [{ text }] }));
  const steps = work.steps?.split('\n').filter(Boolean) ?? [];
  const needs = work.needs?.split('\n').filter(Boolean) ?? [];
  const heading = kind === 'feature' ? products.takeAway : products.does;
  return present([
    { kind: 'cards', id: 'does', heading, cards: points },
    linesSection('pricing', products.costs, work.pricing, lang),
    { kind: 'numbers', id: 'steps', heading: products.steps, lang, items: steps },
    { kind: 'bullets', id: 'needs', heading: products.needs, lang, items: needs },
    assurances.length > 0
      ? { kind: 'rows', id: 'assurances', heading: products.assurances, lang, groups: [assurances] }
      : null,
    practicesOf(work, products.services, locale),
    peopleSection('contacts', record.contacts, work.contacts, locale),
  ]);
}

function practicesOf(
  { services, sectors, topics }: WholeWorkFragment,
  heading: string,
  locale: Locale,
): Section | null {
  const { record } = messagesFor(locale);
  const rows = [
    { label: record.services, records: services },
    { label: record.sectors, records: sectors },
    { label: record.topics, records: topics.map((topic) => ({ ...topic, url: null })) },
  ].filter(({ records }) => records.length > 0);
  if (rows.length === 0) return null;
  const groups = [
    rows.map(({ label, records }) => ({
      label,
      values: records.map(({ title, url, locale: of }) => ({ text: title, url, lang: langOf(of, locale) })),
    })),
  ];
  return { kind: 'rows', id: 'practices', heading, groups };
}
