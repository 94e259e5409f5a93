import type { ReactNode } from 'react';

/** A message with an address in the place of `{email}`, strong and never translated. */
export function fillWithEmail(message: string, email: string): ReactNode {
  const [before, after = ''] = message.split('{email}');
  return (
    <>
      {before}
      <strong translate="no">{email}</strong>
      {after}
    </>
  );
}
