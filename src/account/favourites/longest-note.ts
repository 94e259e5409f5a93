/** Characters of the note on something saved; also what the form lets one type. */
export const longestNote = 1_000;
