import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { QuestionRecord } from '../faq/questions.ts';
import { type Programme, programmeAddress } from './programmes.ts';

/** schema.org's EducationalOccupationalProgram, at its place on the page of those that one can apply for. */
export function programmeJsonLd(
  { title, slug, summary, closesAt, opensOn, startsOn, seats, salary }: Programme,
  locale: Locale,
): object {
  return {
    '@type': 'EducationalOccupationalProgram',
    name: title,
    url: programmeAddress(slug, locale),
    ...(summary && { description: summary }),
    provider: firmJsonLd,
    ...(opensOn && { applicationStartDate: opensOn }),
    ...(closesAt && { applicationDeadline: closesAt.slice(0, 10) }),
    ...(startsOn && { startDate: startsOn }),
    ...(seats && { maximumEnrollment: seats }),
    ...(salary && { trainingSalary: { '@type': 'MonetaryAmountDistribution', name: salary } }),
  };
}

/** schema.org's FAQPage. */
export function questionsJsonLd(questions: readonly QuestionRecord[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, summary, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: [summary, plainText(body)].filter(Boolean).join(' ') },
    })),
  };
}

/** The words of a text, without its marks. */
export function plainText(body: RichText | null): string {
  return (body ?? [])
    .flatMap((block) => ('children' in block ? [block.children.map(({ text }) => text).join('')] : []))
    .join(' ');
}
