/** Seeds of the pictures that belong to a page and to no record. */
const pageWords = ['foot', 'graduates', 'home', 'not-found', 'sign-in'] as const;

/** Whether a seed is a page's own word. */
export function isPageWord(seed: string): boolean {
  return (pageWords as readonly string[]).includes(seed);
}
