import { readEmail } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import type { Flow } from '../flow.ts';
import { mailSignUp } from '../mails.ts';
import { sentPage } from '../sent-page.tsx';
import type { Page } from '../visit.ts';
import { signUpPage } from './sign-up-page.tsx';

/** In characters. */
const longestName = 100;

/** `POST /sign-up/<uid>`: mails a link; whether there is an account already, only the address's owner learns. */
export async function signUp(flow: Flow): Promise<Page> {
  const { m, identity, attempts, outbox, client, locale, request, reply } = flow;
  const typed = {
    email: flow.field('email'),
    givenName: flow.field('given_name').trim(),
    familyName: flow.field('family_name').trim(),
  };
  const email = readEmail(typed.email);
  const password = flow.field('password');
  const weakness = passwordProblem(password, typed.email.trim());
  const tooLong = (name: string) => ([...name].length > longestName ? m.problems.nameTooLong : undefined);
  const problems = {
    given_name: tooLong(typed.givenName),
    family_name: tooLong(typed.familyName),
    email: email === null ? m.problems.email : undefined,
    password: weakness ? m.problems[weakness] : undefined,
  };
  if (email === null || Object.values(problems).some(Boolean)) {
    reply.code(422);
    return signUpPage(flow, { ...typed, problems });
  }
  const { givenName, familyName } = typed;
  const from = { locale, clientId: client.clientId };
  // Argon2 is dear: who has had all their mails does not make us compute it.
  if (await attempts.mayMail({ email, ip: request.ip })) {
    const passwordHash = await hashPassword(password);
    outbox.later(() => mailSignUp(identity, email, { passwordHash, givenName, familyName }, from));
  }
  const { sentTitle, sent, again } = m.signUp;
  return sentPage(flow, {
    title: sentTitle,
    text: sent,
    email,
    link: { text: again, url: flow.at('/sign-up') },
  });
}
