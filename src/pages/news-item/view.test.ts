import { expect, it } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { WholeNewsFragment } from './query.gen.ts';
import { newsItemView } from './view.ts';

const officer = {
  id: 'pe1',
  type: 'person',
  locale: 'en',
  title: 'Oliver Strand',
  url: null,
  summary: null,
  jobTitle: 'Head of Press',
  givenName: 'Oliver',
  familyName: 'Strand',
  email: 'press@fenwardenlisle.example',
  phone: '+44 20 7946 0236',
  mobile: null,
} as const;

function news(changes: Partial<WholeNewsFragment> = {}): WholeNewsFragment {
  return {
    ...coreRecord({ type: 'news', title: 'A statement', body: fromMarkdown('First.\n\nSecond.').blocks }),
    kind: 'STATEMENT',
    publishedOn: '2026-11-12',
    dateline: 'London, 12 November 2026',
    correction: null,
    embargoedUntil: null,
    people: [],
    offices: [],
    sectors: [],
    deal: null,
    pressContact: null,
    ...changes,
  };
}

function view(changes: Partial<WholeNewsFragment> = {}) {
  const data = { news: news(changes), press: { nodes: [officer] }, latest: { nodes: [] } };
  return newsItemView(data, requestOf('news-item', '/news/a-statement'));
}

it('is not there while it is under embargo', () => {
  expect(view({ embargoedUntil: '2026-11-20T12:00:01Z' })).toBeNull();
  expect(view({ embargoedUntil: '2026-11-20T12:00:00Z' })).not.toBeNull();
});

it('can be pasted as text, with its correction, the firm and whom to call', () => {
  const plain = view({ correction: 'It was the 6th.' })?.props.plain ?? '';
  expect(plain.split('\n\n')).toEqual([
    'A statement',
    'How it began.',
    'London, 12 November 2026',
    'First.',
    'Second.',
    'Correction\nIt was the 6th.',
    'ENDS',
    expect.stringMatching(/^About Fenwarden Lisle\n/),
    'Press office\nOliver Strand\nHead of Press\n+44 20 7946 0236\npress@fenwardenlisle.example',
    'https://chancery.example/about-us/our-story',
  ]);
});

it('names its own press contact, or else all of the press office', () => {
  const own = { ...officer, id: 'pe2', title: 'Inès Caradec' };
  expect(view({ pressContact: own })?.props.press.map(({ name }) => name)).toEqual(['Inès Caradec']);
  expect(view()?.props.press.map(({ name }) => name)).toEqual(['Oliver Strand']);
});

it('leads from a deal to its place in the list of deals', () => {
  const deal = { id: 'd1', type: 'deal', locale: 'en', title: 'Wind farm', url: null } as const;
  expect(view({ deal })?.props.facts).toContainEqual({
    label: 'Deal',
    values: [{ text: 'Wind farm', url: '/deals?deal=d1#d1', lang: undefined }],
  });
});

it('tells search engines of a correction', () => {
  expect(view({ correction: 'It was the 6th.' })?.head.jsonLd).toMatchObject([
    { '@type': 'NewsArticle', correction: { '@type': 'CorrectionComment', text: 'It was the 6th.' } },
  ]);
});
