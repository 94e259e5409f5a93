import { expect, it } from 'vitest';
import { Clock } from '../../platform/cache/clock.ts';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import { remoteView } from './view.ts';

const section = coreRecord({ type: 'section', title: 'Remote access', path: '/remote', url: '/remote' });
const at = (now: string) => ({ ...requestOf('remote', '/remote'), clock: new Clock(new Date(now)) });

it('is for people who work here, and kept from search engines', () => {
  const view = remoteView({ section }, at('2026-11-20T12:00:00Z'));
  expect(view?.head.noindex).toBe(true);
  expect(view?.props.desk.values[0]?.url).toBe('tel:+442079460199');
});

it('tells the next three times of planned work by the clock in London', () => {
  const planned = remoteView({ section }, at('2026-11-20T12:00:00Z'))?.props.planned ?? [];
  expect(planned.map(({ text }) => text)).toEqual([
    expect.stringContaining('28 November 2026'),
    expect.stringContaining('26 December 2026'),
    expect.stringContaining('30 January 2027'),
  ]);
  expect(planned[0]?.text).toMatch(/22:00.*23:30/);
});

it('says above everything that work goes on now, and only then', () => {
  const notices = (now: string) => remoteView({ section }, at(now))?.props.notices.map(({ text }) => text);
  expect(notices('2026-11-28T22:10:00Z')?.join()).toContain('23:30');
  expect(notices('2026-11-28T21:59:00Z')).toEqual([]);
});
