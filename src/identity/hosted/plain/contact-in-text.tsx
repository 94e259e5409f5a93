import type { ReactNode } from 'react';
import { partsAround } from '../../../i18n/parts-around.ts';
import { firm } from '../../../platform/settings/firm.ts';

/** Read by people: whoever cannot sign in any more can do nothing at the provider themselves. */
const contact = firm.emails.security;

/** A message with the address to write to, where it has one. */
export function fillWithContact(
  message: string | ((values: { readonly contact: string }) => string),
): ReactNode {
  if (typeof message === 'string') return message;
  const [before, after] = partsAround((place) => message({ contact: place }));
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
