import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { programmeOf } from '../programme.fixture.ts';
import { applyModule } from './module.ts';
import type { GraduatePageQuery } from './query.gen.ts';
import { graduatePageView } from './view.ts';

const dublin = programmeOf({
  id: 'programme-dublin',
  slug: 'dublin',
  title: 'Traineeship, Dublin',
  country: 'IE',
  timeZone: 'Europe/Dublin',
  closesAt: '2026-11-01T17:00:00Z',
});
const munich = programmeOf({
  id: 'programme-munich',
  slug: 'munich',
  title: 'Legal clerkship, Munich',
  country: 'DE',
  opensOn: null,
  closesAt: null,
});
const london = programmeOf();

function pageOf(changes: Partial<GraduatePageQuery> = {}): GraduatePageQuery {
  const record = coreRecord({ id: 'graduate-page-apply', type: 'graduatePage', title: 'Apply' });
  return {
    page: { ...record, facts: [], voices: [], contacts: [], questions: [] },
    programmes: { nodes: [london, dublin, munich] },
    events: { nodes: [] },
    pages: { nodes: [] },
    ...changes,
  };
}

function apply(locale: Locale, search = '') {
  return graduatePageView(pageOf(), requestOf('graduates-apply', '/graduates/apply', { locale, search }));
}

describe('an edition', () => {
  test('shows the programmes of its country, and leads to the editions of the others', () => {
    const { programmes } = apply('en')?.props ?? {};
    expect(programmes?.own.map(({ title }) => title)).toEqual(['Training contract, London']);
    expect(programmes?.elsewhere.map(({ country, url }) => [country, url])).toEqual([
      ['Ireland', '/en-ie/graduates/apply#dublin'],
      ['Germany', '/de-de/graduates/apply#munich'],
    ]);
    expect(apply('en-ie')?.props.programmes?.own.map(({ id }) => id)).toEqual(['dublin']);
  });

  test('says how far the closing date is, in its language, and gives the date as a calendar', () => {
    const [programme] = apply('en')?.props.programmes?.own ?? [];
    expect(programme?.countdown).toMatchObject({ label: 'Closes', text: 'in 11 days' });
    expect(programme?.countdown?.date.text).toContain('1 December 2026');
    expect(programme?.state).toBe('Closing soon');
    expect(programme?.calendar).toBe('/graduates/apply.ics?programme=london');
    const german = apply('de-de')?.props.programmes;
    expect(german?.own[0]).toMatchObject({ state: 'Ganzjährig offen', countdown: null, calendar: null });
    expect(german?.elsewhere[0]).toMatchObject({ countdown: 'in 11 Tagen', lang: 'en-GB' });
  });

  test('asks nobody to apply for what is closed', () => {
    const [closed] = apply('en-ie')?.props.programmes?.own ?? [];
    expect(closed).toMatchObject({ state: 'Closed', countdown: null, mail: null, calendar: null });
  });

  test('is never called an old translation of another', () => {
    const page = { ...pageOf().page, stale: { translatedFrom: '2026-01-01', updatedAt: '2026-02-01' } };
    const data = pageOf({ page: page as GraduatePageQuery['page'] });
    const view = graduatePageView(data, requestOf('graduates-alumni', '/graduates/alumni'));
    expect(view?.props.notices).toEqual([]);
  });
});

describe('the checker', () => {
  const answers = 'stage=graduate&degree=law&examination=no&work=yes';

  test('begins with the country of the edition, and no answer', () => {
    const { checker } = apply('de-de')?.props ?? {};
    expect(checker?.fields[0]).toMatchObject({ name: 'country', value: 'DE' });
    expect(checker).toMatchObject({ missing: [], results: null });
    expect(apply('en')?.head.noindex).toBe(false);
  });

  test('names what is still open when only some is answered', () => {
    const { checker } = apply('en', 'country=GB&stage=graduate')?.props ?? {};
    expect(checker?.results).toBeNull();
    expect(checker?.missing).toHaveLength(3);
  });

  test('says what is open now, what later and why, with dates, over all countries', () => {
    const { checker } = apply('en', `country=any&${answers}`)?.props ?? {};
    expect(checker?.results?.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
      ['Now', ['london', 'munich']],
      ['Later', ['dublin']],
    ]);
    const [now, later] = checker?.results ?? [];
    expect(now?.items[0]?.reasons[0]).toMatch(/^Apply by 1 December 2026/);
    expect(later?.items[0]?.reasons[0]).toMatch(/^This round closed on 1 November 2026/);
    expect(apply('en', `country=any&${answers}`)?.head.noindex).toBe(true);
  });

  test('takes an answer that is none for no answer', () => {
    const { checker } =
      apply('en', 'country=XX&stage=genius&degree=law&examination=no&work=yes')?.props ?? {};
    expect(checker?.results).toBeNull();
    expect(checker?.missing).toEqual(['Where you are in your studies']);
    expect(checker?.fields[0]?.value).toBe('GB');
  });
});

test('the first page leads to the next date of its country, or says how its programmes stand', () => {
  const home = (locale: Locale) =>
    graduatePageView(pageOf(), requestOf('graduates-home', '/graduates', { locale }))?.props.next;
  expect(home('en')).toMatchObject({ title: 'Training contract, London', text: 'in 11 days' });
  expect(home('en-ie')).toMatchObject({ title: 'Traineeship, Dublin', text: 'Closed', date: null });
  expect(home('de-de')).toMatchObject({
    title: 'Legal clerkship, Munich',
    text: 'Ganzjährig offen',
    date: null,
  });
  expect(home('nl-nl')).toBeNull();
});

describe('the calendar of closing dates', () => {
  const calendar = (search = '') =>
    applyModule.files?.ics?.write(pageOf(), requestOf('graduates-apply', '/graduates/apply', { search }));

  test('holds every programme that closes, up to the minute', () => {
    const text = calendar() ?? '';
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('SUMMARY:Applications close: Training contract\\, London');
    expect(text).toContain('DTEND:20261201T170000Z');
  });

  test('holds one programme when its address names one, and is not there for one that does not exist', () => {
    expect(calendar('programme=london')?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar('programme=atlantis')).toBeNull();
  });
});
