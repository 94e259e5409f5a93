import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typeLabel } from '../content/types/index.ts';
import { buildSchema } from '../graphql/content/index.ts';
import { ann, bob, soon, startWithTwoReaders, type TwoReaders } from './two-readers.fixture.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
afterAll(() => site.stop());

/** Every field of `Me`: how it is asked, and what each of the two gets to see. */
const reads: Record<
  string,
  { ask?: string; variables?: () => object; ann: unknown; bob: unknown; isHers?: boolean }
> = {
  id: { ann, bob },
  profile: {
    ask: '{ email firstName interests { id } }',
    ann: { email: 'ann@example.com', firstName: 'Ann', interests: [{ id: 'topic-tax' }] },
    bob: { email: 'bob@example.com', firstName: 'Bob', interests: [{ id: 'topic-trade' }] },
  },
  mayEdit: { ann: false, bob: false },
  mayPublish: { ann: false, bob: false },
  permissions: {
    ask: '{ list name simple title(locale: "en") until }',
    ann: [
      {
        list: 'PRODUCT',
        name: 'product|navigator-ai',
        simple: 'navigator-ai',
        title: 'Artificial intelligence',
        until: null,
      },
    ],
    bob: [
      {
        list: 'PRODUCT',
        name: 'product|research-library',
        simple: 'research-library',
        title: 'Research library',
        until: null,
      },
    ],
  },
  dashboard: {
    ask: '(locale: "en") { since items { recordId title reason subject { id } } }',
    ann: {
      since: null,
      items: [
        {
          recordId: 'pu-tax',
          title: 'Withholding tax',
          reason: 'FOLLOWED_TOPIC',
          subject: { id: 'topic-tax' },
        },
      ],
    },
    bob: {
      since: null,
      items: [
        {
          recordId: 'pu-trade',
          title: 'Export licences',
          reason: 'FOLLOWED_TOPIC',
          subject: { id: 'topic-trade' },
        },
      ],
    },
  },
  favourites: {
    ask: '(locale: "fr-fr") { recordId title note state url type kind record { locale } }',
    ann: [
      {
        recordId: 'pu-tax',
        title: 'Retenue à la source',
        note: 'pu-tax',
        state: 'CURRENT',
        url: '/fr-fr/publications/pu-tax/tax',
        type: 'publication',
        kind: 'Publication',
        record: { locale: 'fr-fr' },
      },
    ],
    bob: [
      {
        recordId: 'pu-trade',
        title: 'Export licences',
        note: 'pu-trade',
        state: 'NOT_IN_LANGUAGE',
        url: '/fr-fr/publications/pu-trade/trade',
        type: 'publication',
        kind: 'Publication',
        record: { locale: 'en' },
      },
    ],
  },
  favouriteIds: { ann: ['pu-tax'], bob: ['pu-trade'] },
  alerts: {
    ask: '{ kind title record { id } query frequency }',
    ann: [{ kind: 'TOPIC', title: 'Tax', record: { id: 'topic-tax' }, query: null, frequency: 'DAILY' }],
    bob: [{ kind: 'TOPIC', title: 'Trade', record: { id: 'topic-trade' }, query: null, frequency: 'DAILY' }],
  },
  newsletters: {
    ask: '(locale: "en") { record { title } chosen frequency }',
    ann: [
      { record: { title: 'Tax letter' }, chosen: true, frequency: 'monthly' },
      { record: { title: 'Trade letter' }, chosen: false, frequency: 'monthly' },
    ],
    bob: [
      { record: { title: 'Tax letter' }, chosen: false, frequency: 'monthly' },
      { record: { title: 'Trade letter' }, chosen: true, frequency: 'monthly' },
    ],
  },
  mailTimes: {
    ask: '{ locale hour weekday timeZone }',
    ann: { locale: 'en', hour: 8, weekday: 1, timeZone: '' },
    bob: { locale: 'en', hour: 8, weekday: 1, timeZone: '' },
  },
  alertsPausedUntil: { ann: soon, bob: null },
  alertPreview: {
    ask: '(locale: "en") { record { id } because }',
    ann: [{ record: { id: 'pu-tax' }, because: 'Tax' }],
    bob: [{ record: { id: 'pu-trade' }, because: 'Trade' }],
  },
  subscriptions: {
    ask: '(locale: "en") { permission state title url record { id } }',
    ann: [
      {
        permission: 'product|navigator-ai',
        state: 'ACTIVE',
        title: 'Artificial intelligence',
        url: '/navigator/artificial-intelligence',
        record: { id: 'navigator-ai' },
      },
      {
        permission: 'product|research-library',
        state: 'NONE',
        title: 'Research library',
        url: '/publications?access=permission',
        record: null,
      },
    ],
    bob: [
      {
        permission: 'product|research-library',
        state: 'ACTIVE',
        title: 'Research library',
        url: '/publications?access=permission',
        record: null,
      },
      {
        permission: 'product|navigator-ai',
        state: 'NONE',
        title: 'Artificial intelligence',
        url: '/navigator/artificial-intelligence',
        record: { id: 'navigator-ai' },
      },
    ],
  },
  savedReports: {
    ask: '{ title changed versions { number } }',
    ann: [{ title: 'pu-tax', changed: 0, versions: [{ number: 1 }] }],
    bob: [{ title: 'pu-trade', changed: 0, versions: [{ number: 1 }] }],
  },
  reportLinks: { ask: '{ version }', ann: [{ version: 1 }], bob: [] },
  savedReport: {
    ask: '(id: $id) { title frozen { report { table { cells { entry { title summary } } } } } }',
    variables: () => ({ id: site.annsReport }),
    ann: {
      title: 'pu-tax',
      frozen: {
        report: { table: { cells: [{ entry: { title: 'Headline of place-0', summary: null } }] } },
      },
    },
    bob: null,
    isHers: true,
  },
  myList: { ask: '{ title }', ann: [{ title: 'place-0' }], bob: [{ title: 'place-0' }] },
  calendarAddress: { ask: '{ lastReadAt }', ann: { lastReadAt: null }, bob: { lastReadAt: null } },
  rooms: { ask: '{ title }', ann: [{ title: 'Room of ann@example.com' }], bob: [] },
  room: {
    ask: `(name: "ann-room") {
      name title told calendar { madeAt } members { name } firmPeople { title }
      matters { title status dates { day title } } documents { title versions { number name } readers { name } } }`,
    ann: {
      name: 'ann-room',
      title: 'Room of ann@example.com',
      told: null,
      calendar: null,
      members: [],
      firmPeople: [],
      matters: [
        {
          title: 'Matter of ann@example.com',
          status: 'UNDER_WAY',
          dates: [{ day: '2999-01-31', title: 'Signing of ann@example.com' }],
        },
      ],
      documents: [
        {
          title: 'Terms of ann@example.com',
          versions: [{ number: 1, name: 'terms.pdf' }],
          readers: [],
        },
      ],
    },
    bob: null,
  },
  lessonsDone: { ann: ['tr-one'], bob: ['tr-one'] },
  courses: {
    ask: '{ seriesId series { title } done total due }',
    ann: [{ seriesId: 'ts-tax', series: { title: 'Tax for sellers' }, done: 1, total: 2, due: soon }],
    bob: [{ seriesId: 'ts-tax', series: { title: 'Tax for sellers' }, done: 1, total: 2, due: null }],
  },
  deletionDue: { ann: expect.stringMatching(/^\d{4}-/), bob: null },
  exported: {
    ann: expect.stringContaining('ann@example.com'),
    bob: expect.stringContaining('bob@example.com'),
  },
};

describe('what is kept of a reader', () => {
  test('is all of it in the table below', () => {
    const me = buildSchema().getType('Me') as unknown as { getFields(): object };
    expect(Object.keys(reads).sort()).toEqual(Object.keys(me.getFields()).sort());
  });

  test.each(Object.entries(reads))('%s is seen by its owner, as another’s by nobody', async (field, cell) => {
    const given = cell.variables?.() ?? {};
    const query = `query A${cell.variables ? '($id: ID!)' : ''} { me { ${field} ${cell.ask ?? ''} } }`;
    const nobody = await site.ask(null, query, given);
    expect(nobody).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await site.ask(ann, query, given)).toEqual({ data: { me: { [field]: cell.ann } } });
    const his = await site.ask(bob, query, given);
    if (cell.isHers)
      expect(his).toMatchObject({ data: null, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    else expect(his).toEqual({ data: { me: { [field]: cell.bob } } });
    expect(JSON.stringify(his)).not.toContain('ann@example.com');
  });

  test('names kinds of pages in the language that was asked for', async () => {
    const { data } = await site.ask(ann, '{ me { favourites(locale: "zh-cn") { kind } } }');
    expect(data).toEqual({ me: { favourites: [{ kind: typeLabel('publication', 'zh-cn') }] } });
  });

  test('says what editors may do', async () => {
    const authorization = `Bearer ${await site.token(['content|edit'], { sub: ann })}`;
    const query = '{ me { mayEdit mayPublish permissions { name } } }';
    const response = await site.post({ query, variables: {} }, { authorization });
    expect(await response.json()).toMatchObject({ data: { me: { mayEdit: true, mayPublish: false } } });
  });

  test('is nothing for somebody who has left nothing yet', async () => {
    const { data, errors } = await site.ask(
      'auth0|new',
      '{ me { favouriteIds alertsPausedUntil profile { email } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ me: { favouriteIds: [], alertsPausedUntil: null, profile: { email: '' } } });
    expect(await site.storedOf('auth0|new')).toMatchObject({ visitor: null, visitor_profile: [] });
  });
});
