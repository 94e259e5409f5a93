import { contentType, graduateLocales } from './define.ts';
import { boolean, choice, date, group, instant, link, links, list, number, text } from './fields.ts';

export const job = contentType({
  name: 'job',
  plural: 'jobs',
  label: 'Job',
  parents: ['page'],
  order: 'newest',
  orderBy: 'postedOn',
  fields: {
    offices: links(['office'], { required: true, filter: true }),
    /** Where clocks say when applications close: that of the first office. */
    timeZone: text({ required: true, format: 'time-zone' }),
    department: choice(
      [
        'corporate',
        'finance',
        'funds',
        'disputes',
        'competition',
        'regulatory',
        'employment',
        'tax',
        'real-estate',
        'projects-and-energy',
        'intellectual-property',
        'data-and-technology',
        'knowledge',
        'communications',
        'finance-and-pricing',
        'technology',
        'people',
        'risk-and-intake',
      ],
      { required: true, filter: true },
    ),
    team: text({ translated: true }),
    level: choice(['partner', 'counsel', 'associate', 'paralegal', 'business-services', 'consultant'], {
      required: true,
      filter: true,
    }),
    contract: choice(['permanent', 'fixed-term', 'freelance'], { required: true, filter: true }),
    salaryFrom: number(),
    salaryTo: number(),
    currency: text(),
    /** What the salary is for; freelance lawyers are paid by the day. */
    salaryPer: choice(['year', 'month', 'day']),
    workplace: choice(['office', 'hybrid', 'remote'], { required: true, filter: true }),
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
  label: 'Graduate programme',
  locales: graduateLocales,
  order: 'position',
  evergreen: true,
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
