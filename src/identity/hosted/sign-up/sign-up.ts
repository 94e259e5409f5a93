import { readEmail } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { attemptBy } from '../../limits/attempts.ts';
import type { Flow } from '../flow.ts';
import { mailSignUp } from '../mail/mails.ts';
import { sentPage } from '../mail/sent-page.tsx';
import type { Page } from '../page-context.ts';
import { mailProblems } from '../refusal.ts';
import { markBrowser } from './sign-up-browser.ts';
import { signUpPage } from './sign-up-page.tsx';

/** In characters. */
const longestName = 100;

/** `POST /sign-up/<uid>`: mails a link; whether there is an account already, only the address's owner learns. */
export async function signUp(flow: Flow): Promise<Page> {
  const { m, identity, attempts, outbox, comingFrom, request, reply } = flow;
  const typed = {
    email: flow.field('email'),
    givenName: flow.field('given_name').trim(),
    familyName: flow.field('family_name').trim(),
  };
  await flow.keep(typed);
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
  // Argon2 is dear: who has had all their mails does not make us compute it.
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return signUpPage(flow, { ...typed, problems: mailProblems(flow, allowed) });
  const passwordHash = await hashPassword(password);
  const made = { passwordHash, givenName, familyName, browser: markBrowser(flow) };
  outbox.later(() => mailSignUp(identity, email, made, comingFrom));
  return reply.redirect(flow.at('/sign-up/sent'), 303);
}

/** `GET /sign-up/<uid>/sent`. */
export function showSignUpSent(flow: Flow): Page {
  const { sentTitle: title, sent: text, again } = flow.m.signUp;
  return sentPage(flow, { title, text, page: '/sign-up/sent', link: { text: again, to: '/sign-up' } });
}
