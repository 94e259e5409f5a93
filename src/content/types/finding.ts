import { contentType } from './define.ts';
import { links, texts } from './fields.ts';

/** Words that mean the same for whoever searches, in all languages at once, and what is shown first for them. */
export const synonym = contentType({
  name: 'synonym',
  plural: 'synonyms',
  label: { en: 'Search synonym', fr: 'Synonyme de recherche', zh: '搜索同义词' },
  locales: ['en'],
  order: 'title',
  evergreen: true,
  fields: {
    words: texts({ required: true }),
    answers: links([]),
  },
});
