/** What a reader may agree to that the site does not need, one by one, where the settings name who counts visits. */
export const purposes = ['visits', 'signIns'] as const;
export type Purpose = (typeof purposes)[number];

/** Where readers choose, without language. */
export const CONSENT_PATH = '/consent';
/** Of the section that asks, which is hidden where nobody has to be asked. */
export const CONSENT_ID = 'consent';
/** Keeps a reader's answer: scripts read it, and a form sets it where no script runs. */
export const CONSENT_COOKIE = 'chancery-consent';
/** Days after which a reader is asked again. */
export const CONSENT_DAYS = 180;

/** What a browser's cookies say was agreed to; null: nobody has answered. What is no answer of ours agrees to nothing. */
export function consentIn(cookies: string): readonly Purpose[] | null {
  const kept = cookies.split(/; */).find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
  if (kept === undefined) return null;
  const agreed = kept.slice(CONSENT_COOKIE.length + 1).split('.');
  return purposes.filter((purpose) => agreed.includes(purpose));
}

/** The answer as the cookie keeps it. */
export function consentValue(agreed: readonly Purpose[]): string {
  return agreed.join('.') || 'none';
}
