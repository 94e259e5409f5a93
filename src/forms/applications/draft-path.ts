/** Where somebody goes on with an application that they saved, without its language. */
export const DRAFT_PATH = '/forms/application/draft';
/** Days for which a draft is kept after it was last saved. */
export const DRAFT_DAYS = 30;
