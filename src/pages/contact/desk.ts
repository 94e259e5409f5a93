import type { MetaRow } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';

/** Who answers: an item of `Page.desks`, or a person or an office as one. */
export interface Desk {
  readonly name: string;
  readonly hours: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A desk with its telephone, its address and when it is there. */
export function deskRow({ name, hours, phone, email }: Desk): MetaRow {
  return {
    label: name,
    values: [
      ...(phone ? [telephone(phone)] : []),
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
      ...(hours ? [{ text: hours }] : []),
    ],
  };
}
