import { pageAt } from './address.ts';
import { contentType } from './define.ts';
import { choice, date, instant, link, links, list, number, text } from './fields.ts';
import { tags } from './tags.ts';

export const event = contentType({
  name: 'event',
  plural: 'events',
  label: { en: 'Event', fr: 'Événement', zh: '活动' },
  address: pageAt('event', 'events', '/events/:id/:slug'),
  order: 'soonest',
  // What is going on now is still to come for those who may yet join.
  orderBy: 'endsAt',
  search: { tab: 'events' },
  lists: ['dates'],
  countsAsNews: true,
  fields: {
    kind: choice(
      {
        seminar: { en: 'Seminar', fr: 'Séminaire', zh: '研讨会' },
        webinar: { en: 'Webinar', fr: 'Webinaire', zh: '网络研讨会' },
        conference: { en: 'Conference', fr: 'Conférence', zh: '会议' },
        roundtable: { en: 'Roundtable', fr: 'Table ronde', zh: '圆桌会议' },
        training: { en: 'Live training', fr: 'Formation en direct', zh: '直播培训' },
        graduate: { en: 'Graduate event', fr: 'Rencontre étudiante', zh: '校园活动' },
      },
      { required: true, filter: true },
    ),
    format: choice(
      {
        'in-person': { en: 'In person', fr: 'Sur place', zh: '现场' },
        online: { en: 'Online', fr: 'En ligne', zh: '线上' },
        hybrid: { en: 'In person and online', fr: 'Sur place et en ligne', zh: '现场及线上' },
      },
      { required: true, filter: true },
    ),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    timeZone: text({ format: 'time-zone', required: true }),
    // When it was to begin, before it was postponed.
    previousStart: instant(),
    office: link(['office'], { filter: true }),
    venue: text({ translated: true }),
    registration: choice(
      {
        open: { en: 'Open', fr: 'Ouverte', zh: '开放', nl: 'Open', de: 'Offen' },
        closed: { en: 'Closed', fr: 'Close', zh: '已截止', nl: 'Gesloten', de: 'Geschlossen' },
        waitlist: {
          en: 'Waiting list',
          fr: 'Liste d’attente',
          zh: '候补',
          nl: 'Wachtlijst',
          de: 'Warteliste',
        },
        invite: {
          en: 'By invitation',
          fr: 'Sur invitation',
          zh: '凭邀请',
          nl: 'Op uitnodiging',
          de: 'Auf Einladung',
        },
      },
      { required: true, filter: true },
    ),
    registrationClosesAt: instant(),
    standing: choice(
      {
        planned: { en: 'As planned', fr: 'Maintenu', zh: '如期举行', nl: 'Volgens plan', de: 'Wie geplant' },
        postponed: { en: 'Postponed', fr: 'Reporté', zh: '延期', nl: 'Uitgesteld', de: 'Verschoben' },
        cancelled: { en: 'Cancelled', fr: 'Annulé', zh: '取消', nl: 'Afgelast', de: 'Abgesagt' },
        'moved-online': {
          en: 'Moved online',
          fr: 'Tenu en ligne',
          zh: '改为线上',
          nl: 'Verplaatst naar online',
          de: 'Findet online statt',
        },
      },
      { required: true },
    ),
    capacity: number(),
    // The most who may wait once all places are taken: 0 for no waiting list, left out for any number.
    waitingPlaces: number(),
    // What is spoken there, as language tags (`en`, `zh-CN`); interpretation is said under accessibility.
    languages: list({ language: text({ required: true }) }, { filter: true }),
    // In whole units of an ISO 4217 currency; left out where it costs nothing.
    price: number(),
    currency: text(),
    priceNote: text({ translated: true }),
    credit: choice(['certificate', 'self-recorded', 'none'], { filter: true }),
    cpdMinutes: number(),
    // The course that is taught there.
    series: link(['trainingSeries'], { filter: true }),
    agenda: list({ time: text({ required: true }), title: text({ required: true, translated: true }) }),
    speakers: links(['person'], { makers: true }),
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
  label: { en: 'Training series', fr: 'Série de formations', zh: '培训系列' },
  address: pageAt('training-series', 'training-series', '/training-series/:id/:slug'),
  order: 'title',
  evergreen: true,
  search: { tab: 'training' },
  fields: {
    audience: text({ translated: true }),
    level: choice(
      {
        introduction: { en: 'Introduction', fr: 'Initiation', zh: '入门' },
        intermediate: { en: 'Intermediate', fr: 'Intermédiaire', zh: '中级' },
        advanced: { en: 'Advanced', fr: 'Avancé', zh: '高级' },
      },
      { required: true, filter: true },
    ),
    outcome: text({ translated: true, format: 'lines' }),
    topics: links(['topic'], { filter: true }),
    related: links([]),
  },
});

export const trainingItem = contentType({
  name: 'trainingItem',
  plural: 'trainingItems',
  label: { en: 'Training', fr: 'Formation', zh: '培训' },
  address: pageAt('training-item', 'training', '/training/:id/:slug'),
  order: 'position',
  evergreen: true,
  search: { tab: 'training' },
  countsAsNews: true,
  gate: { by: 'itself', open: 'beginning', explainedBy: { field: 'series' } },
  fields: {
    series: link(['trainingSeries'], { required: true, filter: true }),
    topics: links(['topic'], { filter: true }),
    kind: choice(
      {
        video: { en: 'Video', fr: 'Vidéo', zh: '视频' },
        podcast: { en: 'Podcast', fr: 'Podcast', zh: '播客' },
        module: { en: 'Module', fr: 'Module', zh: '课程' },
      },
      { required: true, filter: true },
    ),
    minutes: number({ required: true }),
    cpdMinutes: number(),
    presenters: links(['person'], { makers: true }),
    lawAsAt: date({ required: true }),
    // What has changed in the law since `lawAsAt`, the newest first.
    lawChanges: list({ on: date({ required: true }), text: text({ required: true, translated: true }) }),
    permission: text(),
    // Where a recording of it is, if the firm has made one.
    recording: text({ format: 'url', gated: true }),
    slides: text({ translated: true, format: 'slides', gated: true }),
    quiz: text({ translated: true, format: 'questions', gated: true }),
    related: links([]),
  },
});
