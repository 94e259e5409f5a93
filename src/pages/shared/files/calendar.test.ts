import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { requestOf } from '../../testing/requests.fixture.ts';
import { type CalendarEntry, calendarOf } from './calendar.ts';

function entry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    id: 'ev101',
    title: 'Arbitration; a day, on evidence',
    url: '/events/ev101/arbitration',
    startsAt: '2026-12-01T08:30:00Z',
    endsAt: '2026-12-01T16:00:00Z',
    place: 'Grande salle, Paris',
    text: 'Site diaries, photographs, programmes, and the engineer who left in year two.\nBring a pencil.',
    status: 'confirmed',
    firstPublishedAt: '2026-10-01T09:00:00Z',
    publishedAt: '2026-10-01T09:00:00Z',
    ...changes,
  };
}

const request = requestOf('events-list', '/events', { search: 'format=online&page=2' });
const write = (...entries: CalendarEntry[]) => calendarOf('Events', entries, request);
const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const readEvent = (text: string) => new ICAL.Event(read(text).getFirstSubcomponent('vevent') ?? undefined);
const propertyOf = (text: string, property: string) =>
  String(read(text).getFirstSubcomponent('vevent')?.getFirstPropertyValue(property));

it('says when, where and what, as calendar programs read it', () => {
  const event = readEvent(write(entry()));
  expect(event.summary).toBe('Arbitration; a day, on evidence');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T08:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-01T16:00:00.000Z');
  expect(event.location).toBe('Grande salle, Paris');
  expect(event.description).toContain('\nBring a pencil.');
  expect(propertyOf(write(entry()), 'url')).toBe('https://chancery.example/events/ev101/arbitration');
});

it('is the same, byte for byte, until something is published again', () => {
  const first = write(entry());
  expect(write(entry())).toBe(first);
  const changed = write(entry({ publishedAt: '2026-10-02T09:00:30Z' }));
  expect(readEvent(changed).uid).toBe(readEvent(first).uid);
  expect([propertyOf(first, 'dtstamp'), propertyOf(changed, 'dtstamp')]).toEqual([
    '2026-10-01T09:00:00Z',
    '2026-10-02T09:00:30Z',
  ]);
  expect([propertyOf(first, 'sequence'), propertyOf(changed, 'sequence')]).toEqual(['0', '1441']);
});

it('tells programs what is cancelled and what is not certain', () => {
  expect(propertyOf(write(entry({ status: 'cancelled' })), 'status')).toBe('CANCELLED');
  expect(propertyOf(write(entry({ status: 'tentative' })), 'status')).toBe('TENTATIVE');
  expect(propertyOf(write(entry()), 'status')).toBe('CONFIRMED');
});

it('can be subscribed to with the filters of its page', () => {
  const calendar = read(write(entry(), entry({ id: 'ev102' })));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Events');
  expect(calendar.getFirstPropertyValue('source')).toBe('https://chancery.example/events.ics?format=online');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
});

it('folds its lines at 75 octets, also where a character has three', () => {
  const text = write(
    entry({ title: '个人信息出境实务工作坊：逐一分析六项来自参加者的数据流转与一份影响评估' }),
  );
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(readEvent(text).summary).toContain('一份影响评估');
});

it('is a calendar also when it is empty', () => {
  expect(read(write()).getAllSubcomponents('vevent')).toEqual([]);
});
