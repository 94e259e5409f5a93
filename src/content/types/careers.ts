import { belowParent } from './address.ts';
import { contentType, graduateLocales } from './define.ts';
import { boolean, choice, date, group, instant, link, links, list, number, text } from './fields.ts';

export const job = contentType({
  name: 'job',
  plural: 'jobs',
  label: { en: 'Position', fr: 'Poste', zh: '职位' },
  parents: ['page'],
  address: belowParent(),
  order: 'newest',
  orderBy: 'postedOn',
  furtherOrders: ['closing', 'amount'],
  derivedFilters: ['state', 'closing', 'salary', 'page'],
  search: { tab: 'careers', foundBy: ['offices'] },
  fields: {
    offices: links(['office'], { required: true, filter: true }),
    /** Where clocks say when applications close: that of the first office. */
    timeZone: text({ required: true, format: 'time-zone' }),
    department: choice(
      {
        corporate: { en: 'Corporate', fr: 'Corporate', zh: '公司业务' },
        finance: { en: 'Finance', fr: 'Financement', zh: '金融' },
        funds: { en: 'Funds', fr: 'Fonds d’investissement', zh: '投资基金' },
        disputes: { en: 'Disputes', fr: 'Contentieux et arbitrage', zh: '争议解决' },
        competition: { en: 'Competition', fr: 'Concurrence', zh: '竞争法' },
        regulatory: { en: 'Regulatory', fr: 'Réglementaire', zh: '金融监管' },
        employment: { en: 'Employment', fr: 'Droit social', zh: '劳动法' },
        tax: { en: 'Tax', fr: 'Fiscalité', zh: '税务' },
        'real-estate': { en: 'Real estate', fr: 'Immobilier', zh: '房地产' },
        'projects-and-energy': { en: 'Projects and energy', fr: 'Projets et énergie', zh: '项目与能源' },
        'intellectual-property': {
          en: 'Intellectual property',
          fr: 'Propriété intellectuelle',
          zh: '知识产权',
        },
        'data-and-technology': { en: 'Data and technology', fr: 'Données et technologies', zh: '数据与科技' },
        knowledge: { en: 'Knowledge and library', fr: 'Documentation et savoirs', zh: '知识管理与图书馆' },
        communications: { en: 'Communications', fr: 'Communication', zh: '传播' },
        'finance-and-pricing': { en: 'Finance and pricing', fr: 'Finance et tarification', zh: '财务与定价' },
        technology: { en: 'Technology', fr: 'Informatique', zh: '技术' },
        people: { en: 'People', fr: 'Ressources humaines', zh: '人力资源' },
        'risk-and-intake': {
          en: 'Risk and intake',
          fr: 'Risques et ouverture de dossiers',
          zh: '风险与收案',
        },
      },
      { required: true, filter: true },
    ),
    team: text({ translated: true, search: 'B' }),
    level: choice(
      {
        partner: { en: 'Partner', fr: 'Associé', zh: '合伙人' },
        counsel: { en: 'Counsel', fr: 'Counsel', zh: '顾问律师' },
        associate: { en: 'Associate', fr: 'Collaborateur', zh: '律师' },
        paralegal: { en: 'Paralegal', fr: 'Juriste', zh: '律师助理' },
        'business-services': { en: 'Business services', fr: 'Fonctions support', zh: '业务支持' },
        consultant: { en: 'Consultant', fr: 'Consultant', zh: '顾问' },
      },
      { required: true, filter: true },
    ),
    contract: choice(
      {
        permanent: { en: 'Permanent', fr: 'Durée indéterminée', zh: '长期' },
        'fixed-term': { en: 'Fixed term', fr: 'Durée déterminée', zh: '固定期限' },
        freelance: { en: 'Freelance', fr: 'Indépendant', zh: '自由职业' },
      },
      { required: true, filter: true },
    ),
    salaryFrom: number(),
    salaryTo: number(),
    currency: text(),
    /** What the salary is for; freelance lawyers are paid by the day. */
    salaryPer: choice(['year', 'month', 'day']),
    workplace: choice(
      {
        office: { en: 'In the office', fr: 'Au bureau', zh: '办公室' },
        hybrid: { en: 'Hybrid', fr: 'Hybride', zh: '混合办公' },
        remote: { en: 'Remote', fr: 'À distance', zh: '远程' },
      },
      { required: true, filter: true },
    ),
    hybrid: text({ translated: true }),
    postedOn: date({ required: true }),
    closesAt: instant(),
    filled: boolean(),
    responsibilities: list({ text: text({ required: true, translated: true }) }),
    essential: list({ text: text({ required: true, translated: true }) }),
    desirable: list({ text: text({ required: true, translated: true }) }),
    process: list({ stage: text({ required: true, translated: true }), days: number() }),
    recruiter: link(['person']),
    /** The page that lists what the firm gives in the job’s country. */
    benefits: link(['page']),
    /** Positions to look at instead, before those that are like it by team, level and place. */
    similar: links(['job']),
  },
});

/** How far somebody is in their studies, in order. */
const studyStages = ['first-year', 'middle-year', 'penultimate-year', 'final-year', 'graduate'] as const;

/** A graduate programme with its dates, and the way to qualification it belongs to; graduate pages show it. */
export const programme = contentType({
  name: 'programme',
  plural: 'programmes',
  label: { en: 'Programme', fr: 'Programme', zh: '项目' },
  locales: graduateLocales,
  order: 'position',
  evergreen: true,
  search: { tab: 'careers', shownOn: '/graduates/apply#:slug' },
  fields: {
    /** ISO 3166-1 code of where the training is. */
    country: text({ required: true, filter: true }),
    timeZone: text({ format: 'time-zone', required: true }),
    opensOn: date(),
    /** Left out of a programme that takes people all year. */
    closesAt: instant(),
    startsOn: date(),
    seats: number(),
    salary: text({ translated: true }),
    /** Where applications are asked for and sent, and who answers there. */
    email: text({ format: 'email', required: true }),
    contacts: links(['person']),
    /** Whether we pay for and support a permission to work. */
    sponsorsVisa: boolean(),
    /** Who may apply: what the eligibility checker says follows from this alone. */
    eligibility: group({
      from: choice(studyStages, { required: true }),
      /** For those who read another subject, when it is later. */
      otherSubjectsFrom: choice(studyStages),
      /** The last stage, for programmes that are for students. */
      until: choice(studyStages),
      degree: choice(['any', 'law', 'national-law'], { required: true }),
      /** The examination or certificate that is needed, and by when. */
      examination: text({ translated: true }),
      neededBefore: choice(['applying', 'starting']),
    }),
    /** The way to becoming a lawyer there, from the degree on; each step with the authority that decides it. */
    steps: list({
      title: text({ required: true, translated: true }),
      text: text({ translated: true }),
      time: text({ translated: true }),
      source: text(),
      url: text({ format: 'url' }),
    }),
  },
});
