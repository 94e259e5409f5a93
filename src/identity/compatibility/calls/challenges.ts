import type { Call } from '../call.ts';

/** Whether a puzzle stands before a form: none does, attempts are limited instead. */
const challenge = (path: string): Call => ({
  method: 'POST',
  path,
  from: 'clients',
  answer: async () => ({ required: false }),
});

export const challenges: readonly Call[] = [
  challenge('/usernamepassword/challenge'),
  challenge('/dbconnections/signup/challenge'),
  challenge('/dbconnections/change_password/challenge'),
  challenge('/passwordless/challenge'),
];
