import { cardSection } from '../rows.ts';
import type { PageRecord, PartsContext, RecordParts } from './parts.ts';
import { navigatorChapterParts, navigatorServiceParts } from './types/navigator.ts';
import { pageParts, policyParts, sectionParts } from './types/pages.ts';
import { locationParts, practiceParts } from './types/practice.ts';
import { articleParts, newsParts } from './types/writing.ts';

/** What the record's type adds to the shared page. */
export function partsOf(record: PageRecord, context: PartsContext): RecordParts {
  const { m, locale } = context;
  switch (record.__typename) {
    case 'Section':
      return sectionParts(record, context);
    case 'Page':
      return pageParts(record, context);
    case 'Policy':
      return policyParts(record, context);
    case 'Location':
      return locationParts(record, context);
    case 'Sector':
    case 'Service':
      return practiceParts(record, context);
    case 'News':
      return newsParts(record, context);
    case 'NavigatorService':
      return navigatorServiceParts(record, context);
    case 'NavigatorChapter':
      return navigatorChapterParts(record, context);
    case 'NavigatorArticle':
      return articleParts(record, context);
    default:
      return { sections: [cardSection('below', m.record.below, record.children, locale)] };
  }
}
