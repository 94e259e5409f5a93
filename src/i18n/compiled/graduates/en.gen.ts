// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const graduates = {
  students: "Students", starters: "Joining soon", trainingContract: "Training", apply: "Apply", meetUs: "Meet us", questions: "Questions", contact: "Contact", career: "Career", alumni: "Alumni", professionals: "Career changers", businessServices: "Business services", brochure: "Brochure", firmSite: "The firm’s own site", allPages: "All pages for graduates", updated: (d: { date: string | number }) => "Updated " + d.date, onThisPage: "On this page", facts: "In figures", voices: "In their words",
  programmes: "Programmes and closing dates", elsewhere: "In other countries", elsewhereText: "Each edition of this site is written for one country.",
  programme: { closes: "Closes", opens: "Opens", starts: "Starts", places: "Places", pay: "Pay", apply: "Apply by email", calendar: "Dates for your calendar", state: { open: "Open", closing: "Closing soon", closed: "Closed", "not-yet": "Not open yet", rolling: "Open all year", }, whenFull: "When the places are filled", closesEvent: (d: { title: string | number }) => "Applications close: " + d.title, }, today: "today",
  days: (d: { count: number }) => plural(d.count, 0, en, { one: "in " + number("en", d.count, 0) + " day", other: "in " + number("en", d.count, 0) + " days" }), route: { heading: (d: { country: string | number }) => "The way to qualification: " + d.country, note: "As it stands in the sources named. Where they and we differ, believe them.", source: (d: { source: string | number }) => "Source: " + d.source, },
  countries: { GB: "England and Wales", IE: "Ireland", SG: "Singapore", HK: "Hong Kong SAR", AE: "United Arab Emirates", NL: "Netherlands", DE: "Germany", },
  checker: {
    heading: "What can I apply for?", text: "Four answers; nothing is kept. We say what is open to you now, what later, and what is not, with the reason.", country: "Where you want to train", everywhere: "Anywhere", stage: "Where you are in your studies", stages: { "first-year": "First year", "middle-year": "Between first and last year but one", "penultimate-year": "Last year but one", "final-year": "Last year, or a master’s", graduate: "Graduated", }, degree: "What you read",
    degrees: { law: "Law, in the country where I want to train", "law-abroad": "Law, in another country", "other-subject": "Another subject", }, examination: "Do you have the examination or certificate that country asks for?", examinationHint: "PCLL, FE-1, civil effect, first state examination and the like.", examinations: { yes: "Yes", no: "Not yet, or I do not know", }, work: "May you work there?", works: { yes: "Yes", no: "I would need a permission", unsure: "I do not know", },
    submit: "Show what I can apply for", again: "Start again", incomplete: "Please answer all questions: these are still open.", states: { now: "Now", later: "Later", no: "Not for you", }, none: "We have no programme there.",
    reasons: {
      closes: (d: { date: string | number }) => "Apply by " + d.date + ".", rolling: "Applications are taken all year, until the places are filled.", opens: (d: { date: string | number }) => "Applications open on " + d.date + ".", closed: (d: { date: string | number }) => "This round closed on " + d.date + "; the next one will be announced here.", early: (d: { stage: string | number }) => "You may apply from: " + d.stage + ".", past: "It is for people who are still studying.",
      law: "It asks for a degree in law; another subject is not enough there.", nationalLaw: "It asks for a law degree of that country. One from abroad would first have to be recognised or completed there.", examinationFirst: (d: { examination: string | number }) => "You need this before you apply: " + d.examination + ".", examinationLater: (d: { examination: string | number }) => "You may apply without it, but before you start you need this: " + d.examination + ".",
      sponsored: "We pay for and support your permission to work.", unsponsored: "We cannot obtain a permission to work for it.", permission: "Find out first whether you may work there: we cannot obtain a permission for it.",
    },
    caveat: "This says who may apply, not who will be chosen. Ask the people below when your case is a different one.",
  },
  events: { heading: "Where you can meet us", none: "No date is fixed at the moment. Open evenings are announced here first.", all: "All events of the firm", },
  faq: { search: "Search the questions", button: "Search", clear: "Show all", found: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " answer", other: number("en", d.count, 0) + " answers" }), none: "No answer has these words. Ask us: the good questions end up here.", reviewed: (d: { date: string | number }) => "Checked on " + d.date, link: "Link to this answer", own: "Asked in this country", general: "Asked everywhere", more: "All questions and answers", },
  people: "Who answers", pages: "Read on",
};
