/** The demonstration firm's own names; not translated, but for the one that Chinese texts use. */
export const firm = {
  name: 'Fenwarden Lisle LLP',
  shortName: 'Fenwarden Lisle',
  chineseName: '芬沃登莱尔律师事务所',
} as const;
