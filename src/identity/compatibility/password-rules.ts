import type { PasswordProblem } from '../accounts/passwords.ts';
import { Refusal } from './refusals.ts';

const rules: Readonly<Record<PasswordProblem, { code: string; message: string }>> = {
  tooShort: { code: 'lengthAtLeast', message: 'At least 10 characters in length' },
  tooLong: { code: 'lengthAtMost', message: 'At most 200 characters in length' },
  common: { code: 'shouldNotBeCommon', message: 'Not one of the passwords that everybody knows' },
};

/** Refuses a password as Auth0 does: by the rules it was held against, and which it breaks. */
export function weakPassword(problem: PasswordProblem): Refusal {
  const held = Object.entries(rules).map(([name, rule]) => ({ ...rule, verified: name !== problem }));
  return new Refusal(400, {
    name: 'PasswordStrengthError',
    code: 'invalid_password',
    message: 'Password is too weak',
    description: { rules: held, verified: false },
    policy: Object.values(rules)
      .map(({ message }) => `* ${message}`)
      .join('\n'),
    statusCode: 400,
  });
}
