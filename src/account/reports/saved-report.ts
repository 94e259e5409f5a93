import type { FrozenTable } from '../../content/navigator/frozen-table.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AlertFrequency } from '../alerts/alerts.ts';

/** A report that a reader keeps, with what it said each time that it was kept. */
export interface SavedReport {
  readonly id: string;
  readonly serviceId: string;
  readonly title: string;
  /** The query of the report's address in the builder. */
  readonly selection: string;
  /** The language that it is written in. */
  readonly language: Locale;
  /** The day of the law; null: the one on which it is looked at. */
  readonly on: string | null;
  /** Null: what the site says when it is looked at. */
  readonly known: Date | null;
  /** By their names in addresses. */
  readonly jurisdictions: readonly string[];
  /** None: all. */
  readonly topics: readonly string[];
  readonly createdAt: Date;
  /** The number of its newest version. */
  readonly newest: number;
  /** When that was kept. */
  readonly keptAt: Date;
  /** How many answers in it say something else by now, are gone, or are new. */
  readonly changed: number;
  /** The alert that watches it; null: none does. */
  readonly alertId: string | null;
  /** How often that may tell of changes. */
  readonly alertFrequency: AlertFrequency | null;
  /** The language that it is asked for in. */
  readonly requestedLocale: Locale;
}

/** What a report said when it was kept. */
export interface SavedVersion extends FrozenTable {
  readonly number: number;
  readonly madeAt: Date;
}

/** Reports that one reader keeps. */
export const MOST_REPORTS = 50;
/** Versions of one report. */
export const MOST_VERSIONS = 30;
/** Characters of a report's name; also what the form lets one type. */
export const longestTitle = 120;
