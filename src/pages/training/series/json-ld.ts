import { declaredName } from '../../../content/types/choices.ts';
import { localeFacts } from '../../../i18n/locales.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import { type TrainingPart, totalOf } from '../part.ts';
import type { WholeSeriesFragment } from './query.gen.ts';

/** The series for search engines: a schema.org `Course`, taken alone and at any time. */
export function courseJsonLd(series: WholeSeriesFragment, parts: readonly TrainingPart[]): object {
  const isOpen = parts.every(({ gate }) => gate === null);
  return {
    '@type': 'Course',
    name: series.title,
    description: series.summary ?? undefined,
    url: series.url ?? undefined,
    inLanguage: localeFacts[series.locale].tag,
    provider: firmJsonLd,
    educationalLevel: declaredName(series.level),
    teaches: series.outcome?.split('\n').filter(Boolean),
    about: series.topics.map(({ title }) => title),
    isAccessibleForFree: isOpen,
    offers: { '@type': 'Offer', category: isOpen ? 'Free' : 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${totalOf(parts).minutes}M`,
    },
    hasPart: parts.map((part) => ({
      '@type': 'LearningResource',
      name: part.title,
      url: part.url ?? undefined,
      timeRequired: `PT${part.minutes}M`,
    })),
  };
}
