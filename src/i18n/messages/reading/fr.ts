import type { ReadingTexts } from '../shape.ts';

export const reading: ReadingTexts = {
  blog: {
    count: { one: '{count} billet', other: '{count} billets' },
    category: 'Rubrique',
    series: 'Série',
    month: 'Mois',
    words: 'Mots du texte',
    allPosts: 'Tous les billets',
    categories: 'Rubriques et séries',
    subjects: 'Rubriques',
    feed: 'Fil de « {category} » (Atom)',
    latest: 'Derniers billets',
    from: 'Depuis le début',
    allIn: 'Tout dans « {category} »',
    old: 'Ce billet a plus de dix-huit mois. Il dit ce que nous pensions le {date} ; le droit a pu changer depuis.',
    inSeries: 'Partie {part} sur {parts} de la série « {series} »',
    previousPart: 'Partie précédente',
    nextPart: 'Partie suivante',
  },
  insights: {
    picks: 'Le choix de la rédaction',
    comingUp: 'À venir',
    index: 'Par thème, de A à Z',
    allTopics: 'Tous les thèmes',
    count: { one: '{count} texte ou événement', other: '{count} textes et événements' },
    topicTitle: '{topic} : analyses',
    topicStandfirst: 'Tout ce que nous avons publié et prévu sur ce thème.',
    feedOf: 'Analyses : {topic}',
    all: 'Tout voir ({count})',
  },
  sort: { label: 'Ordre', newest: 'Les plus récentes', title: 'Par titre' },
};
