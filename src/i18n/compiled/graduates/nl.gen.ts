// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { nl } from "@messageformat/runtime/lib/cardinals";
import type { graduates as graduatesEn } from './en.gen.ts';

export const graduates: typeof graduatesEn = {
  students: "Studenten", starters: "Bijna begonnen", trainingContract: "Opleiding", apply: "Solliciteren", meetUs: "Ontmoet ons", questions: "Vragen", contact: "Contact", career: "Loopbaan", alumni: "Alumni", professionals: "Zijinstromers", businessServices: "Ondersteunende teams", brochure: "Brochure", firmSite: "De site van het kantoor", allPages: "Alle pagina’s voor starters", updated: (d) => "Bijgewerkt op " + d.date, onThisPage: "Op deze pagina", facts: "In cijfers", voices: "In hun woorden",
  programmes: "Programma’s en sluitingsdata", elsewhere: "In andere landen", elsewhereText: "Elke editie van deze site is voor één land geschreven.",
  programme: { closes: "Sluit", opens: "Opent", starts: "Begint", places: "Plaatsen", pay: "Salaris", apply: "Solliciteer per e-mail", calendar: "Data voor je agenda", state: { open: "Open", closing: "Sluit binnenkort", closed: "Gesloten", "not-yet": "Nog niet open", rolling: "Het hele jaar open", }, whenFull: "Zodra de plaatsen vol zijn", closesEvent: (d) => "Sollicitatie sluit: " + d.title, }, today: "vandaag",
  days: (d) => plural(d.count, 0, nl, { one: "over " + number("nl", d.count, 0) + " dag", other: "over " + number("nl", d.count, 0) + " dagen" }), route: { heading: (d) => "De weg naar de advocatuur: " + d.country, note: "Zoals het in de genoemde bronnen staat. Spreken zij en wij elkaar tegen, geloof dan de bron.", source: (d) => "Bron: " + d.source, },
  countries: { GB: "Engeland en Wales", IE: "Ierland", SG: "Singapore", HK: "Hongkong SAR", AE: "Verenigde Arabische Emiraten", NL: "Nederland", DE: "Duitsland", },
  checker: {
    heading: "Waarop kan ik solliciteren?", text: "Een paar vragen; we bewaren niets. Je leest wat nu kan, wat later en wat niet, met de reden.", country: "Waar wil je het vak leren?", everywhere: "Maakt niet uit", stage: "Hoe ver ben je met je studie?", stages: { "first-year": "Eerste jaar", "middle-year": "Tussen het eerste en het voorlaatste jaar", "penultimate-year": "Voorlaatste jaar", "final-year": "Laatste jaar, of master", graduate: "Afgestudeerd", }, degree: "Wat studeer je, of heb je gestudeerd?",
    degrees: { law: "Rechten, in het land waar ik wil beginnen", "law-abroad": "Rechten, in een ander land", "other-subject": "Een ander vak", }, examination: "Heb je het examen of getuigschrift dat dat land verlangt?", examinationHint: "Civiel effect, PCLL, FE-1, eerste staatsexamen en dergelijke.", examinations: { yes: "Ja", no: "Nog niet, of dat weet ik niet", }, work: "Mag je daar werken?", works: { yes: "Ja", no: "Daarvoor heb ik een vergunning nodig", unsure: "Dat weet ik niet", },
    submit: "Laat zien wat kan", again: "Opnieuw beginnen", incomplete: "Beantwoord alle vragen; deze staan nog open.", states: { now: "Nu", later: "Later", no: "Niet voor jou", }, none: "Daar hebben we geen programma.",
    reasons: {
      closes: (d) => "Solliciteer uiterlijk op " + d.date + ".", rolling: "Solliciteren kan het hele jaar, tot de plaatsen vol zijn.", opens: (d) => "Solliciteren kan vanaf " + d.date + ".", closed: (d) => "Deze ronde sloot op " + d.date + "; de volgende kondigen we hier aan.", early: (d) => "Solliciteren kan vanaf: " + d.stage + ".", past: "Dit is voor wie nog studeert.", law: "Hiervoor is een rechtenstudie nodig; een ander vak volstaat daar niet.",
      nationalLaw: "Hiervoor is een rechtenstudie van dat land nodig. Een buitenlands diploma moet eerst worden erkend of aangevuld.", examinationFirst: (d) => "Voordat je solliciteert heb je dit nodig: " + d.examination + ".", examinationLater: (d) => "Solliciteren kan al, maar voor het begin heb je dit nodig: " + d.examination + ".", sponsored: "We regelen en betalen je werkvergunning.", unsponsored: "Hiervoor kunnen we geen werkvergunning aanvragen.",
      permission: "Zoek eerst uit of je daar mag werken: een vergunning kunnen we hiervoor niet aanvragen.",
    },
    caveat: "Hier staat wie mag solliciteren, niet wie wordt gekozen. Is het bij jou anders, vraag het dan aan de mensen hieronder.",
  },
  events: { heading: "Waar je ons ontmoet", none: "Op dit moment staat er geen datum vast. Nieuwe data verschijnen hier het eerst.", all: "Alle evenementen van het kantoor", },
  faq: { search: "Zoek in de vragen", button: "Zoeken", clear: "Alles tonen", found: (d) => plural(d.count, 0, nl, { one: number("nl", d.count, 0) + " antwoord", other: number("nl", d.count, 0) + " antwoorden" }), none: "Er is geen antwoord met deze woorden. Vraag het ons: de goede vragen komen hier terecht.", reviewed: (d) => "Nagekeken op " + d.date, link: "Link naar dit antwoord", own: "Gevraagd in dit land", general: "Overal gevraagd", more: "Alle vragen en antwoorden", },
  people: "Wie je antwoord geeft", pages: "Lees verder",
};
