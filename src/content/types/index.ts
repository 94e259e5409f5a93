/** Every content type of the site, by name. */
import type { Locale } from '../../routing/locales.ts';
import { job, programme } from './careers.ts';
import type { ContentType } from './define.ts';
import { event, trainingItem, trainingSeries } from './events.ts';
import { sector, service, solution, topic } from './expertise.ts';
import { labelIn } from './labels.ts';
import {
  jurisdiction,
  navigatorArticle,
  navigatorCell,
  navigatorChapter,
  navigatorRegion,
  navigatorService,
  navigatorTopic,
} from './navigator.ts';
import { faq, graduatePage, home, marketingPage, page, policy, scamAlert, section } from './pages.ts';
import { award, deal, person } from './people.ts';
import { entity, location, office } from './places.ts';
import type { MixedList } from './places-in-lists.ts';
import { blogCategory, blogPost, news, newsletter, publication, work, workPart } from './writing.ts';

export const contentTypes = {
  home,
  section,
  page,
  graduatePage,
  marketingPage,
  policy,
  faq,
  scamAlert,
  person,
  deal,
  award,
  location,
  office,
  entity,
  sector,
  service,
  solution,
  topic,
  publication,
  blogCategory,
  blogPost,
  news,
  work,
  workPart,
  newsletter,
  event,
  trainingSeries,
  trainingItem,
  job,
  programme,
  jurisdiction,
  navigatorService,
  navigatorRegion,
  navigatorChapter,
  navigatorTopic,
  navigatorCell,
  navigatorArticle,
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
