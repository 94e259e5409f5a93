import { belowParent, pageAt, pagesAt, row } from './address.ts';
import { contentType } from './define.ts';
import { choice, date, link, links, list, number, text } from './fields.ts';

/** A place with law of its own, shared by every service of the navigator and by tags. */
export const jurisdiction = contentType({
  name: 'jurisdiction',
  plural: 'jurisdictions',
  label: { en: 'Jurisdiction', fr: 'Juridiction', zh: '法域' },
  order: 'title',
  evergreen: true,
  followedAs: 'topic',
  fields: {
    iso: text({ required: true }),
    nativeName: text(),
    legalSystem: text({ translated: true }),
    regulators: list({
      name: text({ required: true }),
      /** Of the name, as a tag (BCP 47); none: English. */
      language: text(),
      url: text({ format: 'url' }),
      /** What readers of a language call it, where that is not its name. */
      calledHere: text({ translated: true }),
    }),
    /** Where its law is published, by the name that this has itself. */
    officialSources: list({
      name: text({ required: true }),
      language: text(),
      url: text({ required: true, format: 'url' }),
    }),
  },
});

export const navigatorService = contentType({
  name: 'navigatorService',
  plural: 'navigatorServices',
  label: { en: 'Navigator service', fr: 'Service Navigator', zh: '法律导航服务' },
  address: pageAt(
    'navigator-service',
    'navigator',
    '/navigator/:service',
    row('navigator-report-builder', 'navigator', '/navigator/:slug/report-builder', {
      suffix: '/report-builder',
    }),
  ),
  order: 'title',
  evergreen: true,
  search: { tab: 'navigator' },
  followedAs: 'topic',
  gate: { by: 'itself', open: 'all', explainedBy: 'itself' },
  fields: {
    access: choice(
      {
        open: { en: 'Open to everyone', fr: 'Ouvert à tous', zh: '公开' },
        'sign-in': { en: 'For registered readers', fr: 'Pour les lecteurs inscrits', zh: '供注册读者' },
        permission: { en: 'For clients with access', fr: 'Pour les clients habilités', zh: '供已授权客户' },
      },
      { required: true, filter: true },
    ),
    permission: text(),
    /** The chapter that everybody may read in full, whoever may read the others. */
    sample: link(['navigatorChapter']),
    methodology: text({ translated: true, format: 'lines' }),
    owners: links(['person']),
    reviewMonths: number(),
  },
});

export const navigatorRegion = contentType({
  name: 'navigatorRegion',
  plural: 'navigatorRegions',
  label: { en: 'Navigator region', fr: 'Région Navigator', zh: '法律导航区域' },
  parents: ['navigatorService'],
  address: belowParent(row('navigator-region', 'navigator', '/navigator/:service/:region')),
  order: 'position',
  evergreen: true,
  search: { tab: 'navigator' },
  lists: ['side-tree'],
  gate: { by: 'navigatorService', open: 'all' },
  fields: {},
});

/** One jurisdiction's chapter in one service; its status table hangs on its path. */
export const navigatorChapter = contentType({
  name: 'navigatorChapter',
  plural: 'navigatorChapters',
  label: { en: 'Navigator jurisdiction', fr: 'Juridiction Navigator', zh: '法律导航法域' },
  parents: ['navigatorRegion'],
  address: belowParent(
    row('navigator-chapter', 'navigator', '/navigator/:service/:region/:slug'),
    row('navigator-status-table', 'navigator', '/navigator/:service/:region/:slug/status-table', {
      suffix: '/status-table',
    }),
  ),
  order: 'title',
  evergreen: true,
  search: { tab: 'navigator', namedBy: { links: ['jurisdiction'], above: [], within: ['navigatorService'] } },
  lists: ['side-tree'],
  gate: { by: 'navigatorService', open: 'all' },
  fields: {
    jurisdiction: link(['jurisdiction'], { required: true, filter: true }),
    contacts: links(['person']),
  },
});

export const navigatorTopic = contentType({
  name: 'navigatorTopic',
  plural: 'navigatorTopics',
  label: { en: 'Navigator topic', fr: 'Sujet Navigator', zh: '法律导航主题' },
  parents: ['navigatorService'],
  order: 'position',
  evergreen: true,
  search: {
    tab: 'navigator',
    rank: 'first',
    shownOn: '#topic-:slug',
    namedBy: { links: ['id'], above: [], within: ['navigatorService'] },
  },
  fields: {
    question: text({ required: true, translated: true }),
    /** What the question means, for a reader who does not know the subject. */
    help: text({ translated: true, max: 300 }),
    group: text({ translated: true }),
    answerType: choice(['status', 'yes-no', 'number', 'date', 'text'], { required: true }),
  },
});

/**
 * What one topic's law is in one jurisdiction, for as long as it held. Its title (the answer in a line), status and dates
 * are open; the answer itself is the service's.
 */
export const navigatorCell = contentType({
  name: 'navigatorCell',
  plural: 'navigatorCells',
  label: { en: 'Navigator entry', fr: 'Réponse du Navigator', zh: '法律导航答案' },
  parents: ['navigatorChapter'],
  order: 'position',
  evergreen: true,
  search: {
    tab: 'navigator',
    rank: 'last',
    shownOn: { parentAt: 'topic' },
    namedBy: { links: ['topic'], above: ['navigatorChapter'], within: ['navigatorService'] },
  },
  gate: { by: 'navigatorService', open: 'none' },
  fields: {
    topic: link(['navigatorTopic'], { required: true, filter: true }),
    legalStatus: choice(
      {
        'in-force': { en: 'In force', fr: 'En vigueur', zh: '已生效' },
        'in-force-partly': { en: 'In force in part', fr: 'En vigueur en partie', zh: '部分生效' },
        'adopted-not-yet-in-force': {
          en: 'Adopted, not yet in force',
          fr: 'Adopté, pas encore en vigueur',
          zh: '已通过，尚未生效',
        },
        proposed: { en: 'Proposed', fr: 'Proposé', zh: '拟议' },
        'guidance-only': { en: 'Guidance only', fr: 'Lignes directrices seulement', zh: '仅有指引' },
        none: { en: 'None', fr: 'Néant', zh: '无' },
        repealed: { en: 'Repealed', fr: 'Abrogé', zh: '已废止' },
        'not-applicable': { en: 'Not applicable', fr: 'Sans objet', zh: '不适用' },
        'not-reviewed': { en: 'Not reviewed', fr: 'Non examiné', zh: '未审阅' },
      },
      { required: true, filter: true },
    ),
    summary: text({ translated: true, search: 'B', max: 600 }),
    conditions: list({ text: text({ required: true, translated: true }) }, { gated: true }),
    thresholds: list(
      {
        label: text({ required: true, translated: true }),
        value: number({ required: true }),
        /** `hours`, `days`, `months`, `percent`, `people` …, or an ISO 4217 currency. */
        unit: text({ required: true }),
      },
      { gated: true },
    ),
    penalties: text({ translated: true, gated: true }),
    instruments: list(
      {
        name: text({ required: true }),
        nativeTitle: text(),
        citation: text(),
        url: text({ format: 'url' }),
      },
      { gated: true },
    ),
    stage: text({ translated: true, max: 60 }),
    expectedOn: date(),
    certainty: choice({
      certain: { en: 'Certain', fr: 'Certain', zh: '确定' },
      likely: { en: 'Likely', fr: 'Probable', zh: '很可能' },
      possible: { en: 'Possible', fr: 'Possible', zh: '可能' },
    }),
    enactedOn: date(),
    effectiveFrom: date(),
    effectiveTo: date(),
    /** The first and the last day on which this is the answer; none: it was before any, or holds until further notice. */
    heldFrom: date(),
    heldTo: date(),
    author: link(['person']),
    reviewer: link(['person']),
    reviewedOn: date(),
    reviewDueOn: date(),
  },
});

/** An article or note under a service or a region of the navigator. */
export const navigatorArticle = contentType({
  name: 'navigatorArticle',
  plural: 'navigatorArticles',
  label: { en: 'Navigator article', fr: 'Article Navigator', zh: '法律导航文章' },
  parents: ['navigatorService', 'navigatorRegion'],
  address: pagesAt(
    [
      row('navigator-service-article', 'navigator', '/navigator/:service/content/:id/:slug', { id: 'id' }),
      row('navigator-region-article', 'navigator', '/navigator/:service/:region/content/:id/:slug', {
        id: 'id',
      }),
    ],
    ({ id, slug }, above) => above && `${above}/content/${id}/${slug}`,
  ),
  order: 'newest',
  orderBy: 'publishedOn',
  search: { tab: 'navigator' },
  lists: ['writing'],
  countsAsNews: true,
  fields: { publishedOn: date({ required: true }), authors: links(['person'], { makers: true }) },
});
