/** Where one subscribes to newsletters without an account, without language. */
export const NEWSLETTERS_PATH = '/mail/newsletters';
