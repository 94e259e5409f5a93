import { belowParent, belowParentOr, pageAt, row } from './address.ts';
import { contentType } from './define.ts';
import { links, list, text } from './fields.ts';
import { byItsTitles } from './places-in-lists.ts';

const practice = {
  contacts: links(['person']),
  highlights: list({ text: text({ required: true, translated: true }) }),
  related: links([]),
} as const;

export const sector = contentType({
  name: 'sector',
  plural: 'sectors',
  label: { en: 'Sector', fr: 'Secteur', zh: '行业' },
  parents: [null, 'sector'],
  address: belowParentOr(
    pageAt('sector-1', 'sectors', '/sectors/sector/:slug'),
    row('sector-2', 'sectors', '/sectors/sector/:firstLevel/:slug'),
    row('sector-3', 'sectors', '/sectors/sector/:firstLevel/:secondLevel/:slug'),
  ),
  order: 'title',
  evergreen: true,
  search: { tab: 'expertise', namedBy: byItsTitles },
  followedAs: 'topic',
  fields: practice,
});

export const service = contentType({
  name: 'service',
  plural: 'services',
  label: { en: 'Service', fr: 'Matière', zh: '业务' },
  parents: [null, 'service'],
  address: belowParentOr(
    pageAt('service-1', 'services', '/services/service/:slug'),
    row('service-2', 'services', '/services/service/:firstLevel/:slug'),
    row('service-3', 'services', '/services/service/:firstLevel/:secondLevel/:slug'),
  ),
  order: 'title',
  evergreen: true,
  search: { tab: 'expertise', namedBy: byItsTitles },
  followedAs: 'topic',
  fields: practice,
});

/** Problem, approach, price, tools, team, questions: a page of `/expertise/solutions`, or one below such a page. */
export const solution = contentType({
  name: 'solution',
  plural: 'solutions',
  label: { en: 'Solution', fr: 'Solution', zh: '解决方案' },
  parents: ['page', 'solution'],
  address: belowParent(
    row('solution-1', 'expertise', '/expertise/solutions/:a'),
    row('solution-2', 'expertise', '/expertise/solutions/:a/:b'),
  ),
  order: 'position',
  evergreen: true,
  search: { tab: 'expertise', namedBy: byItsTitles },
  lists: ['side-tree'],
  fields: {
    problem: text({ translated: true, format: 'lines' }),
    approach: text({ translated: true, format: 'lines' }),
    pricing: text({ translated: true, format: 'lines' }),
    /** How long it takes, and where its price begins, in a few words each: solutions are compared by them. */
    duration: text({ translated: true, max: 60 }),
    priceFrom: text({ translated: true, max: 60 }),
    /** What it is done with, beside `works`, which have pages. */
    tools: list({
      name: text({ required: true, translated: true }),
      text: text({ required: true, translated: true }),
    }),
    /** What is asked before somebody instructs us. */
    questions: list({
      question: text({ required: true, translated: true }),
      answer: text({ required: true, translated: true }),
    }),
    services: links(['service'], { filter: true }),
    works: links(['work']),
    contacts: links(['person']),
  },
});

/** A subject that records are tagged with; it has no page of its own. */
export const topic = contentType({
  name: 'topic',
  plural: 'topics',
  label: { en: 'Topic', fr: 'Thème', zh: '主题' },
  order: 'title',
  evergreen: true,
  search: { tab: 'expertise', shownOn: '/insights?topic=:id', namedBy: byItsTitles },
  followedAs: 'topic',
  fields: {},
});
