/** Ids of the lessons that somebody who is not signed in has done in this browser. */
const key = 'chancery.lessons';

/** As many as an account takes over at once. */
const MOST = 200;

/** None where storage is refused or spoilt. */
export function lessonsDoneHere(storage: Storage = localStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes a lesson as done, or as not. @returns all that are @throws when the browser keeps nothing */
export function noteLessonHere(
  id: string,
  isDone: boolean,
  storage: Storage = localStorage,
): readonly string[] {
  const others = lessonsDoneHere(storage).filter((one) => one !== id);
  const all = isDone ? [id, ...others].slice(0, MOST) : others;
  if (all.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(all));
  return all;
}

/** They are kept in an account from now on. */
export function forgetLessonsHere(storage: Storage = localStorage): void {
  storage.removeItem(key);
}
