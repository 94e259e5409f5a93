import { contentType, graduateLocales } from './define.ts';
import { boolean, choice, date, instant, link, links, list, number, text } from './fields.ts';

export const job = contentType({
  name: 'job',
  plural: 'jobs',
  label: 'Job',
  parents: ['page'],
  order: 'newest',
  orderBy: 'postedOn',
  fields: {
    offices: links(['office'], { required: true, filter: true }),
    team: text({ translated: true }),
    level: choice(['partner', 'counsel', 'associate', 'paralegal', 'business-services', 'consultant'], {
      required: true,
      filter: true,
    }),
    contract: choice(['permanent', 'fixed-term', 'freelance'], { required: true, filter: true }),
    salaryFrom: number(),
    salaryTo: number(),
    currency: text(),
    hybrid: text({ translated: true }),
    postedOn: date({ required: true }),
    closesAt: instant(),
    filled: boolean(),
    responsibilities: list({ text: text({ required: true, translated: true }) }),
    essential: list({ text: text({ required: true, translated: true }) }),
    desirable: list({ text: text({ required: true, translated: true }) }),
    process: list({ stage: text({ required: true, translated: true }), days: number() }),
    recruiter: link(['person']),
  },
});

/** A graduate programme with its dates; shown on graduate pages, it has none of its own. */
export const programme = contentType({
  name: 'programme',
  plural: 'programmes',
  label: 'Graduate programme',
  locales: graduateLocales,
  order: 'position',
  evergreen: true,
  fields: {
    country: text({ required: true, filter: true }),
    opensOn: date(),
    closesAt: instant(),
    startsOn: date(),
    seats: number(),
    salary: text({ translated: true }),
  },
});
