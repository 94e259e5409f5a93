// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import type { graduates as graduatesEn } from './en.gen.ts';

export const graduates: typeof graduatesEn = {
  students: "Studierende", starters: "Vor dem Start", trainingContract: "Ausbildung", apply: "Bewerbung", meetUs: "Kennenlernen", questions: "Fragen", contact: "Kontakt", career: "Laufbahn", alumni: "Ehemalige", professionals: "Quereinstieg", businessServices: "Zentralbereiche", brochure: "Kurzfassung", firmSite: "Website der Kanzlei", allPages: "Alle Seiten für den Nachwuchs", updated: (d) => "Stand: " + d.date, onThisPage: "Auf dieser Seite", facts: "In Zahlen", voices: "Aus erster Hand",
  programmes: "Programme und Fristen", elsewhere: "In anderen Ländern", elsewhereText: "Jede Ausgabe dieser Seiten ist für ein Land geschrieben.",
  programme: { closes: "Frist", opens: "Beginn der Bewerbung", starts: "Beginn", places: "Plätze", pay: "Vergütung", apply: "Per E-Mail bewerben", calendar: "Termine für Ihren Kalender", state: { open: "Offen", closing: "Endet bald", closed: "Beendet", "not-yet": "Noch nicht offen", rolling: "Ganzjährig offen", }, whenFull: "Sobald die Plätze vergeben sind", closesEvent: (d) => "Bewerbungsfrist endet: " + d.title, }, today: "heute",
  days: (d) => plural(d.count, 0, de, { one: "in " + number("de", d.count, 0) + " Tag", other: "in " + number("de", d.count, 0) + " Tagen" }), route: { heading: (d) => "Der Weg zur Zulassung: " + d.country, note: "Nach den genannten Quellen. Wo diese und wir voneinander abweichen, gelten die Quellen.", source: (d) => "Quelle: " + d.source, },
  countries: { GB: "England und Wales", IE: "Irland", SG: "Singapur", HK: "Sonderverwaltungsregion Hongkong", AE: "Vereinigte Arabische Emirate", NL: "Niederlande", DE: "Deutschland", },
  checker: {
    heading: "Worauf kann ich mich bewerben?", text: "Wenige Fragen; gespeichert wird nichts. Sie erfahren, was jetzt möglich ist, was später und was nicht, jeweils mit Begründung.", country: "Wo möchten Sie ausgebildet werden?", everywhere: "Ort offen", stage: "Wie weit sind Sie im Studium?",
    stages: { "first-year": "Erstes Studienjahr", "middle-year": "Zwischen dem ersten und dem vorletzten Jahr", "penultimate-year": "Vorletztes Studienjahr", "final-year": "Letztes Studienjahr oder Master", graduate: "Studium abgeschlossen", }, degree: "Was studieren Sie, oder was haben Sie studiert?", degrees: { law: "Rechtswissenschaft, in dem Land der Ausbildung", "law-abroad": "Rechtswissenschaft, in einem anderen Land", "other-subject": "Ein anderes Fach", },
    examination: "Haben Sie die Prüfung oder den Nachweis, den das Land verlangt?", examinationHint: "Erste Prüfung, PCLL, FE-1, niederländischer „civiel effect“ und dergleichen.", examinations: { yes: "Ja", no: "Noch nicht, oder ich weiß es nicht", }, work: "Dürfen Sie dort arbeiten?", works: { yes: "Ja", no: "Dafür brauche ich eine Erlaubnis", unsure: "Ich weiß es nicht", }, submit: "Möglichkeiten anzeigen", again: "Von vorn beginnen", incomplete: "Bitte beantworten Sie alle Fragen; offen sind noch diese.",
    states: { now: "Jetzt", later: "Später", no: "Nicht für Sie", }, none: "Dort haben wir kein Programm.",
    reasons: {
      closes: (d) => "Bewerben Sie sich bis zum " + d.date + ".", rolling: "Bewerbungen sind das ganze Jahr möglich, bis die Plätze vergeben sind.", opens: (d) => "Bewerben können Sie sich ab dem " + d.date + ".", closed: (d) => "Diese Runde endete am " + d.date + "; die nächste kündigen wir hier an.", early: (d) => "Bewerben können Sie sich ab folgendem Zeitpunkt: " + d.stage + ".", past: "Das Programm ist für Menschen, die noch studieren.",
      law: "Verlangt wird ein juristisches Studium; ein anderes Fach genügt dort nicht.", nationalLaw: "Verlangt wird ein juristisches Studium in diesem Land. Ein Abschluss aus dem Ausland müsste dort erst anerkannt oder ergänzt werden.", examinationFirst: (d) => "Vor der Bewerbung brauchen Sie: " + d.examination + ".", examinationLater: (d) => "Bewerben können Sie sich schon jetzt; vor dem Beginn brauchen Sie: " + d.examination + ".", sponsored: "Um die Arbeitserlaubnis kümmern wir uns, auch um die Kosten.",
      unsponsored: "Eine Arbeitserlaubnis können wir dafür nicht beschaffen.", permission: "Klären Sie zuerst, ob Sie dort arbeiten dürfen: Eine Erlaubnis können wir dafür nicht beschaffen.",
    },
    caveat: "Hier steht, wer sich bewerben kann, nicht, wer ausgewählt wird. Liegt Ihr Fall anders, fragen Sie die unten Genannten.",
  },
  events: { heading: "Wo Sie uns kennenlernen", none: "Zurzeit steht kein Termin fest. Neue Termine erscheinen zuerst hier.", all: "Alle Veranstaltungen der Kanzlei", },
  faq: { search: "Fragen durchsuchen", button: "Suchen", clear: "Alle anzeigen", found: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Antwort", other: number("de", d.count, 0) + " Antworten" }), none: "Keine Antwort enthält diese Wörter. Fragen Sie uns: Gute Fragen kommen hierher.", reviewed: (d) => "Geprüft am " + d.date, link: "Link zu dieser Antwort", own: "Fragen aus diesem Land", general: "Fragen aus allen Ländern", more: "Alle Fragen und Antworten", },
  people: "Wer Ihnen antwortet", pages: "Weiterlesen",
};
