// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { contact as contactEn } from './en.gen.ts';
export const contact: typeof contactEn = {
  wechat: {
    accounts: "Nos comptes officiels", id: "Identifiant WeChat", copy: "Copier l’identifiant", copied: "Copié", kind: "Type de compte", subscription: "Compte d’abonnement", service: "Compte de service", rhythm: "Fréquence", code: (d) => "Code QR du compte " + d.name, codeNote: "Démonstration : le code mène à cette fiche. Un vrai code ouvrirait le compte dans WeChat.",
    main: { purpose: "Alertes juridiques en chinois et invitations à nos événements en Chine continentale et à Hong Kong.", rhythm: "Deux fois par semaine, le mardi et le jeudi", }, campus: { purpose: "Stages, contrats de formation et conférences sur les campus ; les réponses sont données par nos stagiaires de Shanghai et de Pékin.", rhythm: "Une fois par mois, chaque semaine de septembre à novembre", }, articles: "Récemment publié en chinois",
    articlesNote: "Ce que diffusent les comptes, sur ce site, en chinois et sans WeChat.", allArticles: "Toutes les publications en chinois",
  },
  thanks: { next: "La suite", whom: "À qui s’adresser", neutral: "Vous ne nous avez rien envoyé ? Votre visite n’a rien enregistré et vous n’avez rien à faire.", doubt: "Un message surprenant vous a conduit ici ?", check: "Vérifiez s’il vient de nous", }, confidence: "N’envoyez encore rien de confidentiel.",
  confidenceText: "Nous écrire ne fait pas de vous un client. Tant que nous n’avons pas vérifié l’absence de conflit d’intérêts et confirmé par écrit que nous agissons pour vous, aucune obligation ne nous lie et vos envois ne peuvent être traités comme confidentiels.", about: "De quoi s’agit-il ?", offices: "Appeler un bureau",
};
