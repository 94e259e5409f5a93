import { firm } from '../../../platform/settings/firm.ts';
import { isReachable } from './standing-notices.ts';
import type { PersonCardFileQuery } from './vcard.gen.ts';
import { propertyText } from './vcard.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;

/**
 * What a telephone learns from a code on a screen or on paper: the little of a card that keeps the code coarse. vCard
 * 3.0 (RFC 2426), which cameras understand.
 *
 * @param origin the site's, without a slash at its end
 * @returns null for one who has left or whose profile was withdrawn
 */
export function codedCard(person: Person, origin: string): string | null {
  if (!isReachable(person)) return null;
  const { title, givenName, familyName, jobTitle, phone, mobile, email, url } = person;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${propertyText(familyName)};${propertyText(givenName)}`,
    `FN:${propertyText(title)}`,
    `ORG:${propertyText(firm.name)}`,
    `TITLE:${propertyText(jobTitle)}`,
    phone && `TEL;TYPE=work:${phone.replaceAll(/[^+\d]/g, '')}`,
    mobile && `TEL;TYPE=cell:${mobile.replaceAll(/[^+\d]/g, '')}`,
    email && `EMAIL:${propertyText(email)}`,
    url && `URL:${origin}${url}`,
    'END:VCARD',
  ];
  return lines.filter(Boolean).join('\r\n');
}
