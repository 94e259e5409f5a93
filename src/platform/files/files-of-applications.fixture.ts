import type { Submission } from '../../forms/submissions/submit.ts';

export const cv = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');

/** An application with a file, held, so that no record of a position has to be there. */
export function application(name: string): Submission {
  return {
    form: 'application',
    locale: 'en',
    about: null,
    answers: { name, email: `${name}@client.example`, right: 'yes', message: '', cv: 'cv.pdf' },
    file: { name: 'Life of Ada.pdf', mediaType: 'application/pdf', bytes: cv },
    suspicions: ['quick'],
  };
}
