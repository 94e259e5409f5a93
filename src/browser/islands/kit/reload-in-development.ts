/** Reloads the page when the site comes back after a restart. No part of a production build. */
const source = new EventSource('/development/restarts');
let wasOpen = false;
source.addEventListener('open', () => {
  if (wasOpen) location.reload();
  wasOpen = true;
});
