import { expect, it, test } from 'vitest';
import { Clock } from '../../platform/cache/clock.ts';
import { eventFacts } from './event.fixture.ts';
import type { EventFacts } from './event-row.ts';
import { stateMark, stateOf } from './state.ts';

const before = new Clock(new Date('2026-11-20T12:00:00Z'));
const onTheDay = new Clock(new Date('2026-11-30T23:00:00Z'));
const during = new Clock(new Date('2026-12-01T01:30:00Z'));
const after = new Clock(new Date('2026-12-01T02:00:00Z'));

test.each<[string, Partial<EventFacts>, Clock, string]>([
  ['open', {}, before, 'open'],
  ['full', { registration: 'WAITLIST' }, before, 'full'],
  ['closed', { registration: 'CLOSED' }, before, 'closed'],
  ['by invitation', { registration: 'INVITE' }, before, 'invite'],
  ['open until its list closes', { registrationClosesAt: '2026-11-20T12:00:01Z' }, before, 'open'],
  ['closed when its list has closed', { registrationClosesAt: '2026-11-20T12:00:00Z' }, before, 'closed'],
  ['under way', {}, during, 'live'],
  ['over the moment it ends', {}, after, 'over'],
  ['over and recorded', { recordingMinutes: 50 }, after, 'recorded'],
  ['cancelled, whatever the time', { standing: 'CANCELLED', recordingMinutes: 50 }, after, 'cancelled'],
])('an event is %s', (_, changes, clock, state) => {
  expect(stateOf(eventFacts(changes), clock)).toBe(state);
});

it('says today by the calendar of the place: it is the first of December there, the last of November in Greenwich', () => {
  expect(stateMark(eventFacts(), onTheDay, 'en').text).toBe('Today. Places available');
  expect(stateMark(eventFacts(), new Clock(new Date('2026-11-30T15:59:00Z')), 'en').text).toBe(
    'Places available',
  );
  expect(stateMark(eventFacts(), during, 'en').text).toBe('Under way now');
});

it('says that it was postponed or moved before what one can do about it, and no longer when it is over', () => {
  expect(stateMark(eventFacts({ standing: 'POSTPONED' }), before, 'en').text).toBe(
    'Postponed. Places available',
  );
  expect(stateMark(eventFacts({ standing: 'MOVED_ONLINE' }), before, 'zh-cn').text).toBe(
    '改为线上，尚有名额',
  );
  expect(stateMark(eventFacts({ standing: 'POSTPONED' }), after, 'en').text).toBe('Past');
});
