import { expect, it } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { eventFacts } from '../events/event.fixture.ts';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { WholeTrainingItemFragment } from './item/query.gen.ts';
import { trainingItemView } from './item/view.ts';
import type { TrainingListQuery } from './list/query.gen.ts';
import { trainingListVariables, trainingListView } from './list/view.ts';
import type { TrainingPart } from './part.ts';
import { trainingSeriesView } from './series/view.ts';

function part(id: string, changes: Partial<TrainingPart> = {}): TrainingPart {
  return {
    id,
    type: 'trainingItem',
    locale: 'en',
    title: id,
    url: `/training/${id}/x`,
    summary: null,
    kind: 'VIDEO',
    recording: null,
    minutes: 20,
    cpdMinutes: 15,
    lawAsAt: '2026-01-31',
    lawChanges: [],
    gate: null,
    firstPublishedAt: '2026-02-01T08:00:00Z',
    ...changes,
  };
}

const order = { nodes: [{ id: 'first' }, { id: 'r1' }, { id: 'last' }] };
const change = { on: '2026-06-19', text: 'A section was repealed.' };

function item(changes: Partial<WholeTrainingItemFragment> = {}): WholeTrainingItemFragment {
  const own = { ...part('r1'), ...coreRecord({ type: 'trainingItem', title: 'The map' }) };
  return {
    ...own,
    headings: [],
    slides: null,
    quiz: null,
    presenters: [],
    related: [],
    series: {
      id: 'ts1',
      type: 'trainingSeries',
      locale: 'en',
      title: 'Data',
      url: '/training-series/ts1/data',
      level: 'ADVANCED',
      topics: [],
      // As links are found: the newest first.
      parts: [part('last'), part('r1'), part('first')],
    },
    ...changes,
  };
}

const itemPage = (changes: Partial<WholeTrainingItemFragment> = {}) =>
  trainingItemView(
    { trainingItem: item(changes), order },
    requestOf('training-item', '/training/r1/the-map'),
  );

it('stands between the parts before and after it, in the order of its editors', () => {
  const props = itemPage()?.props;
  expect(props?.opening.eyebrow).toBe('Part 2 of 3');
  expect(props?.parts.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ['first', false],
    ['r1', true],
    ['last', false],
  ]);
  expect([props?.previous?.text, props?.next?.text]).toEqual(['Previous: first', 'Next: last']);
});

it('lies below its series and the list of series', () => {
  expect(itemPage()?.head.breadcrumbs?.map(({ url }) => url)).toEqual([
    '/',
    '/training-series',
    '/training-series/ts1/data',
    '/about-us',
    '/training/r1/the-map',
  ]);
});

it('says what has changed in the law since it was recorded, the newest first', () => {
  const older = { on: '2026-03-01', text: 'A limit was raised.' };
  const law = itemPage({ lawChanges: [older, change] })?.props.law;
  expect(law?.text).toContain('31 January 2026');
  expect(law?.changes.map(({ date, text }) => [date, text])).toEqual([
    ['19 Jun 2026', 'A section was repealed.'],
    ['1 Mar 2026', 'A limit was raised.'],
  ]);
  expect(itemPage()?.props.law).toMatchObject({
    text: 'Law as at 31 January 2026. We know of no change since.',
    changes: [],
  });
});

it('does not call a change what the part knew of when it was made', () => {
  const earlier = { on: '2025-12-01', text: 'An Act began.' };
  expect(itemPage({ lawChanges: [earlier] })?.props.law.changes).toEqual([]);
});

it('names the course that the rest is for, and what comes with it', () => {
  const gated = itemPage({
    gate: { kind: 'PERMISSION', permission: 'training-data' },
    headings: ['What to ask', 'Transcript'],
    body: fromMarkdown('The beginning.').blocks,
  })?.props.gate;
  expect(gated?.text).toContain('“Data”');
  expect(gated?.rest.items).toEqual(['What to ask', 'Transcript']);
  expect(itemPage()?.props.gate).toBeNull();
});

it('adds the parts of a series up, and tells search engines how long the course is', () => {
  const series = {
    ...coreRecord({ type: 'trainingSeries', title: 'Data' }),
    audience: 'Everybody',
    level: 'INTRODUCTION',
    outcome: 'Draw a map.\nChoose a route.',
    topics: [],
    related: [],
  } as const;
  const parts = { nodes: [part('last'), part('first')].map((one) => ({ ...one, presenters: [] })) };
  const view = trainingSeriesView(
    { trainingSeries: series, parts, order, dates: { nodes: [eventFacts({ title: 'Workshop' })] } },
    requestOf('training-series', '/training-series/ts1/data'),
  );
  expect(view?.props.parts.map(({ id, number }) => [id, number])).toEqual([
    ['first', 1],
    ['last', 2],
  ]);
  const rows = new Map(view?.props.facts.map(({ label, values }) => [label, values[0]?.text]));
  expect([rows.get('In all'), rows.get('Training credit')]).toEqual(['40 minutes', '30 minutes']);
  expect(view?.props.dates.map(({ title }) => title)).toEqual(['Workshop']);
  expect(view?.head.jsonLd).toMatchObject([
    { '@type': 'Course', hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: 'PT40M' } },
  ]);
});

it('warns in the list of a series whose law has changed in part', () => {
  const node = (id: string) =>
    ({
      id,
      type: 'trainingSeries',
      subject: null,
      locale: 'en',
      title: id,
      summary: null,
      url: `/training-series/${id}/x`,
      level: 'ADVANCED',
      audience: null,
      topics: [],
    }) as const;
  const data: TrainingListQuery = {
    record: coreRecord({ type: 'section', title: 'Training' }),
    trainingSeriesList: { totalCount: 2, nodes: [node('old'), node('new')], facets: [] },
    parts: {
      nodes: [
        { ...part('a', { lawChanges: [change] }), series: { id: 'old' } },
        { ...part('b'), series: { id: 'new' } },
      ],
    },
  };
  const facts = trainingListView(
    data,
    requestOf('training-series-list', '/training-series'),
  )?.props.cards.map((card) => card.facts?.map(({ text }) => text));
  expect(facts).toEqual([
    ['1 part', '20 minutes', 'Open to everybody', 'Some parts: law has changed since'],
    ['1 part', '20 minutes', 'Open to everybody'],
  ]);
});

it('asks for the level and topic that the address names', () => {
  const search = 'level=advanced&topic=topic-arbitration';
  expect(
    trainingListVariables(requestOf('training-series-list', '/training-series', { search })).filter,
  ).toEqual({ level: ['ADVANCED'], topics: ['topic-arbitration'] });
});
