import type { FirmTexts } from '../shape.ts';

export const firmTexts: FirmTexts = {
  places: {
    days: 'Du {from} au {to}',
    daysShort: '{from}–{to}',
    openNow: 'Ouvert · {time} sur place',
    closedNow: 'Fermé · {time} sur place',
    openShort: '{time} · ouvert',
    closedShort: '{time} · fermé',
    usual: 'Hors jours fériés locaux.',
    latinAddress: 'Adresse en caractères latins',
    officeOf: 'Bureau\u202f: {place}',
    map: 'Carte de nos implantations',
    tile: '{place}\u202f: {state}',
    closedOn: 'Fermé le {date}. S’adresser désormais à\u202f: {offices}.',
    closedOnly: 'Fermé le {date}.',
    desk: 'Desk. Dossiers suivis depuis {offices}.',
    openInMaps: 'Ouvrir dans un plan',
    reach: 'Comment nous joindre',
    allPeople: 'Toute l’équipe de {place}',
    peopleIn: 'L’équipe\u202f: {place}',
    officesIn: 'Bureaux',
    placesIn: 'Villes',
    nothingHere: 'Nous n’avons pas de bureau sur place.',
    served: 'Les dossiers sont traités depuis {offices}.',
    formerOn: 'Notre présence sur place a pris fin le {date}.',
    remains: 'Les questions qui restent sont traitées par {offices}.',
    helpsNow: 'Qui vous répond désormais',
    colleagues: 'À qui s’adresser',
    law: 'Dans le Navigator',
    practised: 'Nos domaines d’intervention',
  },
  siteMap: {
    find: 'Trouver une page par son nom',
    pages: { one: '{count} page', other: '{count} pages' },
    found: {
      one: '{count} page pour «\u202f{query}\u202f»',
      other: '{count} pages pour «\u202f{query}\u202f»',
    },
    none: 'Aucune page ne porte le nom «\u202f{query}\u202f».',
    searchTexts: 'Chercher plutôt dans les textes',
    whole: 'La liste entière',
    others: 'Autres',
    sitemap: 'Plan du site en XML',
  },
  practice: {
    inShort: 'En bref',
    areas: 'Spécialités',
    allPeople: 'Toute l’équipe\u202f: {practice}',
    contacts: 'À qui s’adresser',
    deals: 'Opérations et affaires',
    reading: 'Nos publications',
    news: 'Actualités',
    dates: 'Événements',
  },
  about: {
    asAt: 'Au {date}',
    sourceOn: '{source}, au {date}',
    story: 'Année par année',
    activeAlerts: 'Fraudes en circulation',
    noAlerts: 'Nous n’en connaissons pas en ce moment. Les conseils ci-dessus restent valables.',
    closedAlerts: 'Fraudes antérieures',
    seen: 'Repérée le {date}, canal\u202f: {channel}',
    series: 'D’année en année',
    year: 'Année',
    value: 'Chiffre',
    projects: 'Projets',
    hours: {
      one: '{count} heure',
      many: '{count} d’heures',
      other: '{count} heures',
    },
    goal: 'Objectif de développement durable {goal}',
    seats: 'Qui y siège',
    member: 'Membre',
    seat: 'Siège',
    since: 'Depuis',
  },
  contact: {
    confidence: 'N’envoyez encore rien de confidentiel.',
    confidenceText:
      'Nous écrire ne fait pas de vous un client. Tant que nous n’avons pas vérifié l’absence de conflit d’intérêts et confirmé par écrit que nous agissons pour vous, aucune obligation ne nous lie et vos envois ne peuvent être traités comme confidentiels.',
    about: 'De quoi s’agit-il\u202f?',
    offices: 'Appeler un bureau',
  },
  policy: {
    entities: 'Entités et autorités de contrôle',
    policies: 'Politiques et déclarations',
    versionOf: 'Version {version}',
    effectiveFrom: 'en vigueur depuis le {date}',
    owner: 'Responsable',
    versions: 'Versions',
    allVersions: 'Toutes les versions et leurs différences',
    inEffect: 'En vigueur',
    compare: 'Comparer {earlier} et {current}',
    compared: 'Version {earlier} comparée à la version {current}',
    legend:
      'Les mots soulignés sont nouveaux dans la version {current}. Les mots barrés figuraient dans la version {earlier}.',
    counts: 'Paragraphes modifiés\u202f: {changed}. Nouveaux\u202f: {added}. Supprimés\u202f: {removed}.',
    leave: 'Lire la version {current} sans marques',
    added: 'Ajouté\u202f:',
    removed: 'Supprimé\u202f:',
    stored: {
      heading: 'Ce qui est enregistré, élément par élément',
      name: 'Nom',
      where: 'Où dans votre navigateur',
      purpose: 'Pour quoi',
      until: 'Jusqu’à',
      places: {
        localStorage: 'Stockage local',
        shared: 'Stockage local\u202f; cookie s’il est refusé',
        sessionStorage: 'Stockage de session (un onglet)',
        indexedDB: 'IndexedDB',
      },
      items: {
        theme: {
          purpose: 'Les couleurs choisies au bas de la page. Absent tant que vous n’avez rien choisi.',
          until: 'Effacement des données du site',
        },
        'chancery.saves': {
          purpose: 'Les pages enregistrées sans connexion. Absent tant que vous n’en enregistrez pas.',
          until: 'Suppression, ou reprise dans votre compte',
        },
        '…:authenticated': {
          purpose:
            'Seulement si vous vous connectez\u202f: note que vous l’êtes. Le nom commence par celui du service.',
          until: 'Déconnexion',
        },
        'chancery.auth.session': {
          purpose: 'Seulement si vous vous connectez\u202f: rattache vos onglets à une même connexion.',
          until: 'Déconnexion',
        },
        'chancery.auth.redirect.…': {
          purpose: 'Pendant la connexion\u202f: la page où vous ramener.',
          until: 'Retour de la page de connexion\u202f; 30 minutes au plus',
        },
        'chancery.auth.transaction.…': {
          purpose:
            'Pendant la connexion\u202f: prouve que la réponse de la page de connexion vous est destinée.',
          until: 'Retour de la page de connexion\u202f; 30 minutes au plus',
        },
        'co/verifier/…': {
          purpose:
            'Seulement si vous donnez votre mot de passe sur une page du site\u202f: le prouve à la page de connexion. Aucune page n’en demande à ce jour.',
          until: '15 minutes',
        },
        'ss:logout-event': {
          purpose: 'Indique à vos autres onglets que vous vous êtes déconnecté.',
          until: 'Supprimé aussitôt',
        },
        'chancery.saved-ids': {
          purpose:
            'Seulement si vous vous connectez\u202f: les pages enregistrées dans votre compte, pour que leurs boutons l’indiquent.',
          until: 'Déconnexion',
        },
        authToken: {
          purpose:
            'N’est pas déposé par ce site\u202f: le jeton d’un autre de nos services, s’il en laisse un, remplace le vôtre.',
          until: 'Suppression par ce service',
        },
        'chancery.auth.token': {
          purpose:
            'Seulement si vous vous connectez\u202f: le jeton qui permet d’afficher ce qui est à vous, et votre nom.',
          until: 'Fermeture de l’onglet ou déconnexion',
        },
        'chancery.auth.metadata.…': {
          purpose: 'Seulement si vous vous connectez\u202f: les adresses du service de connexion.',
          until: 'Fermeture de l’onglet',
        },
        'chancery.draft.…': {
          purpose: 'Ce que vous avez saisi dans un formulaire de votre compte sans l’enregistrer.',
          until: 'Enregistrement, ou fermeture de l’onglet',
        },
        'chancery-auth': {
          purpose:
            'Seulement si vous vous connectez\u202f: vous garde connecté, par un jeton et une clé qui ne peut quitter ce navigateur.',
          until: 'Déconnexion',
        },
      },
    },
  },
  person: {
    upToWords: '{count} mots au plus',
    upToCharacters: '{count} caractères au plus',
    copy: 'Copier ce texte',
    copied: 'Texte copié',
    code: 'Code QR des coordonnées\u202f: {name}',
    scan: 'À scanner pour ajouter aux contacts',
  },
};
