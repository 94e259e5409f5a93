/** The page of a reader's rooms, without its language. */
export const ROOMS_PATH = '/auth/rooms';

/** The page of one of them. */
export const roomPath = (name: string) => `${ROOMS_PATH}?room=${encodeURIComponent(name)}`;
