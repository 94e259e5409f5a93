import { firm } from '../../../platform/settings/firm.ts';
import type { Sample } from './shape.ts';

export const sample: Sample = {
  hero: 'Connaître la règle, et le jour où elle oblige.',
  heroText: `${firm.shortName} conseille entreprises, fonds et États sur les opérations, la réglementation et les litiges qui franchissent les frontières. Vingt bureaux, un seul cabinet.`,
  find: 'Trouver un avocat',
  see: 'Ce qui change ce trimestre',
  parts: {
    tokens: 'Couleurs, caractères, espaces',
    controls: 'Boutons, liens et champs',
    ways: 'Par où commencer',
    dates: 'Entrée en vigueur',
    cards: 'Dernières analyses',
    people: 'Équipe',
    list: 'Une liste filtrée',
    facts: 'Renseignements sur une fiche',
    text: 'Le texte',
    places: 'Où nous sommes',
    status: 'État d’une règle',
    frame: 'Remarques et listes vides',
  },
  ways: [
    [
      'Juristes d’entreprise',
      'Suivre une règle, lire notre note et parler à la personne qui l’a écrite.',
      'Navigator',
      'Entrée en vigueur',
      'Espace client',
    ],
    [
      'Investisseurs et fondateurs',
      'Structuration, audit et cessions dans quatorze monnaies et cinq traditions juridiques.',
      'Fusions et acquisitions',
      'Fonds',
      'Fiscalité',
    ],
    [
      'Personnes publiques',
      'Rédaction législative, financement souverain et arbitrage de traités pour les États.',
      'États',
      'Arbitrage',
      'Projets',
    ],
    [
      'Nous rejoindre',
      'Contrats de formation, avocats confirmés et fonctions support dans chaque région.',
      'Étudiants',
      'Avocats confirmés',
      'Fonctions support',
    ],
  ],
  rules: [
    ['Début des déclarations des plateformes pour les intermédiaires', 'Union européenne'],
    ['Le délit de défaut de prévention s’étend aux filiales étrangères', 'Royaume-Uni'],
    ['Le rapport climatique devient obligatoire pour les grands émetteurs', 'Singapour'],
    ['Nouveau dépôt du contrat type pour les données sortantes', 'Chine'],
    ['Nouvelles exigences de fonds propres des entreprises d’investissement', 'France'],
  ],
  articles: [
    [
      'Régulation financière',
      'Résilience opérationnelle : ce qu’un tiers critique doit prouver d’ici mars',
      'Les autorités de Londres et de Bruxelles demandent désormais les mêmes preuves sous des intitulés différents. Nous mettons les deux régimes côte à côte.',
    ],
    [
      'Arbitrage',
      'Siège, loi applicable et nouvelle présomption anglaise',
      'La loi répond à la question ; une clause signée en 2012, peut-être pas.',
    ],
    [
      'Concentrations',
      'Évocation sous les seuils : neuf autorités en un tableau',
      'Qui peut évoquer quoi, pendant combien de temps, et ce qu’il en coûte de demander.',
    ],
    [
      'Énergie',
      'Contrats pour différence, huitième tour : notes du candidat',
      'Trois clauses ont bougé depuis le septième tour, dont une sans bruit.',
    ],
  ],
  people: [
    ['Helena Okafor', 'HO', 'Associée', 'Londres', 'Banque et finance'],
    ['Étienne Marchetti', 'ÉM', 'Associé', 'Paris', 'Concurrence et commerce'],
    ['Wei Jingyi', 'WJ', 'Associée', 'Shanghai', 'Investissements transfrontaliers'],
    ['Rohan Deshmukh', 'RD', 'Counsel', 'Singapour', 'Contentieux et arbitrage'],
  ],
  filters: {
    name: 'Nom ou mot-clé',
    office: 'Bureau',
    role: 'Fonction',
    partner: 'Associé',
    counsel: 'Counsel',
    associate: 'Collaborateur',
    count: '310 personnes',
    hint: 'Deux lettres au moins',
    error: 'Indiquez une date postérieure au 20 novembre 2026.',
    deadline: 'Échéance',
  },
  facts: [
    ['Téléphone', '+44 20 7946 0114'],
    ['Bureau', '4 Lisle Court, Londres EC2'],
    ['Langues', 'anglais, français, igbo'],
    ['Barreaux', 'Angleterre et pays de Galles (2004), New York (2007)'],
  ],
  matters: [
    [
      '2026',
      'Conseil d’un syndicat de onze banques pour un crédit renouvelable de 2,4 Md£ à une société des eaux, le premier avec une clause de changement de loi.',
    ],
    [
      '2025',
      'Conseil de la République du Ghana pour un programme obligataire durable de 900 M$ coté à Londres.',
    ],
    ['2024', 'Représentation de l’agent dans l’affaire Carrow Trustees c. Anglian Rail Finance.'],
  ],
  points: [
    'Les deux régimes exigent un registre éprouvé des services qu’une entreprise ne peut perdre plus de deux heures.',
    'Une seule auto-évaluation satisfera les deux autorités si elle est rapprochée clause par clause.',
    'Au-delà du deuxième rang, les sous-traitants échappent à la règle britannique, non à l’européenne.',
  ],
  text: `## Deux régimes, une question

La question de chaque autorité est brève : si ce prestataire cessait à midi, qu’est-ce qui s’arrêterait avant quatorze heures ? Le Royaume-Uni la pose à l’article 312L de la loi de 2000 et dans les règles de novembre 2024.[^a] L’Union européenne la pose aux articles 31 à 44 du règlement DORA.

Aucun des deux textes n’emploie le vocabulaire de l’autre. Un « service important » à Londres est une « fonction critique » à Bruxelles, et les délais sont *différents*. Les preuves, elles, sont les mêmes : un registre, une carte, un essai et une signature.

## Ce qui est critique

Nul ne se désigne soi-même. Le Trésor désigne par règlement ; les autorités européennes par décision conjointe, après notification.[^b]

- Concentration : le nombre d’entreprises qui dépendent du service.
- Importance : le dommage si elles en étaient privées.

> La question n’est pas de savoir si le prestataire est grand, mais si quelqu’un s’en apercevrait.

[^a]: Financial Services and Markets Act 2000, s 312L ; PRA Rulebook, Critical Third Parties Part, r 4.2.

[^b]: Règlement (UE) 2022/2554, art. 31(1) et (5).
`,
  quote: '« Venue pour deux ans, j’ai reçu un dossier à moi le onzième jour. »',
  quoteBy: 'Naledi Mokoena, associée, Johannesburg',
  figure: 'Jours de la signature à l’autorisation, par autorité',
  source: 'nos dossiers, 2021 à 2026',
  questions: [
    [
      'Faut-il un visa avant de postuler ?',
      'Non. Nous parrainons les stagiaires à Londres, à Singapour et à Hong Kong, et ne posons la question qu’après une offre.',
    ],
    ['Puis-je postuler plusieurs années ?', 'Oui, une fois par an. Dites-nous ce qui a changé.'],
  ],
  tabs: ['Tout', 'Équipe', 'Analyses', 'Navigator'],
  side: ['Entreprise responsable', 'Pro bono', 'Responsabilité sociale', 'Climat', 'Esclavage moderne'],
  status: [
    'En vigueur',
    'Daté',
    'En projet',
    'Consultation',
    'Contesté',
    'En retard',
    'Aucune règle',
    'Non examiné',
  ],
  topics: [
    'Sujet',
    'Royaume-Uni',
    'Union européenne',
    'Chine',
    'Résilience opérationnelle',
    'Transferts de données',
    'Responsabilité de l’IA',
  ],
  places: {
    SEA: 'Seattle',
    NYC: 'New York',
    TOR: 'Toronto',
    LON: 'Londres',
    PAR: 'Paris',
    FRA: 'Francfort',
    LIS: 'Lisbonne',
    MIL: 'Milan',
    DXB: 'Dubaï',
    JNB: 'Johannesburg',
    SIN: 'Singapour',
    HKG: 'Hong Kong',
    SHA: 'Shanghai',
    BJS: 'Pékin',
    TYO: 'Tokyo',
    SYD: 'Sydney',
    SAO: 'São Paulo',
  },
  notice: 'Traduit de la version du 3 mai 2026. Le texte anglais a été mis à jour le 9 septembre 2026.',
  noticeLink: 'Lire le texte anglais',
  empty: 'Personne ne répond à ces critères. Sans eux, il y a 42 personnes à Paris.',
  alert: 'Les lettres sur un héritage à Londres ne viennent pas de nous',
};
