// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const accountPages = {
  menu: { account: "Account", signOut: "Sign out", }, profile: "Your profile", profileText: "Here you see and change what we know of you: name, email address and organisation.", dashboard: "Dashboard", dashboardText: "Here you find what is new in what you follow, and what your account gives access to.", favourites: "Favourites", favouritesText: "Here you find the pages that you saved.", "newsletters-and-alerts": "Newsletters and alerts", "newsletters-and-alertsText": "Here you choose what we write to you about, and how often.",
  subscriptions: "Subscriptions", subscriptionsText: "Here you see which products and services your account includes.", scriptNeeded: "Signing in needs JavaScript in this browser. Without it you can read everything that is open, subscribe to newsletters, and ask us for what your account holds.",
};
