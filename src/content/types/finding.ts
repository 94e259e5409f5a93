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
    words: texts(),
    /** Ways in which it is asked for, whose words may stand in any order: they only lead to the answers. */
    asked: texts(),
    answers: links([]),
  },
});
