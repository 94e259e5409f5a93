import type { ReactNode } from 'react';
import { partsAround } from '../../../i18n/parts-around.ts';

/** A message with an address in it, strong and never translated. */
export function fillWithEmail(
  message: (values: { readonly email: string }) => string,
  email: string,
): ReactNode {
  const [before, after] = partsAround((place) => message({ email: place }));
  return (
    <>
      {before}
      <strong translate="no">{email}</strong>
      {after}
    </>
  );
}
