const day = 86_400_000;

/**
 * How new a change is: it is said of an answer for ninety days, and for the first thirty as something new. Null for one
 * that is older, or still to come.
 *
 * @param changed `2026-11-20`
 * @param asOf the day by which it is judged
 */
export function changeAge(changed: string, asOf: string): 'new' | 'recent' | null {
  const days = (Date.parse(asOf) - Date.parse(changed)) / day;
  if (days < 0 || days > 90) return null;
  return days <= 30 ? 'new' : 'recent';
}
