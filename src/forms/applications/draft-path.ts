/** Where somebody goes on with an application that they saved, without its language. */
export const DRAFT_PATH = '/forms/application/draft';
