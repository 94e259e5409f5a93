// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { scams as scamsEn } from './en.gen.ts';
export const scams: typeof scamsEn = {
  indicators: "Indices", reports: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " signalement", other: number("fr", d.count, 0) + " signalements" }),
  checker: {
    heading: "Vérifiez ici", label: "Collez une adresse, un lien, un numéro de téléphone ou tout le message", hint: "L’adresse de l’expéditeur est la plus parlante.", local: "Rien de ce que vous collez ne quitte votre navigateur : la comparaison se fait dans cette page.", call: "Quel que soit le résultat, notre standard en sait davantage, jour et nuit :", noScript: "La vérification nécessite JavaScript. Comparez plutôt avec la liste de ce qui est à nous.", found: "Ce que nous y avons trouvé",
    alert: "Voir l’alerte :", genuine: "Ce qui est à nous", genuineText: "Tout ce qui ne figure ni dans cette liste ni sur une page de notre annuaire est à considérer comme étranger au cabinet.", addresses: "Adresses de courriel", addressesEnd: (d) => "Toutes se terminent par @" + d.domain, sites: "Sites", directory: "Lignes directes de nos équipes", verdicts: { ours: "C’est bien à nous", notOurs: "Ce n’est pas à nous", cannotTell: "Impossible à dire. Appelez le standard", },
    reasons: {
      ourAddress: "L’adresse se termine par notre domaine. Un faux message peut néanmoins l’afficher comme expéditeur : pesez ce qu’il demande.", ourSite: "C’est l’un de nos sites.", ourNumber: "Ce numéro figure dans notre liste. Le numéro qu’affiche un téléphone peut être falsifié : si l’on vous a appelé, raccrochez et composez-le vous-même.", known: "Cet élément a servi à une fraude qui nous a été signalée.", hidden: "Il contient des caractères invisibles. Aucune de nos adresses n’en a.",
      characters: "Il contient des lettres ou des chiffres qui ressemblent seulement à ceux de notre nom.", encoded: "C’est un nom dans un autre alphabet, écrit sous forme codée. Le nôtre est en simples lettres latines.", hyphen: "C’est notre nom avec un trait d’union. Le nôtre n’en a pas.", extraWords: "Notre nom y est accolé à autre chose. Le nôtre est seul.", otherEnding: "C’est notre nom avec une autre terminaison.", fewLetters: "Il diffère de notre nom d’une ou deux lettres.",
      insideOther: "Notre nom y figure, mais le domaine final appartient à un tiers.", beforeAt: "Notre nom est placé avant l’arobase, où chacun écrit ce qu’il veut. La suite n’est pas à nous.", freeMail: "C’est une adresse de messagerie gratuite. Nous n’en utilisons jamais.", otherDomain: "Ce n’est pas l’un de nos domaines.", otherNumber: "Ce numéro n’est pas dans notre liste.", nothing: "Nous n’y avons trouvé ni adresse, ni domaine, ni numéro à comparer.",
      unlistedHost: "Le nom se termine par notre domaine mais ne figure pas dans notre liste.", unusual: "Il est écrit d’une manière que nous n’employons pas.", noCountry: "Il concorde avec l’un de nos numéros mais, sans indicatif de pays, ce peut en être un autre.", onlyOurs: "Tout ce que nous y avons trouvé est à nous. Mais un faux message peut contenir notre vraie adresse et notre vrai numéro : cela ne prouve rien.",
      mixed: "Tout ce que nous y avons trouvé n’est pas à nous. C’est peut-être anodin, peut-être pas.",
    },
  },
};
