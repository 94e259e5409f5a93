// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { insights as insightsEn } from './en.gen.ts';
export const insights: typeof insightsEn = {
  filters: { service: "Matière", sector: "Secteur", jurisdiction: "Juridiction", author: "Auteur", language: "Langue", access: "Accès", office: "Bureau", option: (d) => d.label + " (" + d.count + ")", tryAgain: "Retirez un filtre, ou recommencez.", allPublications: "Toutes les publications", allNews: "Toutes les actualités", }, picks: "Le choix de la rédaction", comingUp: "À venir", index: "Par thème, de A à Z", allTopics: "Tous les thèmes",
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " texte ou événement", other: number("fr", d.count, 0) + " textes et événements" }), topicTitle: (d) => d.topic + " : analyses", topicStandfirst: "Tout ce que nous avons publié et prévu sur ce thème.", feedOf: (d) => "Analyses : " + d.topic, all: (d) => "Tout voir (" + d.count + ")", sort: { label: "Ordre", newest: "Les plus récentes", title: "Par titre", },
};
