// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { signIn as signInEn } from './en.gen.ts';

export const signIn: typeof signInEn = {
  languages: "Langue", back: (d) => "Retour à " + d.client, runBy: (d) => "Ces pages sont exploitées par " + d.firm + ".", privacy: "Confidentialité", accessibility: "Accessibilité", error: (d) => "Erreur : " + d.title, problem: "Un problème est survenu", tryAgain: "Réessayer", email: "Adresse e-mail", password: "Mot de passe", showPassword: "Afficher le mot de passe",
  signIn: {
    title: "Connexion", lede: (d) => "Vous reviendrez ensuite à " + d.client + ".", forgotten: "Mot de passe oublié ?", remember: "Rester connecté sur cet appareil", rememberHint: "À éviter sur un appareil partagé.", button: "Se connecter", or: "ou", passkey: "Se connecter avec une clé d’accès", byMail: "Se connecter avec un code par e-mail", justSignedUp: "Vous venez de vous inscrire ? Confirmez d’abord votre adresse grâce au lien de notre message.",
    signUpAgain: "S’inscrire de nouveau pour recevoir un autre message", noAccount: "Pas encore de compte ?", signUp: "S’inscrire",
  },
  demonstration: { mailbox: "Ouvrir la messagerie de démonstration", accounts: (d) => "Ceci est une démonstration. Le mot de passe de tous ces comptes est " + d.password, visitor: "un visiteur sans service", client: "un client avec des services", editor: "une rédactrice du site", },
  noMail: { title: "Cette opération n’est pas possible ici", text: "Ce site n’envoie pas d’e-mails actuellement, et cette opération en exige un. Si vous avez un compte, connectez-vous avec votre mot de passe ou une clé d’accès.", signIn: "Ce site n’envoie pas d’e-mails actuellement : il n’est possible ni de s’inscrire, ni de définir un nouveau mot de passe, ni de recevoir un code.", security: "La modification n’est pas possible actuellement : elle exige un e-mail, et ce site n’en envoie pas.", },
  signUp: {
    title: "Inscription", lede: "Un compte vous permet de conserver des pages, de suivre des sujets et d’utiliser les services auxquels vous avez accès.", givenName: "Prénom", familyName: "Nom", optional: (d) => d.label + " (facultatif)", passwordHint: "Au moins 10 caractères ; quelques mots accolés conviennent bien.", button: "S’inscrire", already: "Vous avez un compte ?", signIn: "Se connecter", sentTitle: "Consultez votre messagerie",
    sent: (d) => "Nous avons envoyé un message à " + d.email + ". Ouvrez le lien qu’il contient pour terminer l’inscription. Il est valable 24 heures.", notThere: "Rien après quelques minutes ? Vérifiez le dossier des indésirables et l’exactitude de l’adresse.", again: "Essayer une autre adresse",
  },
  forgotten: {
    title: "Mot de passe oublié ?", lede: "Indiquez l’adresse de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe. Si vous avez perdu une clé d’accès, vous pourrez aussi y supprimer toutes les vôtres, sauf si votre compte en demande une comme second facteur.", button: "Envoyer le lien", sentTitle: "Consultez votre messagerie", sent: (d) => "Si un compte existe pour " + d.email + ", un message contenant un lien lui est envoyé. Le lien est valable une heure.",
    toSignIn: "Retour à la connexion",
  },
  code: {
    title: "Connexion par e-mail", lede: "Nous envoyons un code à six chiffres et un lien. L’un comme l’autre vous connecte, sans mot de passe, et crée votre compte si vous n’en avez pas encore.", button: "Envoyer le code et le lien", sentTitle: "Saisissez le code", sent: (d) => "Un code a été envoyé à " + d.email + ". Il est valable 10 minutes.", sentAgain: "Un nouveau code a été demandé ; les précédents ne sont plus valables.", label: "Code à six chiffres", enter: "Se connecter",
    again: "Envoyer un nouveau code", otherWay: "Se connecter avec un mot de passe",
  },
  secondFactor: { title: "Encore une étape", lede: "Votre compte demande aussi une clé d’accès. Gardez votre appareil ou votre clé de sécurité à portée de main.", button: "Utiliser une clé d’accès", lost: (d) => "Clé d’accès perdue ? Utilisez-en une autre. Si vous n’en avez pas, écrivez à " + d.contact + " depuis l’adresse de votre compte : dès que nous saurons que c’est bien vous, nous désactiverons le second facteur.", withoutScript: "Une clé d’accès nécessite JavaScript, qui est désactivé ou n’a pas été chargé.", },
  link: {
    title: "Connexion", lede: (d) => "Vous avez demandé à vous connecter avec " + d.email + ".", newcomer: "Il n’existe pas encore de compte à cette adresse : le vôtre est ainsi créé.", ask: (d) => "Se connecter avec " + d.email + " ? Vous reviendrez ensuite à " + d.client + ".", notMine: "Si cette adresse n’est pas la vôtre, ou si vous n’avez pas demandé à vous connecter, fermez cette page.", button: "Se connecter maintenant",
    otherBrowser: "Votre compte demande aussi une clé d’accès : ouvrez le lien dans le navigateur où vous l’avez demandé.",
  },
  verifyEmail: {
    title: "Confirmez votre adresse", lede: (d) => "L’adresse " + d.email + " est-elle bien la vôtre ?", button: "Confirmer cette adresse", ask: (d) => "Une inscription a été demandée avec " + d.email + ". Si c’était vous, saisissez le mot de passe que vous avez choisi.", wrong: "Ce n’est pas le mot de passe choisi lors de l’inscription", locked: (d) => "Trop de tentatives. Veuillez patienter " + d.minutes + " ou choisir un autre mot de passe.", toChoose: "Je n’en ai pas choisi ou j’en veux un autre",
    noAccount: "Vous ne vous êtes pas inscrit et ne voulez pas de compte ? Fermez cette page : sans confirmation, il n’y en aura pas.", chooseTitle: "Choisissez votre propre mot de passe", choose: (d) => "Pour le compte " + d.email + ". Ce qui a été saisi lors de l’inscription, par vous ou par quelqu’un d’autre, ne compte plus.", chooseButton: "Confirmer l’adresse et le mot de passe", toAsk: "Je connais le mot de passe de l’inscription",
  },
  changeEmail: {
    title: "Confirmez votre nouvelle adresse", lede: (d) => "Vous vous connecterez désormais avec " + d.email + ". Vous serez déconnecté de tous vos autres appareils.", button: "Utiliser cette adresse", doneTitle: "Votre adresse est modifiée", done: (d) => "Vous vous connectez désormais avec " + d.email + ". Vous êtes déconnecté de tous vos autres appareils.", toProfile: "Accéder à votre profil",
    ask: (d) => "Une connexion avec " + d.email + " a été demandée pour un compte existant. Si c’était vous, saisissez le mot de passe de votre compte.", wrong: "Ce n’est pas le mot de passe du compte qui a fait cette demande", locked: (d) => "Trop de tentatives. Veuillez patienter " + d.minutes + " ou ouvrir le lien dans le navigateur où vous êtes connecté.",
    whereSignedIn: (d) => "Une connexion avec " + d.email + " a été demandée pour un compte existant. Si c’était vous, ouvrez le lien dans le navigateur où vous êtes connecté.", notMine: "Vous n’avez rien demandé ? Fermez cette page : rien ne changera.", takenTitle: "Cette adresse est déjà utilisée", taken: "Un autre compte existe à cette adresse. Le vôtre conserve la sienne.",
  },
  resetPassword: {
    title: "Choisissez un nouveau mot de passe", lede: (d) => "Pour le compte " + d.email + ". Vous serez ensuite déconnecté de tous vos appareils.", label: "Nouveau mot de passe", button: "Enregistrer ce mot de passe",
    passkeys: {
      there: (d) => plural(d.count, 0, fr, { one: "Ce compte possède " + number("fr", d.count, 0) + " clé d’accès, ajoutée le " + d.day + ".", other: "Ce compte possède " + number("fr", d.count, 0) + " clés d’accès ; la plus récente a été ajoutée le " + d.day + "." }), why: "Une clé d’accès permet de se connecter sans mot de passe : une personne qui se serait introduite dans le compte a pu en ajouter une. Vous pourrez ensuite ajouter de nouveau les vôtres.", remove: "Supprimer toutes les clés d’accès",
      changed: "Une clé d’accès a été ajoutée pendant que cette page était ouverte : décidez de nouveau du sort des clés d’accès",
    },
  },
  unlock: { title: "Déverrouillez votre compte", lede: (d) => "Vous pourrez ensuite tenter à nouveau de vous connecter avec " + d.email + ".", button: "Déverrouiller mon compte", doneTitle: "Votre compte est déverrouillé", done: "Vous pouvez réessayer dès maintenant.", },
  spent: { usedTitle: "Ce lien a déjà servi", used: "Les liens de nos messages fonctionnent une seule fois. S’il vous en faut un autre, demandez-le depuis la page de connexion.", expiredTitle: "Ce lien ne fonctionne plus", expired: "Il est trop ancien ou incomplet. Demandez-en un autre depuis la page de connexion.", },
  ended: { title: "Cette connexion a pris fin", text: "Elle est restée ouverte plus d’une heure, était déjà terminée ou a commencé dans un autre navigateur. Veuillez recommencer depuis le site.", }, endedSignedIn: { title: "Vous êtes connecté", text: (d) => "Vous êtes connecté avec " + d.email + ". Cette connexion a pris fin ; il n’y a plus rien à faire ici.", toProfile: "Continuer vers votre profil", },
  refused: { title: "Cet envoi ne vient pas de notre page", text: "Pour votre protection, nous n’acceptons que les formulaires de nos propres pages. Veuillez recommencer depuis le site.", },
  failures: {
    notFound: { title: "Il n’y a rien ici", text: "Veuillez recommencer depuis le site.", }, request: { title: "Cette connexion ne peut pas continuer", text: "L’application qui vous a dirigé ici a demandé une opération impossible. Veuillez revenir en arrière et réessayer.", }, logout: { title: "Vous êtes déconnecté", text: "L’adresse vers laquelle vous deviez être dirigé nous est inconnue. Vous pouvez fermer cette page.", },
    locked: { title: "Ce compte est verrouillé", text: (d) => "Personne ne peut s’y connecter pour le moment. Si vous pensez qu’il s’agit d’une erreur, écrivez à " + d.contact + " depuis l’adresse de votre compte.", }, unread: { title: "Nous n’avons pas pu lire cet envoi", text: "Il est trop volumineux ou incomplet. Veuillez revenir en arrière et réessayer.", },
    tooMany: { title: "Trop de demandes", text: "De très nombreuses demandes sont venues de votre réseau en peu de temps. Veuillez réessayer dans quelques minutes.", }, unavailable: { title: "Cette page est momentanément indisponible", text: "La faute est nôtre et ne devrait pas durer. Veuillez réessayer dans une minute.", }, ours: { title: "Une erreur s’est produite chez nous", text: "Vous n’y êtes pour rien et nous en avons pris note. Veuillez revenir en arrière et réessayer dans un instant.", },
  },
  problems: {
    sameEmail: "C’est déjà l’adresse avec laquelle vous vous connectez", mailLimit: (d) => "Trop de messages ont été demandés pour cette adresse en une heure. Cherchez parmi ceux qui sont arrivés, ou réessayez dans " + d.minutes + ".", mailLimitNetwork: (d) => "Trop de messages ont été demandés depuis votre réseau. Veuillez réessayer dans " + d.minutes + ".", email: "Saisissez une adresse e-mail telle que nom@example.com", passwordMissing: "Saisissez votre mot de passe",
    wrong: "L’adresse ou le mot de passe est incorrect", codeMissing: "Saisissez les six chiffres de notre message", codeWrong: "Le code est incorrect ou trop ancien", locked: (d) => "Trop de tentatives. Veuillez patienter " + d.minutes + " ou déverrouiller le compte grâce au message envoyé à son titulaire.", lockedNoMail: (d) => "Trop de tentatives. Veuillez patienter " + d.minutes + ".", lockedNetwork: (d) => "Trop de tentatives depuis votre réseau. Veuillez patienter " + d.minutes + ".",
    minutes: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " minute", other: number("fr", d.count, 0) + " minutes" }), tooShort: "Choisissez un mot de passe d’au moins 10 caractères", tooLong: "Choisissez un mot de passe de 200 caractères au plus", common: "Choisissez un autre mot de passe : celui-ci est parmi les premiers que l’on essaierait", passkey: "La clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement.", nameTooLong: "Écrivez 100 caractères au plus",
  },
};
