// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { contact as contactEn } from './en.gen.ts';
export const contact: typeof contactEn = {
  wechat: {
    accounts: "Nos comptes officiels", id: "Identifiant WeChat", copy: "Copier l’identifiant", copied: "Copié", kind: "Type de compte", subscription: "Compte d’abonnement", service: "Compte de service", rhythm: "Fréquence", code: (d) => "Code QR du compte " + d.name, codeNote: "Démonstration : le code mène à cette page. Un vrai code ouvrirait le compte dans WeChat.",
    main: { purpose: "Alertes juridiques en chinois et invitations à nos événements en Chine continentale et à Hong Kong.", rhythm: "Deux fois par semaine, le mardi et le jeudi", }, campus: { purpose: "Stages, contrats de formation et conférences sur les campus ; les réponses sont données par nos stagiaires de Shanghai et de Pékin.", rhythm: "Une fois par mois, chaque semaine de septembre à novembre", }, articles: "Récemment publié en chinois",
    articlesNote: "Ce que diffusent les comptes, sur ce site, en chinois et sans WeChat.", allArticles: "Toutes les publications en chinois",
  },
  thanks: { next: "La suite", whom: "À qui s’adresser", neutral: "Vous ne nous avez rien envoyé ? Votre visite n’a rien enregistré et vous n’avez rien à faire.", doubt: "Un message surprenant vous a conduit ici ?", check: "Vérifiez s’il vient de nous", }, confidence: "N’envoyez encore rien de confidentiel.",
  confidenceText: "Nous écrire ne fait pas de vous un client. Tant que nous n’avons pas vérifié l’absence de conflit d’intérêts et confirmé par écrit que nous agissons pour vous, aucune obligation ne nous lie et vos envois ne peuvent être traités comme confidentiels.", about: "De quoi s’agit-il ?", offices: "Appeler un bureau",
  forms: {
    optional: (d) => d.label + " (facultatif)", missing: (d) => "Veuillez répondre : " + d.label, agree: "Cochez la case pour continuer.", tooLong: (d) => plural(d.count, 0, fr, { one: "Trop long, " + number("fr", d.count, 0) + " caractère au plus : " + d.label, other: "Trop long, " + number("fr", d.count, 0) + " caractères au plus : " + d.label }), email: "Une adresse de courriel ressemble à nom@example.com.", phone: "Un numéro de téléphone a au moins six chiffres, par exemple +33 1 99 00 40 00.",
    file: (d) => d.label + " : le fichier doit être un PDF complet ou un document Word (DOCX) sans macros. Le vôtre n’est ni l’un ni l’autre.", fileTooLarge: "Le fichier dépasse 5 Mo. Choisissez-en un plus petit.", chooseAgain: (d) => "Les fichiers ne sont pas conservés. Veuillez choisir de nouveau : " + d.names + ".", sending: "Envoi en cours", incomplete: "Votre envoi est arrivé incomplet et rien n’a été enregistré. Veuillez recommencer.", noPosition: "Choisissez d’abord une offre",
    noPositionText: "Une candidature porte sur une offre ou un programme ouvert. Choisissez-le, puis postulez depuis sa page.", closed: "Cette offre n’est plus ouverte et rien n’a été enregistré. Merci de votre intérêt : une autre vous conviendra peut-être.",
    status: {
      title: "Votre candidature", received: "Reçue. Personne n’a encore commencé à la lire.", reading: "En cours de lecture.", closed: "Close. Nous avons pris notre décision.", withdraw: "Retirer la candidature", withdrawText: "Vos données et vos fichiers seront supprimés aussitôt, définitivement.", withdrawn: "Votre candidature est retirée", withdrawnText: "Vos données et vos fichiers sont supprimés.", over: "Ce lien ne mène nulle part",
      overText: "Il est incomplet, ou la candidature a été retirée ou supprimée. Copiez-le de nouveau depuis notre message.",
    },
    draft: {
      save: "Enregistrer et poursuivre plus tard", saveText: "Nous vous envoyons un lien pour reprendre, avec vos fichiers, pendant 30 jours. Personne ne lit ici ce qui n’est pas envoyé.", mailed: "Votre candidature est enregistrée, non envoyée", mailedText: "Consultez votre messagerie : le lien pour la poursuivre est en route.", saved: (d) => "Enregistrée. Elle n’est pas encore envoyée et sera conservée jusqu’au " + d.date + ".",
      until: (d) => "Elle n’est pas encore envoyée et sera conservée jusqu’au " + d.date + ".", file: (d) => "Enregistré : " + d.name + ". Choisissez un autre fichier pour le remplacer.", leaveOut: "Ne pas joindre ce fichier", erase: "Supprimer ce qui est enregistré", eraseText: "Tout ce que vous avez saisi et vos fichiers sont supprimés aussitôt, définitivement.", deleted: "Ce qui était enregistré est supprimé", deletedText: "Rien n’en est conservé.", over: "Ce lien ne mène nulle part",
      overText: "Il est incomplet, ou la candidature a été envoyée ou supprimée entre-temps, ou n’a pas été reprise pendant 30 jours.",
    },
    equality: {
      ask: "Quelques questions sur l’égalité des chances (facultatif)", askText: "Elles ne font pas partie de votre candidature, et aucun de ceux qui en décident ne les voit.", title: "Égalité des chances", text: "Ces questions nous aident à savoir si notre sélection est équitable. Répondez à ce que vous voulez, ou à rien.", none: "Je préfère ne pas répondre",
      kept: "Vos réponses s’ajoutent à des totaux trimestriels, sans votre nom, votre référence ni la date. Personne ne voit un total inférieur à dix. Comme rien ne mène à vous, elles ne peuvent ni vous être montrées ni être retirées.", send: "Ajouter mes réponses", counted: "Merci", countedText: "Vos réponses sont comptées, et rien d’autre n’en est conservé.", over: "Ce lien ne mène nulle part", overText: "Il est incomplet, ou date de plus de 30 jours.",
    },
    titleWrong: (d) => "Erreur : " + d.title, wrong: "Veuillez revoir ces points", away: "Votre message n’est pas encore envoyé : nous ne pouvons rien enregistrer pour le moment. Ce que vous avez écrit est toujours là. Réessayez dans une minute.", tooMany: "Trop d’envois sont venus de votre réseau ces dernières minutes. Ce que vous avez écrit est toujours là ; réessayez dans dix minutes ou téléphonez-nous.", trap: "Laissez ce champ vide",
    kept: (d) => "Utilisé pour vous répondre et pour rien d’autre, puis supprimé après " + d.period + ".", privacy: "Comment nous utilisons les données personnelles", reference: (d) => "Votre référence est " + d.reference + ".", referenceNote: "Conservez-la : elle nous permet de retrouver votre envoi.",
  },
};
