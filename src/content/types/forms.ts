/** Forms that an editor may set on a page; `src/forms/declared` says what each of them is. */
export const pageForms = ['enquiry'] as const;

export type PageForm = (typeof pageForms)[number];
