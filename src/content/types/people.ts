import { contentType } from './define.ts';
import { boolean, choice, date, group, link, links, list, number, text, texts } from './fields.ts';

export const person = contentType({
  name: 'person',
  plural: 'people',
  label: 'Person',
  order: 'title',
  evergreen: true,
  fields: {
    givenName: text({ required: true, search: 'C' }),
    familyName: text({ required: true, search: 'C' }),
    nativeName: text({ search: 'C' }),
    pronunciation: text(),
    pronouns: text({ translated: true }),
    postNominals: text(),
    grade: choice(
      ['partner', 'counsel', 'senior-associate', 'associate', 'trainee', 'consultant', 'business-services'],
      { required: true, filter: true },
    ),
    jobTitle: text({ required: true, translated: true, search: 'B' }),
    offices: links(['office'], { required: true, filter: true }),
    services: links(['service'], { filter: true }),
    sectors: links(['sector'], { filter: true }),
    topics: links(['topic'], { filter: true }),
    email: text({ format: 'email' }),
    phone: text({ format: 'phone' }),
    mobile: text({ format: 'phone' }),
    languages: list(
      {
        language: text({ required: true }),
        level: choice(['native', 'fluent', 'working'], { required: true }),
      },
      { filter: true },
    ),
    admissions: list({
      jurisdiction: text({ required: true, translated: true }),
      year: number({ required: true }),
      note: text({ translated: true }),
    }),
    education: list({
      institution: text({ required: true }),
      award: text({ required: true, translated: true }),
      year: number(),
    }),
    experience: list({ year: number(), text: text({ required: true, translated: true }) }),
    rankings: list({
      directory: text({ required: true }),
      band: text({ translated: true }),
      year: number(),
      quote: text({ translated: true }),
    }),
    memberships: texts({ translated: true }),
    joinedOn: date(),
    standing: choice(['active', 'on-leave', 'former'], { required: true, filter: true }),
    leave: group({ until: date(), contact: link(['person']) }),
    departure: group({ leftOn: date(), successor: link(['person']) }),
    pressOfficer: boolean({ filter: true }),
  },
});

export const deal = contentType({
  name: 'deal',
  plural: 'deals',
  label: 'Deal',
  order: 'newest',
  orderBy: 'announcedOn',
  fields: {
    client: text({ translated: true, search: 'C' }),
    value: number(),
    currency: text(),
    announcedOn: date({ required: true }),
    closedOn: date(),
    role: text({ translated: true }),
    kind: choice(['m-and-a', 'finance', 'capital-markets', 'projects', 'disputes', 'real-estate', 'funds'], {
      required: true,
      filter: true,
    }),
    people: links(['person']),
    services: links(['service'], { filter: true }),
    sectors: links(['sector'], { filter: true }),
    jurisdictions: links(['jurisdiction'], { filter: true }),
    news: link(['news']),
  },
});

export const award = contentType({
  name: 'award',
  plural: 'awards',
  label: 'Award',
  order: 'newest',
  orderBy: 'awardedOn',
  fields: {
    awardedOn: date({ required: true }),
    giver: text({ required: true }),
    people: links(['person']),
    services: links(['service']),
  },
});
