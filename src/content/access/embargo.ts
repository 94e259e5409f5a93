/** Why a record may not be seen at an instant, in a sentence for its editor; null when it may. */
export function embargoProblem(fields: Readonly<Record<string, unknown>>, at: Date): string | null {
  const { embargoedUntil } = fields;
  if (typeof embargoedUntil !== 'string' || new Date(embargoedUntil) <= at) return null;
  return `It is under embargo until ${new Date(embargoedUntil).toUTCString()}. Schedule it for then or later.`;
}
