import { contentType } from './define.ts';
import { choice, date, instant, link, links, list, number, text } from './fields.ts';
import { tags } from './tags.ts';

export const event = contentType({
  name: 'event',
  plural: 'events',
  label: 'Event',
  order: 'soonest',
  // What is going on now is still to come for those who may yet join.
  orderBy: 'endsAt',
  fields: {
    kind: choice(['seminar', 'webinar', 'conference', 'roundtable', 'graduate'], {
      required: true,
      filter: true,
    }),
    format: choice(['in-person', 'online', 'hybrid'], { required: true, filter: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    timeZone: text({ format: 'time-zone', required: true }),
    // When it was to begin, before it was postponed.
    previousStart: instant(),
    office: link(['office'], { filter: true }),
    venue: text({ translated: true }),
    registration: choice(['open', 'closed', 'waitlist', 'invite'], { required: true, filter: true }),
    registrationClosesAt: instant(),
    standing: choice(['planned', 'postponed', 'cancelled', 'moved-online'], { required: true }),
    capacity: number(),
    // What is spoken there, as language tags (`en`, `zh-CN`); interpretation is said under accessibility.
    languages: list({ language: text({ required: true }) }, { filter: true }),
    // In whole units of an ISO 4217 currency; left out where it costs nothing.
    price: number(),
    currency: text(),
    priceNote: text({ translated: true }),
    credit: choice(['certificate', 'self-recorded', 'none'], { filter: true }),
    cpdMinutes: number(),
    agenda: list({ time: text({ required: true }), title: text({ required: true, translated: true }) }),
    speakers: links(['person']),
    guests: list({ name: text({ required: true }), role: text({ translated: true }) }),
    ...tags,
    accessibility: text({ translated: true, format: 'lines' }),
    recordingMinutes: number(),
    // Each slide in words, a point a line.
    slides: list({
      title: text({ required: true, translated: true }),
      points: text({ required: true, translated: true, format: 'lines' }),
    }),
    related: links([]),
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
    related: links([]),
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
    // What has changed in the law since `lawAsAt`, the newest first.
    lawChanges: list({ on: date({ required: true }), text: text({ required: true, translated: true }) }),
    permission: text(),
    related: links([]),
  },
});
