import { contentType } from './define.ts';
import { asset, boolean, choice, date, group, instant, link, links, list, number, text } from './fields.ts';
import { tags } from './tags.ts';

export const publication = contentType({
  name: 'publication',
  plural: 'publications',
  label: 'Publication',
  order: 'newest',
  orderBy: 'publishedOn',
  gate: { by: 'itself', open: 'first-section' },
  fields: {
    kind: choice(['client-alert', 'guide', 'report', 'podcast', 'video', 'infographic'], {
      required: true,
      filter: true,
    }),
    subtitle: text({ translated: true, search: 'B' }),
    publishedOn: date({ required: true }),
    reviewedOn: date(),
    // The day on which the rule that it is about begins to bind; the home page counts towards it.
    bindsOn: date(),
    keyPoints: list({ text: text({ required: true, translated: true, search: 'B' }) }, { translated: true }),
    authors: links(['person'], { filter: true }),
    ...tags,
    standing: choice(['current', 'superseded', 'archived'], { required: true }),
    supersededBy: link(['publication']),
    readingMinutes: number(),
    access: choice(['open', 'sign-in', 'permission'], { required: true, filter: true }),
    permission: text(),
    related: links([]),
    attachments: list({ name: text({ required: true }), asset: asset({ required: true }) }, { gated: true }),
  },
});

export const blogCategory = contentType({
  name: 'blogCategory',
  plural: 'blogCategories',
  label: 'Blog category',
  order: 'title',
  evergreen: true,
  // A series is read from its first post on; any other category is a subject that goes on.
  fields: { isSeries: boolean({ filter: true }) },
});

export const blogPost = contentType({
  name: 'blogPost',
  plural: 'blogPosts',
  label: 'Blog post',
  order: 'newest',
  orderBy: 'publishedOn',
  fields: {
    publishedOn: date({ required: true }),
    authors: links(['person'], { filter: true }),
    categories: links(['blogCategory'], { required: true, filter: true }),
    series: link(['blogCategory'], { filter: true }),
    ...tags,
    related: links([]),
  },
});

export const news = contentType({
  name: 'news',
  plural: 'newsItems',
  label: 'News',
  order: 'newest',
  orderBy: 'publishedOn',
  fields: {
    kind: choice(['firm', 'deal', 'appointment', 'award', 'statement'], { required: true, filter: true }),
    publishedOn: date({ required: true }),
    dateline: text({ translated: true }),
    people: links(['person'], { filter: true }),
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
  label: 'Feature or product',
  order: 'title',
  evergreen: true,
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

/** A chapter, section … of a work, up to five deep. */
export const workPart = contentType({
  name: 'workPart',
  plural: 'workParts',
  label: 'Part of a feature or product',
  parents: ['work', 'workPart'],
  order: 'position',
  evergreen: true,
  fields: { authors: links(['person']) },
});

export const newsletter = contentType({
  name: 'newsletter',
  plural: 'newsletters',
  label: 'Newsletter',
  order: 'title',
  evergreen: true,
  fields: {
    cadence: choice(['weekly', 'monthly', 'quarterly'], { required: true }),
    topics: links(['topic']),
  },
});
