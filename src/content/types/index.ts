import type { Locale } from '../../i18n/locales.ts';
import * as careers from './careers.ts';
import type { ContentType } from './define.ts';
import * as events from './events.ts';
import * as expertise from './expertise.ts';
import * as finding from './finding.ts';
import { labelIn } from './labels.ts';
import * as navigator from './navigator.ts';
import * as pages from './pages.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import type { MixedList } from './places-in-lists.ts';
import * as writing from './writing.ts';

/** Every content type of the site, by name: whatever the files of the areas export is one. */
export const contentTypes = {
  ...careers,
  ...events,
  ...expertise,
  ...finding,
  ...navigator,
  ...pages,
  ...people,
  ...places,
  ...writing,
} as const;

export type ContentTypeName = keyof typeof contentTypes;

export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** The declaration of a type known only by a name that was read from the database. */
export function declarationOf(name: ContentTypeName): ContentType {
  return contentTypes[name] as unknown as ContentType;
}

/** Types whose declarations are so. */
export function typesWhere(holds: (declaration: ContentType) => boolean): ContentTypeName[] {
  return contentTypeNames.filter((name) => holds(declarationOf(name)));
}

/** Types whose records stand in a list of several types. */
export const typesIn = (list: MixedList) => typesWhere(({ lists }) => lists?.includes(list) ?? false);

/** What readers call a record of the type; the name itself for a type that is no longer declared. */
export function typeLabel(name: string, locale: Locale): string {
  return isContentTypeName(name) ? labelIn(declarationOf(name).label, locale) : name;
}

export function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name);
}
