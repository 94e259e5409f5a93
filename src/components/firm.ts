/** The demonstration firm's own names; not translated. */
export const firm = {
  name: 'Fenwarden Lisle LLP',
  shortName: 'Fenwarden Lisle',
} as const;
