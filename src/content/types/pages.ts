import { contentType, graduateLocales } from './define.ts';
import { choice, date, group, instant, link, links, list, number, text } from './fields.ts';

export const home = contentType({
  name: 'home',
  plural: 'homes',
  label: 'Home page',
  order: 'title',
  evergreen: true,
  fields: {
    heroTitle: text({ required: true, translated: true }),
    heroText: text({ translated: true }),
    featured: links(['publication', 'blogPost', 'news', 'work', 'event']),
    people: links(['person']),
    audiences: list({
      title: text({ required: true, translated: true }),
      text: text({ translated: true }),
      pages: links([]),
    }),
  },
});

/** The first page of an area (`/people`, `/careers`, `/deals` …): its slug is the area's address. */
export const section = contentType({
  name: 'section',
  plural: 'sections',
  label: 'Area',
  order: 'title',
  evergreen: true,
  fields: { featured: links([]) },
});

/** A page in a hierarchy below an area; the area decides its route. */
export const page = contentType({
  name: 'page',
  plural: 'pages',
  label: 'Page',
  parents: ['section', 'page'],
  order: 'position',
  evergreen: true,
  fields: {
    contacts: links(['person', 'office']),
    related: links([]),
    facts: list({
      label: text({ required: true, translated: true }),
      value: text({ required: true, translated: true }),
      source: text({ translated: true }),
      asAt: date(),
    }),
    milestones: list({
      year: text({ required: true }),
      title: text({ required: true, translated: true }),
      text: text({ translated: true }),
    }),
  },
});

/** A page of the graduate site, in its own locales (spec §2). */
export const graduatePage = contentType({
  name: 'graduatePage',
  plural: 'graduatePages',
  label: 'Graduate page',
  parents: [null, 'graduatePage'],
  locales: graduateLocales,
  order: 'position',
  evergreen: true,
  fields: {
    contacts: links(['person']),
    programmes: links(['programme']),
    questions: links(['faq']),
  },
});

/** A landing page with one call to action; its parent's type decides its route (spec §2). */
export const marketingPage = contentType({
  name: 'marketingPage',
  plural: 'marketingPages',
  label: 'Marketing page',
  parents: ['work', 'navigatorService'],
  order: 'title',
  evergreen: true,
  fields: {
    action: group({
      label: text({ required: true, translated: true }),
      target: link([], { required: true }),
    }),
  },
});

/** A policy or regulatory page of the legal area. */
export const policy = contentType({
  name: 'policy',
  plural: 'policies',
  label: 'Policy',
  parents: ['section', 'policy'],
  order: 'position',
  evergreen: true,
  fields: {
    policyVersion: text(),
    effectiveFrom: date(),
    contact: text({ format: 'email' }),
    entities: links(['entity']),
  },
});

export const faq = contentType({
  name: 'faq',
  plural: 'faqs',
  label: 'Question and answer',
  locales: ['en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de'],
  order: 'position',
  evergreen: true,
  fields: { audience: text({ filter: true }), reviewedOn: date() },
});

export const scamAlert = contentType({
  name: 'scamAlert',
  plural: 'scamAlerts',
  label: 'Fraud alert',
  order: 'newest',
  orderBy: 'seenOn',
  fields: {
    seenOn: date({ required: true }),
    channel: choice(['email', 'website', 'messaging', 'phone', 'letter'], { required: true, filter: true }),
    status: choice(['active', 'closed'], { required: true, filter: true }),
    indicators: list({ value: text({ required: true }) }),
    closedAt: instant(),
    reports: number(),
  },
});
