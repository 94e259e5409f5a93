// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { events as eventsEn } from './en.gen.ts';
export const events: typeof eventsEn = {
  format: "Format", kind: "Nature", cpd: "Formation validée", agenda: "Programme", speakers: "Intervenants", guests: "Invités", guest: (d) => d.name + ", " + d.role, accessibility: "Accessibilité", past: "Événements passés",
  list: {
    views: "Quels événements", upcoming: "À venir", past: "Passés", month: "Mois par mois", count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " événement", other: number("fr", d.count, 0) + " événements" }), when: "Date", pastOnly: "Seulement les événements passés", monthOf: "Mois", heldIn: "Langue de l’événement", credit: "Formation validée", allEvents: "Tous les événements à venir", noneUpcoming: "Rien n’est prévu qui corresponde à ces critères.",
    nonePast: "Aucun événement passé ne correspond.", tryPast: "Voir les événements passés", calendarHint: "On peut s’abonner à l’adresse du calendrier : elle suit ces critères et se met à jour seule.",
  },
  month: { caption: (d) => "Événements de " + d.month, previous: (d) => "Avant : " + d.month, next: (d) => "Après : " + d.month, day: (d) => plural(d.count, 0, fr, { one: d.date + ", " + number("fr", d.count, 0) + " événement", other: d.date + ", " + number("fr", d.count, 0) + " événements" }), nothing: (d) => "Aucun événement en " + d.month + ".", },
  credit: { certificate: "Attestation de présence", selfRecorded: "À déclarer soi-même", none: "Sans validation", minutes: { certificate: (d) => d.minutes + ", avec attestation de présence", selfRecorded: (d) => d.minutes + ", à déclarer soi-même", }, },
  state: { open: "Il reste des places", full: "Complet, avec liste d’attente", closed: "Inscriptions closes", invite: "Sur invitation", postponed: "Reporté", cancelled: "Annulé", movedOnline: "Tenu en ligne", today: "Aujourd’hui", live: "En cours", over: "Passé", recorded: "Passé, à lire", both: (d) => d.standing + ". " + d.registration, },
  event: {
    when: "Date", where: "Lieu", attend: "Comment participer", zone: (d) => "Heure de " + d.place, forYou: (d) => "Pour vous : " + d.time, addTo: "Ajouter à votre agenda", cancelIn: "L’annuler dans votre agenda", google: "Google Agenda", outlook: "Outlook", file: "Fichier d’agenda (.ics)", online: "En ligne", heldIn: "Langue", price: "Prix", free: "Gratuit", placesTotal: "Places", slides: "Diapositives", slide: (d) => "Diapositive " + d.number + " : " + d.title, gettingIn: "Accès et circulation",
    wasOn: "Annoncé d’abord pour le", closesOn: "S’inscrire jusqu’au", also: "D’autres événements", postponed: (d) => "Reporté : il était prévu le " + d.date + ". La nouvelle date figure ci-dessous ; les inscriptions restent valables.", postponedOnly: "Reporté. Les inscriptions restent valables à la nouvelle date.", cancelled: "Cet événement est annulé et n’aura pas lieu. Vous n’avez rien à faire.", movedOnline: "L’événement se tient en ligne. Personne n’est attendu en salle ; les horaires ne changent pas.",
    movedOnlinePast: "Cet événement s’est tenu en ligne.",
  },
  attend: {
    open: "Inscrivez-vous ci-dessous : la réponse est immédiate, et un message vous donne tout le nécessaire.", openAction: "S’inscrire", full: "Toutes les places sont prises. Inscrivez-vous ci-dessous sur la liste d’attente : une place qui se libère revient à la première personne de la liste.", fullAction: "S’inscrire sur la liste d’attente", closed: "La liste est arrêtée. L’équipe des événements vous préviendra si l’événement est repris.", closedAction: "Demander à être prévenu",
    invite: "Les invitations sont parties. Si vous pensez devoir en être, dites pourquoi en deux lignes.", inviteAction: "Demander une invitation", cancelled: "Toutes les personnes inscrites ont reçu un message. Les questions vont à l’équipe des événements.", cancelledAction: "Écrire à l’équipe des événements", liveOnline: (d) => "Jusqu’à " + d.time + ". Les personnes inscrites ont le lien dans leur message et peuvent encore se connecter.",
    liveThere: (d) => "Jusqu’à " + d.time + ". Les retardataires inscrits sont admis ; l’accueil indique la salle.", over: "Il n’a pas été enregistré. L’équipe des événements peut dire s’il sera repris.", overAction: "Demander à être prévenu", recorded: "L’événement est terminé. Ce qui a été dit se lit sur cette page.", subject: (d) => "Inscription : " + d.title, question: (d) => "Question : " + d.title,
  },
  register: {
    over: "Cet événement a commencé ou est passé : il n’est plus possible de s’inscrire. Rien n’a été enregistré.", closed: "Les inscriptions à cet événement sont closes. Rien n’a été enregistré.", invite: "Cet événement est sur invitation. Rien n’a été enregistré.", full: "Toutes les places sont prises, et il n’y a pas de liste d’attente, ou elle est complète aussi. Rien n’a été enregistré.", unknown: "Cet événement n’a pas lieu, ou n’est plus sur ce site. Rien n’a été enregistré.",
    position: (d) => "Vous êtes au rang " + d.position + " de la liste d’attente.", end: "Annuler votre inscription ?", endText: (d) => d.title + ". La place revient à la première personne de la liste d’attente, prévenue aussitôt.", endNow: "Annuler l’inscription", ended: "Votre inscription est annulée", endedText: (d) => d.title + ". Vous n’avez rien d’autre à faire. Si vous changez d’avis, inscrivez-vous à nouveau sur la page de l’événement.", noLink: "Ce lien ne mène nulle part",
    noLinkText: "Il est incomplet, ou l’inscription n’est plus conservée. Suivez le lien entier de votre message, ou écrivez à l’équipe des événements.",
  },
};
