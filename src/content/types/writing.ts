import { pageAt, pagesAt, row } from './address.ts';
import { contentType } from './define.ts';
import { asset, boolean, choice, date, group, instant, link, links, list, number, text } from './fields.ts';
import { pathOfSegments } from './path-patterns.ts';
import { tags } from './tags.ts';
import { workArea } from './work-area.ts';

export const publication = contentType({
  name: 'publication',
  plural: 'publications',
  label: { en: 'Publication', fr: 'Publication', zh: '出版物' },
  address: pageAt('publication', 'publications', '/publications/:id/:slug'),
  order: 'newest',
  orderBy: 'publishedOn',
  search: { tab: 'insights', subtitle: 'subtitle' },
  lists: ['writing'],
  countsAsNews: true,
  gate: { by: 'itself', open: 'first-section' },
  fields: {
    kind: choice(
      {
        'client-alert': { en: 'Client alert', fr: 'Alerte', zh: '客户快讯' },
        guide: { en: 'Guide', fr: 'Guide', zh: '指南' },
        report: { en: 'Report', fr: 'Rapport', zh: '报告' },
        // Kinds of versions from before: a publication holds no recording, and is called what it holds.
        podcast: { en: 'Podcast', fr: 'Podcast', zh: '播客' },
        video: { en: 'Video', fr: 'Vidéo', zh: '视频' },
        transcript: { en: 'Transcript', fr: 'Transcription', zh: '文字稿' },
        infographic: { en: 'Infographic', fr: 'Infographie', zh: '信息图' },
      },
      { required: true, filter: true },
    ),
    subtitle: text({ translated: true, search: 'B' }),
    publishedOn: date({ required: true }),
    reviewedOn: date(),
    // The day on which the rule that it is about begins to bind; the home page counts towards it.
    bindsOn: date(),
    keyPoints: list({ text: text({ required: true, translated: true, search: 'B' }) }, { translated: true }),
    authors: links(['person'], { filter: true, makers: true }),
    ...tags,
    standing: choice(
      {
        current: { en: 'Current', fr: 'À jour', zh: '现行' },
        superseded: { en: 'Superseded', fr: 'Remplacée', zh: '已被取代' },
        archived: { en: 'Archived', fr: 'Archivée', zh: '已存档' },
      },
      { required: true },
    ),
    supersededBy: link(['publication']),
    readingMinutes: number(),
    access: choice(
      {
        open: { en: 'Open to everyone', fr: 'Ouvert à tous', zh: '公开' },
        'sign-in': { en: 'For registered readers', fr: 'Pour les lecteurs inscrits', zh: '供注册读者' },
        permission: { en: 'For clients with access', fr: 'Pour les clients habilités', zh: '供已授权客户' },
      },
      { required: true, filter: true },
    ),
    permission: text(),
    related: links([]),
    attachments: list({ name: text({ required: true }), asset: asset({ required: true }) }, { gated: true }),
  },
});

export const blogCategory = contentType({
  name: 'blogCategory',
  plural: 'blogCategories',
  label: { en: 'Blog category', fr: 'Rubrique du blog', zh: '博客栏目' },
  order: 'title',
  evergreen: true,
  search: { tab: 'insights', shownOn: '/blog?category=:id' },
  // A series is read from its first post on; any other category is a subject that goes on.
  fields: { isSeries: boolean({ filter: true }) },
});

export const blogPost = contentType({
  name: 'blogPost',
  plural: 'blogPosts',
  label: { en: 'Blog post', fr: 'Billet', zh: '博客文章' },
  address: pageAt('blog-post', 'blog', '/blog/:slug'),
  order: 'newest',
  orderBy: 'publishedOn',
  derivedFilters: ['month'],
  search: { tab: 'insights' },
  lists: ['writing'],
  countsAsNews: true,
  fields: {
    publishedOn: date({ required: true }),
    authors: links(['person'], { filter: true, makers: true }),
    categories: links(['blogCategory'], { required: true, filter: true }),
    series: link(['blogCategory'], { filter: true }),
    ...tags,
    related: links([]),
  },
});

export const news = contentType({
  name: 'news',
  plural: 'newsItems',
  label: { en: 'News', fr: 'Actualité', zh: '新闻' },
  address: pageAt('news-item', 'news', '/news/:slug'),
  order: 'newest',
  orderBy: 'publishedOn',
  search: { tab: 'news' },
  lists: ['news'],
  countsAsNews: true,
  fields: {
    kind: choice(
      {
        firm: { en: 'Firm news', fr: 'Vie du cabinet', zh: '本所动态' },
        deal: { en: 'Deal', fr: 'Opération', zh: '交易' },
        appointment: { en: 'Appointment', fr: 'Nomination', zh: '任命' },
        award: { en: 'Award', fr: 'Distinction', zh: '奖项' },
        statement: { en: 'Statement', fr: 'Déclaration', zh: '声明' },
      },
      { required: true, filter: true },
    ),
    publishedOn: date({ required: true }),
    dateline: text({ translated: true }),
    people: links(['person'], { filter: true, makers: true }),
    offices: links(['office'], { filter: true }),
    sectors: links(['sector'], { filter: true }),
    deal: link(['deal']),
    pressContact: link(['person']),
    embargoedUntil: instant(),
    correction: text({ translated: true }),
  },
});

/**
 * The cover of a work in several parts. A work that has a product with a feature is a feature, any other a
 * product (spec §2).
 */
export const work = contentType({
  name: 'work',
  plural: 'works',
  label: { en: 'Feature or product', fr: 'Dossier ou outil', zh: '专题或产品' },
  address: pagesAt(
    [row('feature', 'features', '/features/:root'), row('product', 'products', '/products/:root')],
    (record) => pathOfSegments([workArea(record), record.slug]),
  ),
  order: 'title',
  evergreen: true,
  search: { tab: 'insights' },
  countsAsNews: true,
  fields: {
    product: group({ name: text({ translated: true }), feature: text() }),
    audience: text({ translated: true }),
    // What a product does, line by line; of a feature, what its reader takes away.
    points: list({ title: text({ required: true }), text: text({ required: true }) }, { translated: true }),
    pricing: text({ translated: true, format: 'lines' }),
    // The least that a year of it costs, 0 for what is free; the lines above say what follows from what.
    priceFrom: number(),
    priceCurrency: text({ max: 3 }),
    // How to get it, step by step.
    steps: text({ translated: true, format: 'lines' }),
    // What a reader's own side has to have or do.
    needs: text({ translated: true, format: 'lines' }),
    // Where data are, who sees them, when they go.
    assurances: list(
      { label: text({ required: true }), text: text({ required: true }) },
      { translated: true },
    ),
    contacts: links(['person']),
    ...tags,
  },
});

/** Five levels, each with the ids and slugs of those above it. */
const partRows = <const K extends 'feature' | 'product'>(kind: K) =>
  ([1, 2, 3, 4, 5] as const).map((level) => {
    const levels = Array.from({ length: level }, (_, at) => `/:id${at + 1}/:slug${at + 1}`);
    return row(`${kind}-part-${level}`, `${kind}s`, `/${kind}s/:root${levels.join('')}`, {
      id: `id${level}`,
    });
  });

/** A chapter, section … of a work, up to five deep. */
export const workPart = contentType({
  name: 'workPart',
  plural: 'workParts',
  label: { en: 'Chapter', fr: 'Chapitre', zh: '章节' },
  parents: ['work', 'workPart'],
  address: pagesAt(
    [...partRows('feature'), ...partRows('product')],
    ({ id, slug }, above) => above && `${above}/${id}/${slug}`,
  ),
  order: 'position',
  evergreen: true,
  search: { tab: 'insights' },
  countsAsNews: true,
  fields: { authors: links(['person'], { makers: true }) },
});

export const newsletter = contentType({
  name: 'newsletter',
  plural: 'newsletters',
  label: { en: 'Newsletter', fr: 'Lettre', zh: '通讯' },
  order: 'title',
  evergreen: true,
  fields: {
    cadence: choice(['weekly', 'monthly', 'quarterly'], { required: true }),
    topics: links(['topic']),
  },
});
