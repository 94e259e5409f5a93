import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../../testing/requests.fixture.ts';
import type { SolutionListQuery } from '../list/query.gen.ts';
import { solutionListView } from '../list/view.ts';
import type { SolutionPageQuery } from './query.gen.ts';
import { solutionView } from './view.ts';

const path = '/expertise/solutions/risk';
const card = (id: string, locale: 'en' | 'fr-fr' = 'en') =>
  ({ id, type: 'solution', locale, title: id, summary: null, url: `/${id}` }) as const;

function show(changes: object = {}) {
  const record = {
    ...coreRecord({ type: 'solution', title: 'Risk', path, url: path }),
    __typename: 'Solution',
    sideTree: [],
    above: { ...card('page-solutions'), type: 'page', siblings: [card('r1'), card('desk')] },
    children: [],
    problem: '“Four thousand contracts.”',
    approach: 'Week 1: find them.\nThen read.',
    pricing: 'A fixed sum.\nThen by contract.',
    duration: 'Seven weeks',
    priceFrom: '£18,000',
    tools: [],
    questions: [],
    services: [],
    works: [],
    contacts: [],
    ...changes,
  };
  return solutionView({ record } as unknown as SolutionPageQuery, requestOf('solution-1', path));
}

it('numbers its steps, with when each is done where the line says so', () => {
  expect(show()?.props.approach).toEqual([
    { mark: '1', title: 'Week 1', text: 'Find them.' },
    { mark: '2', title: '', text: 'Then read.' },
  ]);
});

it('reads the colons of Chinese and of French as well', () => {
  expect(show({ approach: '第一周：查找。' })?.props.approach[0]).toMatchObject({
    title: '第一周',
    text: '查找。',
  });
  expect(show({ approach: 'Semaine 1\u202f: les trouver.' })?.props.approach[0]).toMatchObject({
    title: 'Semaine 1',
    text: 'Les trouver.',
  });
});

it('names only people who are there', () => {
  const person = (id: string, standing: string) => ({
    ...card(id),
    type: 'person',
    standing,
    grade: 'PARTNER',
    jobTitle: 'Partner',
    givenName: 'A',
    familyName: 'B',
    email: null,
    phone: null,
    offices: [],
    services: [],
    awards: [],
  });
  const contacts = [person('here', 'ACTIVE'), person('left', 'FORMER')];
  expect(show({ contacts })?.props.team.people.map(({ id }) => id)).toEqual(['here']);
});

it('leads to its parts and to the other solutions, not to itself', () => {
  const sections = show({ children: [card('part')] })?.props.others;
  expect(sections).toMatchObject([
    { id: 'below', cards: [{ id: 'part' }] },
    { id: 'others', cards: [{ id: 'desk' }] },
  ]);
});

it('tells search engines its questions, when it has some', () => {
  expect(show()?.head.jsonLd).toMatchObject([{ '@type': 'Service' }]);
  const questions = [{ question: 'How often?', answer: 'Seldom.' }];
  expect(show({ questions })?.head.jsonLd?.[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'How often?', acceptedAnswer: { text: 'Seldom.' } }],
  });
});

it('compares all solutions by time and price, parts among them', () => {
  const row = (id: string, locale: 'en' | 'fr-fr', children: readonly object[] = []) => ({
    ...card(id, locale),
    problem: '« Aidez-nous. »',
    duration: 'Un mois',
    priceFrom: null,
    children,
  });
  const record = {
    ...coreRecord({ locale: 'fr-fr', title: 'Solutions' }),
    __typename: 'Page',
    sideTree: [],
    related: [],
    children: [row('risk', 'fr-fr', [row('part', 'en')])],
  };
  const view = solutionListView(
    { record } as unknown as SolutionListQuery,
    requestOf('expertise-solutions', '/expertise/solutions', { locale: 'fr-fr' }),
  );
  expect(view?.props.rows).toEqual([
    [
      { text: 'risk', url: '/risk', lang: undefined },
      { text: 'Un mois', lang: undefined },
      { text: '', lang: undefined },
    ],
    [
      { text: 'part', url: '/part', lang: 'en-GB', inEnglish: 'En anglais' },
      { text: 'Un mois', lang: 'en-GB' },
      { text: '', lang: 'en-GB' },
    ],
  ]);
  expect(view?.props.solutions).toMatchObject([{ id: 'risk', children: [{ id: 'part' }] }]);
});
