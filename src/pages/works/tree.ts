import type { SideLink } from '../../components/layout/SideNavigation.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { labelled, type NamedRecord } from '../shared/records/cards.ts';

/** What the queries answer for a child that is no part. */
export type Other = Readonly<Record<PropertyKey, never>>;

/** A work or a part of it, with the parts below it, to five levels. */
export interface Branch extends NamedRecord {
  readonly parts?: readonly (Branch | Other)[];
}

/** A work with all its parts: the fragment `ContentsOfWork`. */
export interface WorkTree extends Branch {
  readonly product: { readonly feature: string | null } | null;
}

/** A part where it stands in its work. */
export interface Placed<B extends Branch> {
  readonly part: B;
  /** 1 for a chapter, to 5. */
  readonly depth: number;
  /** As it is counted: `2.1`. */
  readonly number: string;
}

/** The parts directly below, without those that have no page. */
export function partsBelow<B extends Branch>({
  parts = [],
}: {
  readonly parts?: readonly (B | Other)[];
}): B[] {
  return parts.filter((part): part is B => 'id' in part && part.url !== null);
}

/** All parts of a work in the order in which they are read: each before those below it. */
export function inReadingOrder<B extends Branch>(
  parts: readonly B[],
  above: Placed<B> | null = null,
): Placed<B>[] {
  return parts.flatMap((part, index) => {
    const placed = {
      part,
      depth: (above?.depth ?? 0) + 1,
      number: above ? `${above.number}.${index + 1}` : String(index + 1),
    };
    return [placed, ...inReadingOrder(partsBelow(part as { readonly parts?: readonly B[] }), placed)];
  });
}

/** Where a reader is in a work. */
export interface Place {
  /** “Part 3 of 9”. */
  readonly text: string;
  /** Of `total`, from 1. */
  readonly number: number;
  readonly total: number;
  readonly previous: Labelled | null;
  readonly next: Labelled | null;
}

/** The place of a part in its work; null when it is not among its parts. */
export function placeOf(work: Branch, id: string, locale: Locale): Place | null {
  const all = inReadingOrder(partsBelow(work));
  const at = all.findIndex(({ part }) => part.id === id);
  if (at < 0) return null;
  const to = (placed: Placed<Branch> | undefined) => (placed ? labelled(placed.part, locale) : null);
  return {
    text: messagesFor(locale).products.place({
      number: formatNumber(at + 1, locale),
      total: formatNumber(all.length, locale),
    }),
    number: at + 1,
    total: all.length,
    // Before the first part comes the cover.
    previous: at === 0 ? labelled(work, locale) : to(all[at - 1]),
    next: to(all[at + 1]),
  };
}

/** The contents of a whole work as links, the current part marked. */
export function contentsBeside(parts: readonly Branch[], current: string, locale: Locale): SideLink[] {
  return parts.map((part) => {
    const { text, url, lang, inEnglish } = labelled(part, locale);
    return {
      text,
      url: url ?? '',
      lang,
      inEnglish,
      current: part.id === current,
      children: contentsBeside(partsBelow(part), current, locale),
    };
  });
}
