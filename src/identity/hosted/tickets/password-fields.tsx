import { type Problems, TextField } from '../layout/Form.tsx';
import { NewPasswordField } from '../layout/NewPasswordField.tsx';
import type { Held } from './held-ticket.ts';

interface PasswordProps {
  readonly held: Held;
  readonly problems?: Problems | undefined;
}

/** The password of the ticket's address. */
export function CurrentPassword({ held, problems }: PasswordProps) {
  const field = { name: 'password', type: 'password', autoComplete: 'current-password' } as const;
  return (
    <>
      <NameOfPassword held={held} />
      <TextField {...field} label={held.m.password} problems={problems} />
    </>
  );
}

/** A new password for the ticket's address. */
export function NewPassword({ held, label, problems }: PasswordProps & { readonly label: string }) {
  return (
    <>
      <NameOfPassword held={held} />
      <NewPasswordField m={held.m} label={label} problems={problems} />
    </>
  );
}

/** For password managers, which keep a password with a name. */
function NameOfPassword({ held }: { readonly held: Held }) {
  return (
    <input type="text" name="username" autoComplete="username" defaultValue={held.email} hidden readOnly />
  );
}
