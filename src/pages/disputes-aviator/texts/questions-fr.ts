import type { QuestionTexts } from './questions-en.ts';

const places = {
  uk: 'Royaume-Uni',
  france: 'France',
  eu: 'Autre État membre de l’Union européenne',
  switzerland: 'Suisse',
  'hong-kong': 'Hong Kong',
  'mainland-china': 'Chine continentale',
  singapore: 'Singapour',
  uae: 'Émirats arabes unis',
  usa: 'États-Unis',
  other: 'Ailleurs',
};

export const questionsFr: QuestionTexts = {
  clause: {
    label: 'Que dit le contrat des litiges ?',
    short: 'Contrat',
    hint: 'Lisez la clause avant de répondre. « Pas clair » est la réponse sincère la plus fréquente.',
    answers: {
      arbitration: 'Arbitrage',
      court: 'Les juridictions d’un lieu',
      'tiered-arbitration': 'Discussions ou médiation, puis arbitrage',
      'tiered-court': 'Discussions ou médiation, puis juge étatique',
      none: 'Rien',
      unclear: 'Ce n’est pas clair, ou deux clauses se contredisent',
    },
  },
  seat: {
    label: 'Arbitrage : quel siège ?',
    short: 'Siège',
    hint: 'Seulement si le contrat prévoit l’arbitrage.',
    answers: { ...places, uk: 'Angleterre et pays de Galles', 'not-named': 'Aucun n’est désigné' },
  },
  institution: {
    label: 'Arbitrage : quel règlement ou quelle institution ?',
    short: 'Règlement',
    hint: 'Seulement si le contrat prévoit l’arbitrage.',
    answers: {
      icc: 'CCI',
      lcia: 'LCIA',
      siac: 'SIAC',
      hkiac: 'HKIAC',
      cietac: 'CIETAC',
      'ad-hoc': 'Aucune institution (ad hoc)',
      unrecognised: 'Une autre, ou un nom que je ne reconnais pas',
    },
  },
  court: {
    label: 'Juge étatique : de quel lieu ?',
    short: 'Juge',
    hint: 'Seulement si le contrat désigne un juge.',
    answers: { ...places, uk: 'Angleterre et pays de Galles' },
  },
  exclusive: {
    label: 'Juge étatique : celui-là et aucun autre ?',
    short: 'Exclusivité',
    hint: 'Cherchez « exclusif ». Une clause qui ne lie qu’une partie ne l’est pas.',
    answers: { yes: 'Oui, exclusif', no: 'Non', unknown: 'Incertain' },
  },
  amount: {
    label: 'Quel est à peu près l’enjeu ?',
    short: 'Enjeu',
    hint: 'En livres sterling ou l’équivalent, demandes reconventionnelles comprises.',
    answers: {
      'under-250k': 'Moins de 250 000 £',
      '250k-2m': 'De 250 000 £ à 2 millions',
      '2m-20m': 'De 2 à 20 millions de livres',
      'over-20m': 'Plus de 20 millions de livres',
    },
  },
  assets: {
    label: 'Où sont les biens de l’autre partie ?',
    short: 'Biens',
    hint: 'Le lieu qui paierait. S’il y en a deux, faites deux comparaisons.',
    answers: { ...places, unknown: 'Inconnu' },
  },
  limit: {
    label: 'Une prescription expire-t-elle dans les soixante jours ?',
    short: 'Prescription',
    hint: 'Pensez aussi aux délais de notification du contrat.',
    answers: { no: 'Non', soon: 'Oui', unknown: 'Pas vérifié' },
  },
  urgency: {
    label: 'Dans quel délai vous faut-il une décision ?',
    short: 'Délai',
    hint: '',
    answers: { none: 'Sans délai précis', months: 'Quelques mois', weeks: 'Quelques semaines' },
  },
  interim: {
    label: 'Faut-il entre-temps arrêter ou geler quelque chose ?',
    short: 'Entre-temps',
    hint: '',
    answers: {
      none: 'Non',
      party: 'Oui, par une mesure contre l’autre partie',
      third: 'Oui, aussi contre une banque ou un autre tiers',
    },
  },
  confidential: {
    label: 'Le litige doit-il rester confidentiel ?',
    short: 'Confidentialité',
    hint: '',
    answers: { no: 'Non', preferred: 'De préférence', essential: 'C’est essentiel' },
  },
  relationship: {
    label: 'Devez-vous continuer à travailler ensemble ?',
    short: 'Relation',
    hint: '',
    answers: { over: 'Non, c’est fini', 'goes-on': 'Oui' },
  },
  parties: {
    label: 'Combien sont concernés ?',
    short: 'Parties',
    hint: '',
    answers: {
      two: 'Deux parties',
      'one-contract': 'Plus de deux, un seul contrat',
      'several-contracts': 'Plus de deux, plusieurs contrats',
    },
  },
  evidence: {
    label: 'Qui détient les preuves dont vous avez besoin ?',
    short: 'Preuves',
    hint: '',
    answers: { us: 'Nous', them: 'L’autre partie', third: 'Des tiers' },
  },
};
