import { atTheRoot, belowParent, belowParentOr, pagesAt, row, topLevel } from './address.ts';
import { contentType, graduateLocales } from './define.ts';
import { choice, date, group, instant, link, links, list, number, text, texts } from './fields.ts';
import { pageForms } from './forms.ts';
import { pathOfSegments } from './path-patterns.ts';
import { searchTabs } from './places-in-lists.ts';
import { workArea } from './work-area.ts';

export const home = contentType({
  name: 'home',
  plural: 'homes',
  label: { en: 'Home', fr: 'Accueil', zh: '首页' },
  address: atTheRoot,
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
  label: { en: 'Area', fr: 'Rubrique', zh: '栏目' },
  address: topLevel,
  order: 'title',
  evergreen: true,
  search: { rank: 'last' },
  fields: { featured: links([]) },
});

/** A page in a hierarchy below an area; the area decides its route. */
export const page = contentType({
  name: 'page',
  plural: 'pages',
  label: { en: 'Page', fr: 'Page', zh: '页面' },
  parents: ['section', 'page'],
  address: belowParent(),
  order: 'position',
  evergreen: true,
  search: { rank: 'last' },
  lists: ['side-tree'],
  fields: {
    /** A form on the page, by its name. */
    form: choice(pageForms),
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
    /** Who answers, for pages of contact and wherever else a reader needs somebody at once. */
    desks: list({
      name: text({ required: true, translated: true }),
      hours: text({ translated: true }),
      phone: text({ format: 'phone' }),
      email: text({ format: 'email' }),
    }),
    /** The tab of the search on which who finds nothing is sent here. */
    desksFor: choice(['all', ...searchTabs], { filter: true }),
    /** One measure over the years, drawn to scale from zero. */
    series: list({
      name: text({ required: true, translated: true }),
      unit: text({ required: true, translated: true }),
      source: text({ translated: true }),
      asAt: date(),
      years: list({ year: text({ required: true }), value: number({ required: true }) }),
    }),
    /** Work given for nothing: for whom, how much of it, and what came of it. */
    projects: list({
      name: text({ required: true, translated: true }),
      partner: text({ required: true, translated: true }),
      hours: number({ required: true }),
      /** One of the seventeen Sustainable Development Goals, by number and name. */
      goal: text({ translated: true }),
      result: text({ required: true, translated: true }),
    }),
    /** Who sits on a board or committee; `person` when they have a page here. */
    seats: list({
      name: text({ required: true, translated: true }),
      role: text({ required: true, translated: true }),
      since: text({ required: true }),
      person: link(['person']),
    }),
    /** What the firm gives those who work in a country, beyond pay: shown with positions there. */
    benefits: list({
      name: text({ required: true, translated: true }),
      value: text({ required: true, translated: true }),
      /** For whom, and from when. */
      who: text({ translated: true }),
      /** When in a life one looks for it. */
      event: choice(
        {
          'every-year': { en: 'Every year', fr: 'Chaque année', zh: '每年' },
          child: { en: 'A child', fr: 'Un enfant', zh: '生育与收养' },
          health: { en: 'Illness and care', fr: 'Maladie et proches', zh: '健康与照护' },
          move: { en: 'Moving', fr: 'Déménager', zh: '搬迁' },
          later: { en: 'Later in life', fr: 'Plus tard', zh: '年长之后' },
        },
        { required: true },
      ),
    }),
  },
});

/** A page of the graduate site, in its own locales (spec §2). */
export const graduatePage = contentType({
  name: 'graduatePage',
  plural: 'graduatePages',
  label: { en: 'Graduates', fr: 'Jeunes diplômés', zh: '应届毕业生' },
  parents: [null, 'graduatePage'],
  locales: graduateLocales,
  address: belowParentOr(topLevel),
  order: 'position',
  evergreen: true,
  search: { tab: 'careers' },
  fields: {
    contacts: links(['person']),
    questions: links(['faq']),
    /** What counts in a line, large; each edition gives its own, as many as English has or fewer. */
    facts: list({
      value: text({ required: true, translated: true }),
      label: text({ required: true, translated: true }),
      note: text({ translated: true }),
    }),
    /** Said by somebody who was there. */
    voices: list({
      quote: text({ required: true, translated: true }),
      name: text({ required: true, translated: true }),
      role: text({ translated: true }),
    }),
  },
});

/** A landing page with one call to action; its parent's type decides its route (spec §2). */
export const marketingPage = contentType({
  name: 'marketingPage',
  plural: 'marketingPages',
  label: { en: 'Presentation', fr: 'Présentation', zh: '介绍' },
  parents: ['work', 'navigatorService'],
  address: pagesAt(
    [
      row('feature-marketing', 'features', '/features/marketing/:slug'),
      row('product-marketing', 'products', '/products/marketing/:slug'),
      row('navigator-marketing', 'navigator', '/navigator/:service/marketing/:slug'),
    ],
    ({ slug, parent }, above) => {
      if (parent?.type === 'navigatorService') return above && `${above}/marketing/${slug}`;
      return parent && pathOfSegments([workArea(parent), 'marketing', slug]);
    },
  ),
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
  label: { en: 'Policy', fr: 'Politique', zh: '政策' },
  parents: ['section', 'policy'],
  address: belowParent(),
  order: 'position',
  evergreen: true,
  lists: ['side-tree'],
  fields: {
    policyVersion: text(),
    effectiveFrom: date(),
    contact: text({ format: 'email' }),
    /** The office that answers for it, such as the general counsel. */
    owner: text({ translated: true }),
    /** What this version changed, in a sentence. */
    changes: text({ translated: true }),
    entities: links(['entity']),
    /** Versions that applied before, the latest first. */
    earlier: list({
      version: text({ required: true }),
      effectiveFrom: date({ required: true }),
      changes: text({ required: true, translated: true }),
      /** All its words: a text for each heading (after `## `), paragraph, list item and row (cells between ` · `). */
      paragraphs: texts({ required: true, translated: true }),
    }),
  },
});

export const faq = contentType({
  name: 'faq',
  plural: 'faqs',
  label: { en: 'Question', fr: 'Question', zh: '问答' },
  locales: ['en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de'],
  order: 'position',
  evergreen: true,
  search: { tab: 'careers', shownOn: '/graduates/faq#:slug' },
  fields: { audience: text({ filter: true }), reviewedOn: date() },
});

export const scamAlert = contentType({
  name: 'scamAlert',
  plural: 'scamAlerts',
  label: { en: 'Fraud alert', fr: 'Alerte à la fraude', zh: '防诈骗提示' },
  order: 'newest',
  orderBy: 'seenOn',
  search: { shownOn: '/about-us/fraud-and-scam-alerts#:id' },
  fields: {
    seenOn: date({ required: true }),
    channel: choice(
      {
        email: { en: 'Email', fr: 'Courriel', zh: '电子邮件' },
        website: { en: 'Website', fr: 'Site web', zh: '网站' },
        messaging: { en: 'Messaging', fr: 'Messagerie', zh: '即时通讯' },
        phone: { en: 'Telephone', fr: 'Téléphone', zh: '电话' },
        letter: { en: 'Letter', fr: 'Courrier', zh: '信函' },
      },
      { required: true, filter: true },
    ),
    status: choice(
      {
        active: { en: 'Active', fr: 'En cours', zh: '进行中' },
        closed: { en: 'Closed', fr: 'Close', zh: '已结束' },
      },
      { required: true, filter: true },
    ),
    indicators: list({ value: text({ required: true }) }),
    closedAt: instant(),
    reports: number(),
  },
});
