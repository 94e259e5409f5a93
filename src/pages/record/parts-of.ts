import { cardSection } from '../rows.ts';
import type { PageRecord, PartsContext, RecordParts } from './parts.ts';
import { eventParts } from './types/event.ts';
import { jobParts } from './types/job.ts';
import { navigatorChapterParts, navigatorServiceParts } from './types/navigator.ts';
import { graduatePageParts, pageParts, policyParts, sectionParts } from './types/pages.ts';
import { locationParts, practiceParts, solutionParts } from './types/practice.ts';
import { trainingItemParts, trainingSeriesParts } from './types/training.ts';
import { articleParts, blogPostParts, newsParts, workPartParts, workParts } from './types/writing.ts';

/** What the record's type adds to the shared page. */
export function partsOf(record: PageRecord, context: PartsContext): RecordParts {
  const { m, locale } = context;
  switch (record.__typename) {
    case 'Section':
      return sectionParts(record, context);
    case 'Page':
      return pageParts(record, context);
    case 'GraduatePage':
      return graduatePageParts(record, context);
    case 'Policy':
      return policyParts(record, context);
    case 'Location':
      return locationParts(record, context);
    case 'Sector':
    case 'Service':
      return practiceParts(record, context);
    case 'Solution':
      return solutionParts(record, context);
    case 'BlogPost':
      return blogPostParts(record, context);
    case 'News':
      return newsParts(record, context);
    case 'Work':
      return workParts(record, context);
    case 'WorkPart':
      return workPartParts(record, context);
    case 'Event':
      return eventParts(record, context);
    case 'TrainingSeries':
      return trainingSeriesParts(record, context);
    case 'TrainingItem':
      return trainingItemParts(record, context);
    case 'Job':
      return jobParts(record, context);
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
