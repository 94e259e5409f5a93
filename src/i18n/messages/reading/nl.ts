import type { ReadingTexts } from '../shape.ts';

export const reading: ReadingTexts = {
  blog: {
    count: { one: '{count} bericht', other: '{count} berichten' },
    category: 'Rubriek',
    series: 'Reeks',
    month: 'Maand',
    words: 'Woorden in de tekst',
    allPosts: 'Alle berichten',
    categories: 'Rubrieken en reeksen',
    subjects: 'Rubrieken',
    feed: 'Feed van {category} (Atom)',
    latest: 'Nieuwste',
    from: 'Vanaf het begin',
    allIn: 'Alles in {category}',
    old: 'Dit bericht is ouder dan achttien maanden. Het zegt wat wij op {date} vonden; het recht kan sindsdien zijn veranderd.',
    inSeries: 'Deel {part} van {parts} van de reeks ‘{series}’',
    previousPart: 'Vorig deel',
    nextPart: 'Volgend deel',
  },
  insights: {
    picks: 'Keuze van de redactie',
    comingUp: 'Binnenkort',
    index: 'Op onderwerp, A tot Z',
    allTopics: 'Alle onderwerpen',
    count: { one: '{count} tekst of evenement', other: '{count} teksten en evenementen' },
    topicTitle: '{topic}: inzichten',
    topicStandfirst: 'Alles wat wij over dit onderwerp hebben gepubliceerd en gepland.',
    feedOf: 'Inzichten: {topic}',
    all: 'Alle {count}',
  },
  sort: { label: 'Volgorde', newest: 'Nieuwste eerst', title: 'Op titel' },
};
