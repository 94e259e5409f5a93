import { expect, it } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { WholePublicationFragment } from './query.gen.ts';
import { publicationView } from './view.ts';

const name = (id: string, title: string) =>
  ({ id, type: 'topic', subject: null, locale: 'en', title, url: null }) as const;
const card = (id: string, publishedOn: string) =>
  ({
    ...name(id, id),
    type: 'publication',
    subject: null,
    url: `/publications/${id}/x`,
    summary: 'S',
    publishedOn,
    topics: [],
  }) as const;

function publication(changes: Partial<WholePublicationFragment> = {}): WholePublicationFragment {
  return {
    ...coreRecord({ type: 'publication', title: 'On bonds' }),
    kind: 'GUIDE',
    subtitle: null,
    publishedOn: '2026-03-01',
    reviewedOn: '2026-10-06',
    keyPoints: [],
    authors: [],
    services: [],
    sectors: [],
    topics: [{ ...name('topic-tax', 'Tax'), alike: [] }],
    jurisdictions: [name('jurisdiction-france', 'France')],
    standing: 'CURRENT',
    supersededBy: null,
    readingMinutes: null,
    access: 'OPEN',
    permission: null,
    gate: null,
    headings: [],
    related: [],
    attachments: [],
    ...changes,
  };
}

function shown(changes: Partial<WholePublicationFragment> = {}) {
  const view = publicationView(
    { publication: publication(changes) },
    requestOf('publication', '/publications/r1/on-bonds'),
  );
  if (!view) throw new Error('the publication is not shown');
  return view;
}

const body = (markdown: string) => fromMarkdown(markdown).blocks;

it('is not there when there is no such publication', () => {
  expect(publicationView({ publication: null }, requestOf('publication', '/publications/x/y'))).toBeNull();
});

it('says of which day the law is, by the review before the publication', () => {
  expect(shown().props.lawState).toEqual({ status: 'in-force', text: 'Current. Law as at 6 October 2026' });
  expect(shown({ reviewedOn: null }).props.lawState.text).toBe('Current. Law as at 1 March 2026');
});

it('sends the reader of a superseded text to what replaced it', () => {
  const { props } = shown({
    standing: 'SUPERSEDED',
    supersededBy: { ...name('pu2', 'On new bonds'), url: '/publications/pu2/x' },
  });
  expect(props.lawState.status).toBe('overdue');
  expect(props.notices).toContainEqual(
    expect.objectContaining({ link: { text: 'On new bonds', url: '/publications/pu2/x', lang: undefined } }),
  );
  const { lawState, notices } = shown({
    supersededBy: { ...name('pu2', 'On new bonds'), url: '/publications/pu2/x' },
  }).props;
  expect(notices).toEqual([expect.objectContaining({ link: expect.anything() })]);
  expect(lawState.status).toBe('overdue');
});

it('shows all of an open text, with the minutes that it takes', () => {
  const { props } = shown({ body: body(`## One\n\n${'word '.repeat(300)}\n\n## Two\n\nEnd.`) });
  expect(props.contents.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(props.gate).toBeNull();
  expect(props.dates).toContainEqual({ label: 'Reading time', values: [{ text: '2 minutes' }] });
});

it.each(['SIGN_IN', 'PERMISSION'] as const)('says what comes after the public part of a text: %s', (kind) => {
  const view = shown({
    access: kind,
    gate: { kind },
    headings: ['One', 'Two', 'Three'],
    body: body('Open.\n\n## One\n\nOpen.'),
  });
  expect(view.props.gate).toMatchObject({
    rest: { items: ['Two', 'Three'] },
    action: { url: '/auth/profile' },
  });
  expect(view.props.dates.map(({ label }) => label)).not.toContain('Reading time');
  expect(view.head.jsonLd).toMatchObject([{ isAccessibleForFree: false }]);
});

it.each([
  ['en', '“Research library”'],
  ['fr-fr', '« Bibliothèque d’études »'],
  ['zh-cn', '“研究文库”'],
] as const)('names the service that the rest of a text is of: %s', (locale, service) => {
  const view = publicationView(
    {
      publication: publication({
        access: 'PERMISSION',
        permission: 'product|research-library',
        gate: { kind: 'PERMISSION' },
      }),
    },
    { ...requestOf('publication', '/publications/r1/on-bonds'), locale },
  );
  expect(view?.props.gate?.text).toContain(service);
});

it('relates what editors chose, then what shares most topics, newest first, three at most', () => {
  const { related } = shown({
    related: [card('chosen', '2020-01-01')],
    topics: [
      {
        ...name('t1', 'T1'),
        alike: [card('new', '2026-01-02'), card('both', '2025-01-01'), card('r1', '2026-01-01')],
      },
      { ...name('t2', 'T2'), alike: [card('both', '2025-01-01'), card('old', '2024-01-01')] },
    ],
  }).props;
  expect(related.map(({ id }) => id)).toEqual(['chosen', 'both', 'new']);
});

it('is cited with its authors, or without, at its whole address', () => {
  const url = 'https://chancery.example/about-us/our-story';
  expect(shown().props.citation.oscola).toBe(`‘On bonds’ (Fenwarden Lisle LLP, 1 March 2026) <${url}>`);
  const author = {
    ...name('pe1', 'Helena Okafor'),
    jobTitle: 'Partner',
    standing: 'FORMER',
    givenName: 'Helena',
    familyName: 'Okafor',
    offices: [],
  } as const;
  const { props } = shown({ authors: [author] });
  expect(props.citation.plain).toBe(`Helena Okafor, On bonds, Fenwarden Lisle LLP, 1 March 2026, ${url}`);
  expect(props.authors).toMatchObject([{ mark: 'HO', lines: [] }]);
});

it('leads from its topics and jurisdictions to all that is published on them', () => {
  const { about, more, eyebrow } = shown().props;
  expect(about.flatMap(({ values }) => values.map(({ url }) => url))).toEqual([
    '/publications?topic=topic-tax',
    '/publications?jurisdiction=jurisdiction-france',
  ]);
  expect(more?.url).toBe('/publications?topic=topic-tax');
  expect(eyebrow).toBe('Tax, France');
});
