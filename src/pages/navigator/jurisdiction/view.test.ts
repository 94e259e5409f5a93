import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarOf } from '../../shared/files/calendar.ts';
import { requestOf } from '../../testing/requests.fixture.ts';
import { effectiveDates } from './calendar.ts';
import { chapter, entry } from './chapter.fixture.ts';
import type { Chapter } from './chapter.ts';
import { navigatorChapterView } from './view.ts';

const path = '/navigator/data/europe/france';
const request = (search = '', locale: 'en' | 'fr-fr' | 'zh-cn' = 'en') =>
  requestOf('navigator-chapter', path, { search, locale });
const viewOf = (changes: Partial<Chapter> = {}, asked = request()) => {
  const view = navigatorChapterView({ navigatorChapter: chapter(changes) }, asked);
  if (!view) throw new Error('There is no such chapter.');
  return view;
};

it('an answer stands at its topic’s anchor with its status, its day, who wrote it and when it is due', () => {
  const [group] = viewOf().props.groups;
  expect(group).toMatchObject({
    heading: 'When things go wrong',
    answers: [
      {
        id: 'breach',
        question: { text: 'Within what time?' },
        help: 'From a leak to the report of it.',
        headline: 'Within 72 hours',
        status: { mark: 'in-force', text: 'In force' },
        overdue: null,
      },
    ],
  });
  expect(group?.answers[0]?.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'In force from: 25 May 2018',
    'Written by: Ann Lee',
    'Reviewed on: 12 May 2026',
    'Next review due: 12 May 2027',
  ]);
});

it.each([
  ['en', '72 hours', '4%', '€20,000,000', '1 person', '3 working days'],
  ['fr-fr', '72 heures', '4 %', '20 000 000 €', '1 personne', '3 jours ouvrés'],
  ['zh-cn', '72小时', '4%', '€20,000,000', '1人', '3个工作日'],
] as const)('amounts are written as the language writes them: %s', (locale, ...amounts) => {
  const thresholds = [
    { label: 'a', value: 72, unit: 'hours' },
    { label: 'b', value: 4, unit: 'percent' },
    { label: 'c', value: 20_000_000, unit: 'EUR' },
    { label: 'd', value: 1, unit: 'people' },
    { label: 'e', value: 3, unit: 'working-days' },
  ];
  const [detail] = viewOf({ entries: [entry({ thresholds })] }, request('', locale)).props.details;
  expect(detail?.thresholds.map(({ amount }) => amount.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(amounts);
});

it('a chapter that is not translated has its jurisdiction’s name in the reader’s language all the same', () => {
  const named = { name: 'Francia', nameLocale: 'fr-fr' } as const;
  const { head, props } = viewOf({ ...named, summary: 'In English.' }, request('', 'fr-fr'));
  expect(props).toMatchObject({
    title: 'Francia',
    titleLang: null,
    lang: 'en-GB',
    standfirst: 'In English.',
  });
  expect(head.breadcrumbs?.at(-1)?.title).toBe('Francia');
  expect(props.links[0]?.text).toContain('Francia');
});

it('says honestly what is overdue, and that what nobody has reviewed does not mean that there is no law', () => {
  const entries = [
    entry({ reviewDueOn: '2026-11-19' }),
    entry({ id: 'c2', legalStatus: 'NOT_REVIEWED', title: 'Not reviewed', reviewDueOn: '2020-01-01' }),
  ];
  const { groups, tally } = viewOf({ entries }).props;
  expect(groups[0]?.answers).toMatchObject([
    { overdue: 'Overdue: its review was due by 19 November 2026' },
    { headline: null, overdue: null, facts: [] },
  ]);
  expect(tally).toEqual([
    { mark: 'in-force', text: 'In force: 1' },
    { mark: 'not-reviewed', text: 'Not reviewed: 1' },
    { mark: 'overdue', text: 'Overdue for review: 1' },
  ]);
  // A year ago it was in time.
  const past = viewOf({ entries }, request('known=2025-11-20')).props;
  expect(past.groups[0]?.answers[0]?.overdue).toBeNull();
});

it('what is in English on a page that is not is marked in words and by its language', () => {
  const { groups } = viewOf({}, request('', 'fr-fr')).props;
  expect(groups[0]?.answers[0]).toMatchObject({ inEnglish: 'En anglais', lang: 'en-GB' });
  expect(viewOf().props.groups[0]?.answers[0]).toMatchObject({ inEnglish: null, lang: null });
});

it('says which law it shows, of which day and as known when, and leads back to today', () => {
  expect(viewOf().props.times).toMatchObject({
    shown: 'The law on 20 November 2026, as this site has it now.',
    isPast: false,
  });
  const past = viewOf({}, request('on=2025-06-30&known=2025-07-01'));
  expect(past.props.times).toMatchObject({
    shown: 'The law on 30 June 2025, as this site had it on 1 July 2025.',
    action: path,
    isPast: true,
  });
  expect(past.props.moment).toEqual({ on: '2025-06-30', known: '2025-07-01T23:59:59.999Z' });
  expect(past.head).toMatchObject({ noindex: true, canonical: path });
  expect(past.props.address).toBe(`https://chancery.example${path}?on=2025-06-30&known=2025-07-01`);
});

it.each(['on=2025-02-30', 'on=yesterday', 'known=2027-01-01', 'on=0000-01-01', 'known=2025-6-1'])(
  'a day that is none, or not yet, is refused in words and today’s law is shown: %s',
  (search) => {
    const { times, moment } = viewOf({}, request(search)).props;
    expect(times.problem).toContain('You see today’s law.');
    expect(moment).toEqual({ on: null, known: null });
  },
);

it('compares with any other jurisdiction of the service by its English name in addresses, at the same times', () => {
  const { compare } = viewOf({}, request('on=2025-06-30', 'fr-fr')).props;
  expect(compare).toMatchObject({
    action: `${path}/status-table`,
    times: [{ name: 'on', value: '2025-06-30' }],
    regions: [{ label: 'Europe', options: [{ value: 'germany', label: 'Germany' }] }],
  });
});

it('a closed chapter says why, names the sample of its service, and the sample says that it is it', () => {
  const sample = { id: 'r2', title: 'Germany', url: '/navigator/data/europe/germany' };
  const base = chapter();
  const within = (id: string) =>
    ({
      ...base.within,
      service: { ...base.within?.service, sample: { ...sample, id } },
    }) as Chapter['within'];
  const closed = viewOf({ gate: { kind: 'SIGN_IN' }, within: within('r2') }).props;
  expect(closed.gate?.heading).toBe('See the answers with a free account');
  expect([closed.sample?.url, closed.isSample]).toEqual([sample.url, false]);
  const open = viewOf({ within: within('r1') }).props;
  expect([open.gate, open.sample, open.isSample]).toEqual([null, null, true]);
});

it('who supervises is named as the reader’s language has it, or in the language of the name; so is where law is published', () => {
  const jurisdiction = {
    title: 'Germany',
    nativeName: 'Deutschland',
    legalSystem: 'Civil law',
    regulators: [
      { name: 'Bundeskartellamt', language: 'de', url: null, calledHere: null },
      { name: 'Data Protection Commissioner', language: null, url: null, calledHere: null },
      { name: 'Swiss Regulator', language: null, url: null, calledHere: 'Autorité suisse' },
    ],
    officialSources: [{ name: 'Légifrance', language: 'fr', url: 'https://www.legifrance.gouv.fr' }],
    places: [],
  } as unknown as Chapter['jurisdiction'];
  const named = (locale: 'en' | 'fr-fr') => {
    const rows = viewOf({ jurisdiction }, request('', locale)).props.facts.slice(2);
    return rows.map(({ values }) => values.map(({ text, lang }) => `${text} (${lang ?? 'the page’s'})`));
  };
  expect(named('fr-fr')).toEqual([
    ['Bundeskartellamt (de)', 'Data Protection Commissioner (en-GB)', 'Autorité suisse (the page’s)'],
    ['Légifrance (the page’s)'],
  ]);
  expect(named('en')[1]).toEqual(['Légifrance (fr)']);
});

it('who is asked are the firm’s offices there and who heads them, or else it says that it has none and names somebody', () => {
  const head = { id: 'pe9', title: 'Bo Berg', locale: 'en', jobTitle: 'Partner', offices: [] };
  const office = { id: 'o1', title: 'Paris', locale: 'en', url: '/offices/paris', head };
  const at = {
    ...office,
    address: '1 rue de l’Exemple\n75001 Paris',
    phone: '+33 1 99 00 10 10',
    email: null,
  };
  const city = { presence: 'OFFICE', offices: [at], within: [] };
  const country = { presence: 'OFFICE', offices: [], within: [city] };
  const desk = { id: 'l1', title: 'United States', locale: 'en', url: '/locations/us', presence: 'DESK' };
  const contacts = [{ id: 'pe1', title: 'Ann Lee', locale: 'en', jobTitle: 'Partner', offices: [] }];
  const shown = (...places: object[]) => {
    const jurisdiction = { title: 'There', regulators: [], officialSources: [], places };
    return viewOf({ jurisdiction, contacts } as unknown as Partial<Chapter>).props.contacts.map((section) => [
      section.heading,
      ...('people' in section ? section.people.map(({ name }) => name) : []),
      ...('cards' in section ? section.cards.map(({ title }) => title) : []),
      ...('lines' in section ? section.lines : []),
    ]);
  };
  // A city of the country is a place of its own as well.
  expect(shown(country, city)).toEqual([
    ['Our offices there', 'Paris'],
    ['Contacts', 'Ann Lee', 'Bo Berg'],
  ]);
  expect(shown({ ...desk, offices: [], within: [] })).toEqual([
    ['Our offices there', expect.stringContaining('We have no office there')],
    ['Desk, served from other offices', 'United States'],
    ['Contacts', 'Ann Lee'],
  ]);
  expect(shown()[0]).toEqual(['Our offices there', expect.stringContaining('ask Ann Lee which of them')]);
});

it('a change shows the words that are new and those that are gone, and texts only where they may be read', () => {
  const texts = (summary: string) => ({ summary, body: null });
  const change = {
    entryId: 'c1',
    topic: { id: 'topic-breach', slug: 'breach', title: 'Notice of a breach', locale: 'en' },
    locale: 'en',
    headline: 'Within 72 hours',
    headlineBefore: 'Within 24 hours',
    translated: null,
    translatedBefore: null,
    texts: texts('Three days.'),
    textsBefore: texts('One day.'),
    kind: 'CORRECTION',
    note: 'We had misread the Act.',
    translatedNote: null,
    publishedAt: '2026-03-01T09:00:00Z',
  } as const;
  const closed = { ...change, texts: null, textsBefore: null };
  const [open, shut] = viewOf({ changes: [change, closed] }).props.changes;
  expect(open).toMatchObject({ kind: 'We corrected it', note: { text: 'We had misread the Act.' } });
  expect(open?.headline[0]?.words.map(({ change: how, text }) => `${how} ${text.trim()}`)).toEqual([
    'same Within',
    'removed 24',
    'added 72',
    'same hours',
  ]);
  expect(open?.texts).not.toEqual([]);
  expect(shut?.texts).toEqual([]);
  // In the reader's language the words of that language are compared, and English ones only where it lacks one of them.
  const half = { ...change, translated: 'Sous 72 heures' };
  const whole = { ...half, translatedBefore: 'Sous 24 heures' };
  const inFrench = viewOf({ changes: [whole, half, change] }, request('', 'fr-fr')).props.changes;
  expect(
    inFrench.map(({ headline, lang, translated }) => [headline[0]?.words[0]?.text.trim(), lang, translated]),
  ).toEqual([
    ['Sous', undefined, null],
    ['Within', 'en-GB', 'Sous 72 heures'],
    ['Within', 'en-GB', null],
  ]);
});

it('the dates of the law stand in order with what is to come, and law that was replaced leads to its last day', () => {
  const entries = [
    entry({ enactedOn: '2016-04-27' }),
    entry({ id: 'c2', effectiveFrom: null, expectedOn: '2027-12-02', certainty: 'LIKELY' }),
  ];
  const replaced = [
    {
      id: 'c0',
      locale: 'en',
      heldTo: '2018-05-24',
      effectiveFrom: '1978-01-06',
      topic: { id: 'topic-breach', slug: 'breach', title: 'Notice of a breach', locale: 'en' },
    },
  ] as const;
  const { days } = viewOf({ entries, replaced }).props;
  expect(days.map(({ day, isToCome, kinds }) => [day, isToCome, kinds[0]?.kind])).toEqual([
    ['1978-01-06', false, 'In force'],
    ['2016-04-27', false, 'Enacted'],
    ['2018-05-24', false, 'Replaced after this day'],
    ['2018-05-25', false, 'In force'],
    ['2027-12-02', true, 'Expected (Likely)'],
  ]);
  expect(days[2]?.kinds[0]?.topics[0]?.url).toBe(`${path}?on=2018-05-24#breach`);
  // What is known now is not mixed with what was known then.
  expect(viewOf({ replaced }, request('known=2025-01-01')).props.days.map(({ day }) => day)).toEqual([
    '2018-05-25',
  ]);
});

it('is a calendar of whole days that leads to the answers, tentative where a day is not certain', () => {
  const entries = [
    entry(),
    entry({ id: 'c2', effectiveFrom: null, expectedOn: '2027-12-02', certainty: 'POSSIBLE' }),
  ];
  const text = calendarOf(
    'France',
    effectiveDates({ ...chapter({ entries }), service: 'Data' }, 'en'),
    request(),
  );
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(
    events.map((event) => [
      String(event.getFirstPropertyValue('dtstart')),
      event.getFirstPropertyValue('summary'),
      event.getFirstPropertyValue('status'),
      event.getFirstPropertyValue('url'),
    ]),
  ).toEqual([
    [
      '2018-05-25',
      'Comes into force: Notice of a breach, France (Data)',
      'CONFIRMED',
      `https://chancery.example${path}#breach`,
    ],
    [
      '2027-12-02',
      'Expected (Possible): Notice of a breach, France (Data)',
      'TENTATIVE',
      `https://chancery.example${path}#breach`,
    ],
  ]);
});
