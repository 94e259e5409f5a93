/** Where one subscribes to newsletters without an account, and below it where issues are read, without language. */
export const NEWSLETTERS_PATH = '/mail/newsletters';
