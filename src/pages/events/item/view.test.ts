import { expect, it, test } from 'vitest';
import { Clock } from '../../../platform/cache/clock.ts';
import { requestOf } from '../../testing/requests.fixture.ts';
import { eventRecord } from '../event.fixture.ts';
import type { WholeEventFragment } from './query.gen.ts';
import { eventView } from './view.ts';

const path = '/events/e1/breakfast';

function view(changes: Partial<WholeEventFragment> = {}, now = '2026-11-20T12:00:00Z') {
  const request = { ...requestOf('event', path), clock: new Clock(new Date(now)) };
  return eventView({ event: eventRecord(changes) }, request);
}

const afterwards = '2026-12-02T12:00:00Z';

it('says when it is by the clock of its place, and gives scripts what they need for the reader’s own', () => {
  expect(view()?.props.time).toMatchObject({
    day: '01',
    month: 'December 2026',
    weekday: 'Tuesday',
    hours: '09:00–10:00 GMT+8',
    place: 'Time in Singapore',
    zone: 'Asia/Singapore',
    startsAt: '2026-12-01T01:00:00Z',
  });
});

it('leads to the form where one can register, to the events team by a message, and to nothing where nothing can be asked', () => {
  const attending = (changes: Partial<WholeEventFragment>) => view(changes)?.props.attending;
  expect(attending({ kind: 'TRAINING' })).toMatchObject({ form: 'training' });
  expect(attending({})).toMatchObject({ form: 'event', action: { text: 'Register', url: '#write' } });
  expect(attending({ registration: 'WAITLIST' })).toMatchObject({
    form: 'event',
    action: { text: 'Join the waiting list', url: '#write' },
  });
  expect(attending({ registration: 'INVITE' })).toMatchObject({
    form: null,
    action: { url: 'mailto:events@fenwardenlisle.example?subject=Registration%3A%20Breakfast' },
  });
  expect(view({}, '2026-12-01T01:30:00Z')?.props.attending).toEqual({
    text: 'It runs until 10:00. Those who registered are let in late; reception knows the room.',
    action: null,
    form: null,
  });
  expect(view({ recordingMinutes: 50 }, afterwards)?.props.attending).toMatchObject({
    text: 'It is over. What was said stands below.',
    action: null,
  });
});

it('says above everything that it is cancelled, postponed or moved', () => {
  const notices = (changes: Partial<WholeEventFragment>) =>
    view(changes)?.props.opening.notices.map(({ text }) => text);
  expect(notices({})).toEqual([]);
  expect(notices({ standing: 'CANCELLED' })?.[0]).toContain('will not take place');
  expect(notices({ standing: 'POSTPONED', previousStart: '2026-11-24T01:00:00Z' })?.[0]).toMatch(
    /^Postponed from 24 November 2026 at 09:00/,
  );
  expect(notices({ standing: 'MOVED_ONLINE' })?.[0]).toContain('Moved online');
});

it('offers calendars while it is to come, and its own file always', () => {
  const texts = (now?: string) => view({}, now)?.props.calendars.map(({ text }) => text);
  expect(texts()).toEqual(['Calendar file (.ics)', 'Google Calendar', 'Outlook']);
  expect(texts(afterwards)).toEqual(['Calendar file (.ics)']);
  expect(view()?.props.calendarHeading).toBe('Add to your calendar');
  const cancelled = view({ standing: 'CANCELLED' })?.props;
  expect(cancelled?.calendarHeading).toBe('Cancel it in your calendar');
  expect(cancelled?.calendars.map(({ text }) => text)).toEqual(['Calendar file (.ics)']);
  const [file, google, outlook] = view()?.props.calendars ?? [];
  expect(file?.url).toBe(`${path}.ics`);
  expect(new URL(google?.url ?? '').searchParams.get('dates')).toBe('20261201T010000Z/20261201T020000Z');
  expect(new URL(outlook?.url ?? '').searchParams.get('startdt')).toBe('2026-12-01T01:00:00.000Z');
});

test.each<[string, Partial<WholeEventFragment>, object]>([
  ['as planned', {}, { eventStatus: 'https://schema.org/EventScheduled' }],
  ['cancelled', { standing: 'CANCELLED' }, { eventStatus: 'https://schema.org/EventCancelled' }],
  ['moved online', { standing: 'MOVED_ONLINE' }, { eventStatus: 'https://schema.org/EventMovedOnline' }],
  [
    'on another day',
    { standing: 'POSTPONED', previousStart: '2026-11-24T01:00:00Z' },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-11-24T01:00:00Z' },
  ],
  [
    'in a room and online',
    { format: 'HYBRID' },
    {
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        {
          '@type': 'Place',
          name: 'Raffles Room',
          address: { streetAddress: '1 Fuller Street', addressCountry: 'Singapore' },
        },
        { '@type': 'VirtualLocation' },
      ],
    },
  ],
  [
    'full',
    { registration: 'WAITLIST' },
    { offers: { availability: 'https://schema.org/SoldOut', price: 0 } },
  ],
  ['at a price', { price: 120, currency: 'SGD' }, { offers: { price: 120, priceCurrency: 'SGD' } }],
])('tells search engines that it is %s', (_, changes, said) => {
  expect(view(changes)?.head.jsonLd).toMatchObject([{ '@type': 'EducationEvent', ...said }]);
});

it('shows what it costs and counts for, and what the room is like', () => {
  const rows = new Map(view()?.props.facts.map(({ label, values }) => [label, values[0]?.text]));
  expect(rows.get('Price')).toBe('Free of charge');
  expect(rows.get('Training credit')).toBe('60 minutes, with a certificate of attendance');
  expect(view()?.props.sections.map(({ id }) => id)).toEqual(['accessibility', 'getting-in']);
  expect(view({ format: 'ONLINE' })?.props.sections.map(({ id }) => id)).toEqual(['accessibility']);
});

it('leads on to what is chosen, then to what is coming on the same topics, never to what is cancelled', () => {
  const card = (id: string, endsAt: string, standing: 'PLANNED' | 'CANCELLED' = 'PLANNED') => ({
    id,
    type: 'event',
    subject: null,
    locale: 'en' as const,
    title: id,
    summary: null,
    url: `/events/${id}/x`,
    startsAt: endsAt,
    endsAt,
    timeZone: 'UTC',
    standing,
  });
  const alike = [
    card('was', '2026-01-01T00:00:00Z'),
    card('off', '2026-12-05T00:00:00Z', 'CANCELLED'),
    card('soon', '2026-12-05T00:00:00Z'),
    card('r1', '2026-12-01T02:00:00Z'),
  ];
  const about = (those: typeof alike) =>
    ({ id: 't1', type: 'topic', locale: 'en', title: 'Arbitration', url: null, alike: those }) as const;
  const topic = about(alike);
  const later = about([
    card('third', '2027-01-05T00:00:00Z'),
    card('second', '2026-12-09T00:00:00Z'),
    ...alike,
  ]);
  expect(view({ topics: [later] })?.props.related.map(({ id }) => id)).toEqual(['soon', 'second', 'third']);
  const related = [card('chosen', '2026-01-01T00:00:00Z')];
  expect(view({ topics: [topic], related })?.props.related.map(({ id }) => id)).toEqual([
    'chosen',
    'soon',
    'was',
  ]);
});
