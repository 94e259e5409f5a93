import { contentType } from './define.ts';
import { choice, date, link, links, list, number, text } from './fields.ts';

/** A place with law of its own, shared by every service of the navigator and by tags. */
export const jurisdiction = contentType({
  name: 'jurisdiction',
  plural: 'jurisdictions',
  label: 'Jurisdiction',
  order: 'title',
  evergreen: true,
  fields: {
    iso: text({ required: true }),
    nativeName: text(),
    legalSystem: text({ translated: true }),
    regulators: list({ name: text({ required: true }), url: text({ format: 'url' }) }),
  },
});

export const navigatorService = contentType({
  name: 'navigatorService',
  plural: 'navigatorServices',
  label: 'Navigator service',
  order: 'title',
  evergreen: true,
  gate: { by: 'itself', open: 'all' },
  fields: {
    access: choice(['open', 'sign-in', 'permission'], { required: true, filter: true }),
    permission: text(),
    methodology: text({ translated: true, format: 'lines' }),
    owners: links(['person']),
    reviewMonths: number(),
  },
});

export const navigatorRegion = contentType({
  name: 'navigatorRegion',
  plural: 'navigatorRegions',
  label: 'Navigator region',
  parents: ['navigatorService'],
  order: 'position',
  evergreen: true,
  gate: { by: 'navigatorService', open: 'all' },
  fields: {},
});

/** One jurisdiction's chapter in one service; its status table hangs on its path. */
export const navigatorChapter = contentType({
  name: 'navigatorChapter',
  plural: 'navigatorChapters',
  label: 'Jurisdiction in a navigator service',
  parents: ['navigatorRegion'],
  order: 'title',
  evergreen: true,
  gate: { by: 'navigatorService', open: 'all' },
  fields: {
    jurisdiction: link(['jurisdiction'], { required: true, filter: true }),
    contacts: links(['person']),
  },
});

export const navigatorTopic = contentType({
  name: 'navigatorTopic',
  plural: 'navigatorTopics',
  label: 'Navigator topic',
  parents: ['navigatorService'],
  order: 'position',
  evergreen: true,
  fields: {
    question: text({ required: true, translated: true }),
    group: text({ translated: true }),
    answerType: choice(['status', 'yes-no', 'number', 'date', 'text'], { required: true }),
  },
});

/** What one topic's law is in one jurisdiction. Its title, status and dates are open, the answer is the service's. */
export const navigatorCell = contentType({
  name: 'navigatorCell',
  plural: 'navigatorCells',
  label: 'Navigator entry',
  parents: ['navigatorChapter'],
  order: 'position',
  evergreen: true,
  gate: { by: 'navigatorService', open: 'none' },
  fields: {
    topic: link(['navigatorTopic'], { required: true, filter: true }),
    legalStatus: choice(
      [
        'in-force',
        'in-force-partly',
        'adopted-not-yet-in-force',
        'proposed',
        'guidance-only',
        'none',
        'repealed',
        'not-applicable',
        'not-reviewed',
      ],
      { required: true, filter: true },
    ),
    answer: text({ translated: true, gated: true }),
    instruments: list(
      { name: text({ required: true }), citation: text(), url: text({ format: 'url' }) },
      { gated: true },
    ),
    effectiveFrom: date(),
    reviewedOn: date(),
    reviewDueOn: date(),
  },
});

/** An article or note under a service or a region of the navigator. */
export const navigatorArticle = contentType({
  name: 'navigatorArticle',
  plural: 'navigatorArticles',
  label: 'Navigator article',
  parents: ['navigatorService', 'navigatorRegion'],
  order: 'newest',
  orderBy: 'publishedOn',
  fields: { publishedOn: date({ required: true }), authors: links(['person']) },
});
