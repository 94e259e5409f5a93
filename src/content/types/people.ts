import { pageAt } from './address.ts';
import { contentType } from './define.ts';
import { boolean, choice, date, group, link, links, list, number, text, texts } from './fields.ts';

export const person = contentType({
  name: 'person',
  plural: 'people',
  label: { en: 'Person', fr: 'Personne', zh: '人员' },
  address: pageAt('person', 'people', '/people/:id/:slug'),
  order: 'title',
  evergreen: true,
  search: {
    tab: 'people',
    subtitle: 'jobTitle',
    rank: 'first',
    isPerson: true,
    foundBy: ['offices', 'services', 'sectors'],
  },
  followedAs: 'author',
  derivedFilters: ['speaks', 'admitted'],
  fields: {
    givenName: text({ required: true, search: 'C' }),
    familyName: text({ required: true, search: 'C' }),
    nativeName: text({ search: 'C' }),
    pronunciation: text(),
    pronouns: text({ translated: true }),
    postNominals: text(),
    grade: choice(
      {
        partner: { en: 'Partner', fr: 'Associé', zh: '合伙人' },
        counsel: { en: 'Counsel', fr: 'Counsel', zh: '顾问律师' },
        'senior-associate': { en: 'Senior associate', fr: 'Collaborateur senior', zh: '高级律师' },
        associate: { en: 'Associate', fr: 'Collaborateur', zh: '律师' },
        trainee: { en: 'Trainee', fr: 'Stagiaire', zh: '实习律师' },
        consultant: { en: 'Consultant', fr: 'Consultant', zh: '顾问' },
        'business-services': { en: 'Business services', fr: 'Fonctions support', zh: '业务支持' },
      },
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
        level: choice(
          {
            native: { en: 'native', fr: 'langue maternelle', zh: '母语' },
            fluent: { en: 'fluent', fr: 'courant', zh: '流利' },
            working: { en: 'working knowledge', fr: 'usage professionnel', zh: '工作语言' },
          },
          { required: true },
        ),
      },
      { filter: true },
    ),
    admissions: list({
      jurisdiction: text({ required: true, translated: true }),
      year: number({ required: true }),
      note: text({ translated: true }),
    }),
    education: list({
      institution: text({ required: true, translated: true }),
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
  label: { en: 'Deal', fr: 'Opération', zh: '交易' },
  order: 'newest',
  orderBy: 'announcedOn',
  furtherOrders: ['amount'],
  derivedFilters: ['office', 'band', 'id'],
  search: { tab: 'insights', shownOn: '/deals?deal=:id#:id' },
  fields: {
    client: text({ translated: true, search: 'C' }),
    value: number(),
    currency: text(),
    announcedOn: date({ required: true }),
    closedOn: date(),
    role: text({ translated: true }),
    kind: choice(
      {
        'm-and-a': { en: 'Mergers and acquisitions', fr: 'Fusions et acquisitions', zh: '并购' },
        finance: { en: 'Finance', fr: 'Financement', zh: '融资' },
        'capital-markets': { en: 'Capital markets', fr: 'Marchés de capitaux', zh: '资本市场' },
        projects: { en: 'Projects', fr: 'Projets', zh: '项目' },
        disputes: { en: 'Disputes', fr: 'Contentieux', zh: '争议解决' },
        'real-estate': { en: 'Real estate', fr: 'Immobilier', zh: '房地产' },
        funds: { en: 'Funds', fr: 'Fonds', zh: '基金' },
      },
      { required: true, filter: true },
    ),
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
  label: { en: 'Award', fr: 'Distinction', zh: '奖项' },
  order: 'newest',
  orderBy: 'awardedOn',
  fields: {
    awardedOn: date({ required: true }),
    giver: text({ required: true }),
    people: links(['person']),
    services: links(['service']),
  },
});
