/**
 * Tells who counts visits that this page is seen, or asks the reader first. Pages load it only where the settings name
 * somebody.
 */
import { askForConsent } from './ask-for-consent.ts';
import { siteAnalytics } from './site-analytics.ts';

const analytics = siteAnalytics();
const see = () => analytics?.view(location.href);

// What is only loaded in advance is seen by nobody yet.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', see, { once: true });
else see();
addEventListener('pageshow', ({ persisted }) => persisted && see());
if (analytics) askForConsent(see);
