/** What a form takes as a file, as HTML's `accept` has it. */
export const documentEndings = '.pdf,.docx';
