import type { ReadingTexts } from '../shape.ts';

export const reading: ReadingTexts = {
  blog: {
    count: { one: '{count} Beitrag', other: '{count} Beiträge' },
    category: 'Rubrik',
    series: 'Reihe',
    month: 'Monat',
    words: 'Wörter im Text',
    allPosts: 'Alle Beiträge',
    categories: 'Rubriken und Reihen',
    subjects: 'Rubriken',
    feed: 'Feed von {category} (Atom)',
    latest: 'Neueste',
    from: 'Von Anfang an',
    allIn: 'Alles in {category}',
    old: 'Dieser Beitrag ist älter als achtzehn Monate. Er sagt, was wir am {date} dachten; das Recht kann sich seither geändert haben.',
    inSeries: 'Teil {part} von {parts} der Reihe „{series}“',
    previousPart: 'Voriger Teil',
    nextPart: 'Nächster Teil',
  },
  insights: {
    picks: 'Auswahl der Redaktion',
    comingUp: 'Demnächst',
    index: 'Nach Thema, A bis Z',
    allTopics: 'Alle Themen',
    count: { one: '{count} Text oder Veranstaltung', other: '{count} Texte und Veranstaltungen' },
    topicTitle: '{topic}: Einblicke',
    topicStandfirst: 'Alles, was wir zu diesem Thema veröffentlicht und geplant haben.',
    feedOf: 'Einblicke: {topic}',
    all: 'Alle {count}',
  },
  sort: { label: 'Reihenfolge', newest: 'Neueste zuerst', title: 'Nach Titel' },
};
