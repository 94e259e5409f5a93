import type { ResultTexts } from './result-en.ts';

export const resultFr: ResultTexts = {
  specials: {
    state: 'Un État ou l’un de ses organes est partie',
    insolvency: 'Une partie est insolvable, ou près de l’être',
    consumer: 'Un consommateur ou un salarié est partie',
    criminal: 'L’affaire a un versant pénal',
    ip: 'La validité d’un brevet, d’une marque ou d’un modèle est en cause',
  },
  routes: {
    negotiation: 'Négociation',
    mediation: 'Médiation',
    arbitration: 'Arbitrage',
    litigation: 'Procès',
  },
  criteria: {
    contract: 'Selon le contrat',
    time: 'Durée',
    cost: 'Coût, par partie',
    enforcement: 'Exécution',
    confidentiality: 'Confidentialité',
    interim: 'Mesures provisoires',
    appeal: 'Recours',
    control: 'Maîtrise',
  },
  grades: {
    strong: 'Favorable',
    fair: 'Moyen',
    weak: 'Défavorable',
    depends: 'À vérifier',
    agreed: 'Convenu',
    consent: 'Accord requis',
    barred: 'Exclu',
    available: 'Ouvert',
    none: 'Aucun',
    narrow: 'Étroit',
    full: 'Complet',
  },
  headings: {
    arbitration: {
      interim: 'Protéger d’abord, puis arbitrer',
      steps: 'Suivre les étapes convenues et préparer l’arbitrage',
      straight: 'Engager l’arbitrage maintenant',
      mediation: 'Proposer une médiation et préparer l’arbitrage',
      negotiation: 'Négocier jusqu’à une date et préparer l’arbitrage',
    },
    litigation: {
      interim: 'Demander d’abord une protection au juge, puis assigner',
      steps: 'Suivre les étapes convenues et préparer l’assignation',
      straight: 'Saisir le juge maintenant',
      mediation: 'Proposer une médiation et préparer l’assignation',
      negotiation: 'Négocier jusqu’à une date et préparer l’assignation',
    },
  },
  because: {
    'clause-arbitration': 'Le contrat prévoit l’arbitrage : c’est la voie si rien n’est convenu.',
    'clause-court': 'Le contrat désigne un juge : c’est la voie si rien n’est convenu.',
    'clause-court-weak':
      'Le contrat désigne un juge, mais nous ne connaissons pas de traité qui porte son jugement jusqu’aux biens, alors qu’une sentence y parviendrait par la Convention de New York. Avant d’assigner, proposez de remplacer la clause par une convention d’arbitrage.',
    'needs-court':
      'Rien d’obligatoire n’est convenu, et il vous faut des mesures contre des tiers ou plusieurs contrats devant un seul juge. Seule une juridiction étatique le permet.',
    'needs-privacy':
      'Rien d’obligatoire n’est convenu et le litige doit rester confidentiel, ce qu’un juge accorde rarement. Proposez une convention d’arbitrage ; si l’autre partie refuse, il reste le juge.',
    'no-clause':
      'Rien d’obligatoire n’est convenu. Le juge n’a besoin du consentement de personne et, au lieu des biens, son jugement n’a pas de frontière à passer.',
  },
  first: {
    interim:
      'Il faut arrêter ou geler quelque chose ; cela se demande en quelques jours, le reste peut attendre.',
    steps:
      'Le contrat impose des étapes. Suivez-les à la lettre : en omettre une offre à l’adversaire sa défense la moins chère.',
    straight:
      'Il vous faut une décision en quelques semaines, que des pourparlers consommeraient. Gardez tout de même une offre prête.',
    mediation: 'Il y a une relation, un secret ou une somme qu’un accord servirait mieux qu’une décision.',
    negotiation:
      'La plupart des litiges de ce genre finissent par un accord. Fixez une date limite et servez-vous du temps pour préparer la suite.',
  },
  stops: {
    limit:
      'Un délai va expirer. La comparaison peut attendre, l’interruption du délai non. Téléphonez aujourd’hui, le contrat et les dates sous les yeux.',
    institution:
      'La clause nomme une institution que nous ne situons pas. Son existence et son règlement décident de tout le reste : faites d’abord lire la clause.',
    insolvency:
      'Une partie est insolvable ou près de l’être. La loi peut suspendre les actions, et le rang des créanciers compte plus que la voie choisie.',
    consumer:
      'Un consommateur ou un salarié est en cause. La loi choisit souvent le juge, et les clauses peuvent ne pas lier.',
    criminal:
      'L’affaire a un versant pénal. Ce qui est dit dans une procédure peut servir dans l’autre ; prenez conseil avant d’écrire quoi que ce soit.',
    ip: 'La validité d’un titre enregistré est en cause. Seuls certains juges et offices en décident à l’égard de tous.',
  },
  steps: {
    limit: 'Faites calculer la prescription de chaque demande selon la loi qui la régit, et notez le jour.',
    interim:
      'Réunissez ce qui montre le danger : paiements, messages, cessions. Une requête urgente vit de dates.',
    documents:
      'Arrêtez les suppressions, avertissez par écrit les personnes concernées, dressez la liste de qui détient quoi.',
    notices:
      'Envoyez la première notification que la clause demande, par le moyen qu’elle nomme, et portez les délais suivants au calendrier.',
    clause:
      'Cherchez une autre clause : contrat-cadre, conditions générales, bon de commande. Le document postérieur peut décider.',
    agreement: 'Rédigez un court compromis : siège, règlement, nombre d’arbitres, langue, confidentialité.',
    assets:
      'Trouvez les biens : registres, comptes publiés, organigramme du groupe, banque mentionnée sur les factures.',
    parties: 'Dessinez sur une page toutes les parties, tous les contrats et la clause de chacun.',
    authority: 'Désignez qui peut transiger, avec un plancher et un plafond, avant le premier appel.',
    lawyer: 'Parlez à un avocat du lieu où vous exécuteriez, et montrez-lui cette page.',
  },
  sources: {
    'new-york':
      'Convention pour la reconnaissance et l’exécution des sentences arbitrales étrangères, New York 1958',
    'model-law': 'Loi type de la CNUDCI sur l’arbitrage commercial international, 1985 et 2006',
    'singapore-convention':
      'Convention des Nations Unies sur les accords de règlement internationaux issus de la médiation, 2019',
    'hague-2005': 'Convention de La Haye du 30 juin 2005 sur les accords d’élection de for',
    'hague-2019':
      'Convention de La Haye du 2 juillet 2019 sur les jugements étrangers en matière civile ou commerciale',
    brussels: 'Règlement (UE) n° 1215/2012 (Bruxelles I bis)',
    lugano: 'Convention de Lugano du 30 octobre 2007',
    'account-preservation': 'Règlement (UE) n° 655/2014 (saisie conservatoire des comptes bancaires)',
    'mediation-directive': 'Directive 2008/52/CE sur la médiation, articles 6 et 7',
    'arbitration-act-1996': 'Arbitration Act 1996 (Angleterre, pays de Galles et Irlande du Nord)',
    'arbitration-act-2025': 'Arbitration Act 2025',
    'senior-courts': 'Senior Courts Act 1981, article 37',
    cpr: 'Civil Procedure Rules (Angleterre et pays de Galles)',
    churchill: 'Churchill v Merthyr Tydfil CBC [2023] EWCA Civ 1416',
    'zf-automotive': 'ZF Automotive US v Luxshare, Cour suprême des États-Unis, 2022',
    'hong-kong-arbitration': 'Arbitration Ordinance (Cap. 609), Hong Kong',
    'hong-kong-judgments': 'Mainland Judgments (Reciprocal Enforcement) Ordinance (Cap. 645), Hong Kong',
    'hong-kong-mainland': 'Arrangements avec la Chine continentale, ministère de la Justice, Hong Kong',
    'iba-evidence': 'Règles de l’IBA sur l’administration de la preuve dans l’arbitrage international, 2020',
    icc: 'Règlement d’arbitrage de la CCI',
    'icc-statistics': 'ICC Dispute Resolution 2020 Statistics',
    lcia: 'Règlement d’arbitrage de la LCIA',
    siac: 'Règlement de la SIAC',
    hkiac: 'Règlement d’arbitrage administré de la HKIAC',
    cietac: 'Règlement d’arbitrage de la CIETAC',
  },
};
