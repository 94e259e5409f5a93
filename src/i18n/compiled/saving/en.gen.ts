// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const saving = {
  action: "Save", follow: "Follow", following: "Following", saved: "Saved to your favourites.", done: "Saved", kept: "Kept in this browser.", keptNext: "Sign in to have it everywhere", leaving: "Opening the sign-in page…", slow: "The sign-in page has not answered yet. You can go on reading meanwhile, or try again later.", removed: "Taken out of your favourites.", failed: "This did not work. Please try again.",
};
