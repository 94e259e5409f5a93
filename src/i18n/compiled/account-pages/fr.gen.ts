// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { accountPages as accountPagesEn } from './en.gen.ts';
export const accountPages: typeof accountPagesEn = {
  menu: { account: "Compte", signOut: "Se déconnecter", }, profile: "Votre profil", profileText: "Consultez et modifiez ici ce que nous savons de vous : nom, courriel et organisation.", dashboard: "Tableau de bord", dashboardText: "Retrouvez ici les nouveautés de ce que vous suivez et les accès de votre compte.", favourites: "Favoris", favouritesText: "Retrouvez ici les pages que vous avez enregistrées.", "newsletters-and-alerts": "Lettres et alertes",
  "newsletters-and-alertsText": "Choisissez ici les sujets de nos messages et leur fréquence.", subscriptions: "Abonnements", subscriptionsText: "Consultez ici les produits et services de votre compte.", rooms: "Espaces clients", roomsText: "Vous trouvez ici les dossiers que vous partagez avec nous : leur avancement, leurs échéances, documents et personnes.",
  scriptNeeded: "La connexion nécessite JavaScript dans ce navigateur. Sans lui, vous pouvez lire tout ce qui est ouvert à tous, vous abonner à nos lettres et nous demander ce que contient votre compte.",
};
