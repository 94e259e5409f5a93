/** Forms that an editor may set on a page; `src/forms/declared` says what each of them is. */
export const pageForms = [
  'access',
  'alumni',
  'callback',
  'complaint',
  'correction',
  'enquiry',
  'press',
  'rights',
  'scam',
] as const;

export type PageForm = (typeof pageForms)[number];
