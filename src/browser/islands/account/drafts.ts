/** What was typed in a form of the account and not yet saved: it outlives the end of a session, in this tab alone. */
const prefix = 'chancery.draft.';

/** Whose they are. */
const ownerKey = `${prefix}owner`;

/** Forgets what somebody else typed in this tab. @param subject who is signed in */
export function keepDraftsOf(subject: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) !== subject) forgetDrafts();
    sessionStorage.setItem(ownerKey, subject);
  } catch {
    // Storage is refused: there are none.
  }
}

export function readDraft<T extends object>(form: string): Partial<T> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Partial<T>) : null;
  } catch {
    return null;
  }
}

/** @param draft null: it was saved, or given up */
export function writeDraft(form: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(prefix + form, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + form);
  } catch {
    // Storage is refused: what is typed lives as long as the page.
  }
}

/** Somebody else may sit here next. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
