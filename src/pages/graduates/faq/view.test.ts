import { expect, test } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { QuestionRecord } from './questions.ts';
import { faqView } from './view.ts';

function question(slug: string, audience: string, title: string, locale: Locale = 'en'): QuestionRecord {
  const body = fromMarkdown(`The answer to ${slug}.`).blocks;
  return {
    id: `faq-${slug}`,
    slug,
    audience,
    title,
    locale,
    summary: 'In short.',
    body,
    reviewedOn: '2026-10-05',
  };
}

const questions = [
  question('grades', 'graduate', 'What grades do you ask for?'),
  question('fe1', 'graduate-ie', 'Do I need the FE-1s first?'),
  question('pcll', 'graduate-hk', 'What if I do not get a PCLL place?'),
  question('become-a-client', 'client', 'How do I become a client?'),
];

function faq(locale: Locale, search = '', nodes = questions) {
  const page = { ...coreRecord({ type: 'graduatePage', title: 'Questions and answers' }), contacts: [] };
  return faqView({ page, faqs: { nodes } }, requestOf('graduates-faq', '/graduates/faq', { locale, search }));
}

test('an edition answers the questions of its country first, then those of all, and no others', () => {
  expect(
    faq('en-ie')?.props.groups.map(({ heading, questions: all }) => [heading, all.map(({ id }) => id)]),
  ).toEqual([
    ['Asked in this country', ['fe1']],
    ['Asked everywhere', ['grades']],
  ]);
});

test('a search finds what has all its words, in question or answer, whatever its accents and capitals', () => {
  expect(faq('en-ie', 'q=GRADES')?.props).toMatchObject({
    count: '1 answer',
    groups: [{ questions: [{ id: 'grades' }] }],
  });
  expect(faq('en-ie', 'q=answer+fé1')?.props.count).toBe('1 answer');
  expect(faq('en-ie', 'q=pcll')?.props).toMatchObject({ count: '0 answers', groups: [] });
  expect(faq('en-ie', 'q=grades')?.head.noindex).toBe(true);
});

test('an answer in another language says in which', () => {
  const dutch = question('cijfers', 'graduate', 'Welke cijfers?', 'nl-nl');
  const shown = faq('nl-nl', '', [dutch, ...questions])?.props.groups.flatMap(({ questions: all }) => all);
  expect(shown?.map(({ id, lang }) => [id, lang])).toEqual([
    ['cijfers', undefined],
    ['grades', 'en-GB'],
  ]);
});

test('search engines are told questions and answers', () => {
  const [page] = faq('en')?.head.jsonLd ?? [];
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        name: 'What grades do you ask for?',
        acceptedAnswer: { text: 'In short. The answer to grades.' },
      },
    ],
  });
});
