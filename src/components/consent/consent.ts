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

/**
 * What a browser's cookies say was agreed to. Null: nobody has answered, or something is asked now that was not asked then:
 * then the reader is asked anew, and until then nothing is agreed to.
 */
export function consentIn(cookies: string): readonly Purpose[] | null {
  const kept = cookies.split(/; */).find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
  const answers = new Map(
    kept
      ?.slice(CONSENT_COOKIE.length + 1)
      .split('.')
      .map((answer) => answer.split('-') as [string, string]),
  );
  return purposes.every((purpose) => ['yes', 'no'].includes(answers.get(purpose) ?? ''))
    ? purposes.filter((purpose) => answers.get(purpose) === 'yes')
    : null;
}

/** The answer as the cookie keeps it, with all that was asked: `visits-yes.signIns-no`. */
export function consentValue(agreed: readonly Purpose[]): string {
  return purposes.map((purpose) => `${purpose}-${agreed.includes(purpose) ? 'yes' : 'no'}`).join('.');
}
