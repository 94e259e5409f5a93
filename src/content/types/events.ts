import { contentType } from './define.ts';
import { choice, date, instant, link, links, list, number, text } from './fields.ts';
import { tags } from './tags.ts';

export const event = contentType({
  name: 'event',
  plural: 'events',
  label: 'Event',
  order: 'soonest',
  orderBy: 'startsAt',
  fields: {
    kind: choice(['seminar', 'webinar', 'conference', 'roundtable', 'graduate'], {
      required: true,
      filter: true,
    }),
    format: choice(['in-person', 'online', 'hybrid'], { required: true, filter: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    timeZone: text({ format: 'time-zone', required: true }),
    office: link(['office'], { filter: true }),
    venue: text({ translated: true }),
    registration: choice(['open', 'closed', 'waitlist', 'invite'], { required: true, filter: true }),
    standing: choice(['planned', 'postponed', 'cancelled', 'moved-online'], { required: true }),
    capacity: number(),
    cpdMinutes: number(),
    agenda: list({ time: text({ required: true }), title: text({ required: true, translated: true }) }),
    speakers: links(['person']),
    guests: list({ name: text({ required: true }), role: text({ translated: true }) }),
    ...tags,
    accessibility: text({ translated: true, format: 'lines' }),
  },
});

export const trainingSeries = contentType({
  name: 'trainingSeries',
  plural: 'trainingSeriesList',
  label: 'Training series',
  order: 'title',
  evergreen: true,
  fields: {
    audience: text({ translated: true }),
    level: choice(['introduction', 'intermediate', 'advanced'], { required: true, filter: true }),
    outcome: text({ translated: true, format: 'lines' }),
    topics: links(['topic'], { filter: true }),
  },
});

export const trainingItem = contentType({
  name: 'trainingItem',
  plural: 'trainingItems',
  label: 'Training item',
  order: 'position',
  evergreen: true,
  gate: { by: 'itself', open: 'beginning' },
  fields: {
    series: link(['trainingSeries'], { required: true, filter: true }),
    kind: choice(['video', 'podcast', 'module'], { required: true, filter: true }),
    minutes: number({ required: true }),
    cpdMinutes: number(),
    presenters: links(['person']),
    lawAsAt: date({ required: true }),
    permission: text(),
  },
});
