import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ContentTypeName } from '../types/index.ts';

/** A record found by its name, with what may tell it from another of that name. */
export interface Untold {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** A person's offices; what stands above it. */
  readonly place: string | null;
  /** By which it is ordered. */
  readonly day: Date | null;
}

type Mark = (row: Untold) => string | null;

/** Rows of which no two read the same: those that would also say where they belong, of which day they are, or their id. */
export function told(rows: readonly Untold[], locale: Locale) {
  const marks: readonly Mark[] = [
    ({ place }) => place,
    ({ day }) => day && formatDay(day.toISOString().slice(0, 10), locale),
    ({ id }) => id,
  ];
  return rows.map((row) => {
    const said = row.subtitle === null ? [] : [row.subtitle];
    let alike = rows.filter((other) => other !== row && readsLike(other, row));
    for (const mark of marks) {
      const own = mark(row);
      if (alike.length === 0 || own === null) continue;
      said.push(own);
      alike = alike.filter((other) => mark(other) === own);
    }
    const { place: _, day: __, ...shown } = row;
    return { ...shown, subtitle: said.length > 0 ? said.join(' · ') : null };
  });
}

const readsLike = (one: Untold, other: Untold) =>
  one.title === other.title && one.type === other.type && one.subtitle === other.subtitle;
