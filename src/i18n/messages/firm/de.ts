import type { FirmTexts } from '../shape.ts';

export const firmTexts: FirmTexts = {
  places: {
    days: '{from} bis {to}',
    daysShort: '{from}–{to}',
    openNow: 'Jetzt geöffnet · dort {time}',
    closedNow: 'Jetzt geschlossen · dort {time}',
    openShort: '{time} · geöffnet',
    closedShort: '{time} · geschlossen',
    usual: 'Außer an örtlichen Feiertagen.',
    latinAddress: 'Anschrift in lateinischer Schrift',
    officeOf: 'Büro {place}',
    map: 'Karte unserer Standorte',
    tile: '{place}: {state}',
    closedOn: 'Geschlossen am {date}. Zuständig ist jetzt {offices}.',
    closedOnly: 'Geschlossen am {date}.',
    desk: 'Desk, betreut von {offices}.',
    openInMaps: 'In Karten öffnen',
    reach: 'So erreichen Sie uns',
    allPeople: 'Alle in {place}',
    peopleIn: 'Das Team: {place}',
    officesIn: 'Büros',
    placesIn: 'Städte',
    nothingHere: 'Hier haben wir kein Büro.',
    served: 'Zuständig: {offices}.',
    formerOn: 'Unsere Präsenz vor Ort endete am {date}.',
    remains: 'Was noch offen ist, beantwortet {offices}.',
    helpsNow: 'Wer jetzt hilft',
    colleagues: 'Ansprechpartner',
    law: 'Im Navigator',
    practised: 'Wobei wir helfen können',
  },
  siteMap: {
    find: 'Eine Seite nach ihrem Namen finden',
    pages: { one: '{count} Seite', other: '{count} Seiten' },
    found: { one: '{count} Seite zu „{query}“', other: '{count} Seiten zu „{query}“' },
    none: 'Keine Seite heißt „{query}“.',
    searchTexts: 'Stattdessen in den Texten suchen',
    whole: 'Die ganze Liste',
    others: 'Weitere',
    sitemap: 'Übersicht als XML',
  },
  practice: {
    inShort: 'In Kürze',
    areas: 'Teilgebiete',
    allPeople: 'Das ganze Team: {practice}',
    contacts: 'Ansprechpartner',
    deals: 'Transaktionen und Verfahren',
    reading: 'Veröffentlichungen',
    news: 'Neuigkeiten',
    dates: 'Veranstaltungen',
  },
  about: {
    asAt: 'Stand {date}',
    sourceOn: '{source}, Stand {date}',
    story: 'Jahr für Jahr',
    activeAlerts: 'Betrug, der zurzeit umgeht',
    noAlerts: 'Zurzeit ist uns keiner bekannt. Die Ratschläge oben gelten trotzdem.',
    closedAlerts: 'Frühere Betrugsfälle',
    seen: 'Zuerst gesehen am {date}, Weg: {channel}',
    series: 'Von Jahr zu Jahr',
    year: 'Jahr',
    value: 'Wert',
    projects: 'Projekte',
    hours: {
      one: '{count} Stunde',
      other: '{count} Stunden',
    },
    goal: 'Ziel für nachhaltige Entwicklung {goal}',
    seats: 'Wer darin sitzt',
    member: 'Mitglied',
    seat: 'Sitz',
    since: 'Seit',
  },
  contact: {
    confidence: 'Bitte senden Sie noch nichts Vertrauliches.',
    confidenceText:
      'Wer uns schreibt, wird dadurch nicht Mandant. Bis wir Interessenkonflikte geprüft und das Mandat schriftlich bestätigt haben, sind wir Ihnen nicht verpflichtet und können Ihre Sendung nicht vertraulich behandeln.',
    about: 'Worum geht es?',
    offices: 'Ein Büro anrufen',
  },
  policy: {
    entities: 'Gesellschaften und Aufsicht',
    policies: 'Richtlinien und Erklärungen',
    versionOf: 'Fassung {version}',
    effectiveFrom: 'gültig seit {date}',
    owner: 'Verantwortlich',
    versions: 'Fassungen',
    allVersions: 'Alle Fassungen und ihre Unterschiede',
    inEffect: 'Zurzeit gültig',
    compare: '{earlier} mit {current} vergleichen',
    compared: 'Fassung {earlier} im Vergleich mit {current}',
    legend:
      'Unterstrichene Wörter sind in Fassung {current} neu. Durchgestrichene standen in Fassung {earlier}.',
    counts: 'Geänderte Absätze: {changed}. Neu: {added}. Weggefallen: {removed}.',
    leave: 'Fassung {current} ohne Markierungen lesen',
    added: 'Hinzugefügt:',
    removed: 'Entfernt:',
    stored: {
      heading: 'Was gespeichert wird, Stück für Stück',
      name: 'Name',
      where: 'Wo im Browser',
      purpose: 'Wofür',
      until: 'Bis',
      places: {
        localStorage: 'Lokaler Speicher',
        shared: 'Lokaler Speicher; ein Cookie, wo er verweigert wird',
        sessionStorage: 'Sitzungsspeicher (ein Tab)',
        indexedDB: 'IndexedDB',
      },
      items: {
        theme: {
          purpose: 'Die Farben, die Sie am Fuß der Seite gewählt haben. Erst vorhanden, wenn Sie wählen.',
          until: 'Sie die Daten dieser Website löschen',
        },
        'chancery.saves': {
          purpose: 'Seiten, die Sie ohne Anmeldung gemerkt haben. Erst vorhanden, wenn Sie eine merken.',
          until: 'Sie sie entfernen oder in Ihr Konto übernehmen',
        },
        '…:authenticated': {
          purpose:
            'Nur wenn Sie sich anmelden: merkt, dass Sie es sind. Der Name beginnt mit dem des Dienstes.',
          until: 'Sie sich abmelden',
        },
        'chancery.auth.session': {
          purpose: 'Nur wenn Sie sich anmelden: lässt Tabs wissen, dass sie zu einer Anmeldung gehören.',
          until: 'Sie sich abmelden',
        },
        'chancery.auth.redirect.…': {
          purpose: 'Während der Anmeldung: die Seite, zu der Sie zurückkehren.',
          until: 'Sie von der Anmeldung zurück sind; höchstens 30 Minuten',
        },
        'chancery.auth.transaction.…': {
          purpose: 'Während der Anmeldung: beweist, dass die Antwort der Anmeldeseite für Sie bestimmt ist.',
          until: 'Sie von der Anmeldung zurück sind; höchstens 30 Minuten',
        },
        'co/verifier/…': {
          purpose:
            'Nur wenn Sie Ihr Passwort auf einer Seite dieser Website angeben: beweist es der Anmeldeseite. Keine Seite fragt derzeit danach.',
          until: '15 Minuten',
        },
        'ss:logout-event': {
          purpose: 'Sagt Ihren anderen Tabs, dass Sie sich abgemeldet haben.',
          until: 'Sofort entfernt',
        },
        'chancery.saved-ids': {
          purpose:
            'Nur wenn Sie sich anmelden: welche Seiten Ihr Konto gemerkt hat, damit die Schaltflächen es zeigen.',
          until: 'Sie sich abmelden',
        },
        authToken: {
          purpose:
            'Nicht von dieser Website abgelegt: Das Token eines anderen unserer Dienste, falls er eines hinterlässt, gilt vor Ihrem.',
          until: 'Jener Dienst es entfernt',
        },
        'chancery.auth.token': {
          purpose:
            'Nur wenn Sie sich anmelden: das Token, mit dem Seiten zeigen, was Ihnen gehört, und Ihr Name.',
          until: 'Sie den Tab schließen oder sich abmelden',
        },
        'chancery.auth.metadata.…': {
          purpose: 'Nur wenn Sie sich anmelden: die Adressen des Anmeldedienstes.',
          until: 'Sie den Tab schließen',
        },
        'chancery.draft.…': {
          purpose: 'Was Sie in ein Formular Ihres Kontos geschrieben und noch nicht gespeichert haben.',
          until: 'Sie es speichern oder den Tab schließen',
        },
        'chancery-auth': {
          purpose:
            'Nur wenn Sie sich anmelden: hält Sie angemeldet, mit einem Token und einem Schlüssel, der diesen Browser nicht verlassen kann.',
          until: 'Sie sich abmelden',
        },
      },
    },
  },
  person: {
    upToWords: 'Höchstens {count} Wörter',
    upToCharacters: 'Höchstens {count} Zeichen',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    code: 'QR-Code mit den Kontaktdaten von {name}',
    scan: 'Scannen, um den Kontakt zu speichern',
  },
};
