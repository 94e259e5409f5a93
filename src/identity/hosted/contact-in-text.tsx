import type { ReactNode } from 'react';

/** Read by people: whoever cannot sign in any more can do nothing at the provider themselves. */
const contact = 'security@fenwardenlisle.example';

/** A message with the address to write to in the place of `{contact}`, where it has one. */
export function fillWithContact(message: string): ReactNode {
  const [before, after] = message.split('{contact}');
  if (after === undefined) return message;
  return (
    <>
      {before}
      <a href={`mailto:${contact}`} translate="no">
        {contact}
      </a>
      {after}
    </>
  );
}
