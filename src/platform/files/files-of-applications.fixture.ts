import type { Submission } from '../../forms/submissions/submit.ts';

export const cv = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');

export const letter = Buffer.from('%PDF-1.7\nA reason\n%%EOF\n');

/** An application with a CV, held, so that no record of a position has to be there. */
export function application(name: string): Submission {
  return {
    form: 'application',
    locale: 'en',
    about: null,
    answers: { name, email: `${name}@client.example`, right: 'yes', message: '', cv: 'cv.pdf' },
    files: { cv: { name: 'Life of Ada.pdf', mediaType: 'application/pdf', bytes: cv } },
    suspicions: ['quick'],
  };
}

/** The same with a covering letter. */
export function applicationWithLetter(name: string): Submission {
  const sent = application(name);
  const file = { name: 'Why Ada.pdf', mediaType: 'application/pdf', bytes: letter };
  return { ...sent, files: { ...sent.files, letter: file } };
}
