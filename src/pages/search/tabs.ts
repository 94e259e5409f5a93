import type { ContentTypeName } from '../../content/types/index.ts';
import type { Messages } from '../../i18n/messages.ts';

export type Tab = keyof Messages['search']['tabs'];

/** Which types of record each tab shows; `all` shows every type. */
export const typesByTab: { readonly [T in Tab]: readonly ContentTypeName[] | null } = {
  all: null,
  people: ['person'],
  insights: ['publication', 'blogPost', 'work', 'workPart'],
  news: ['news'],
  events: ['event'],
  expertise: ['sector', 'service', 'solution'],
  navigator: ['navigatorService', 'navigatorRegion', 'navigatorChapter', 'navigatorArticle'],
  locations: ['location', 'office'],
  careers: ['job', 'graduatePage'],
  training: ['trainingSeries', 'trainingItem'],
};

export const tabs = Object.keys(typesByTab) as Tab[];

export function isTab(name: string): name is Tab {
  return Object.hasOwn(typesByTab, name);
}
