import { artUrl } from '../../../art/address.ts';
import { monogramOf } from '../../../art/component/monogram.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { spokenTag } from './spoken.ts';
import { isReachable } from './standing-notices.ts';
import type { PersonCardFileQuery } from './vcard.gen.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;

/**
 * A person's card for address books: vCard 4.0 (RFC 6350), with CRLF and folded lines.
 *
 * @param origin the site's, without a slash at its end; addresses in the card are whole
 * @returns null for one who has left or whose profile was withdrawn
 */
export function vcardOf(person: Person, origin: string): string | null {
  if (!isReachable(person)) return null;
  const { title, nativeName, givenName, familyName, postNominals, url, email } = person;
  const page = url && origin + url;
  const office = person.offices[0];
  const lines: (string | null | undefined | false)[] = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    // The same in every language, whatever the name becomes.
    `UID:${origin}/people/${person.id}`,
    `FN;PREF=1:${propertyText(title)}`,
    nativeName && nativeName !== title && `FN;PREF=2:${propertyText(nativeName)}`,
    `N:${[familyName, givenName, '', '', postNominals ?? ''].map(propertyText).join(';')}`,
    `ORG:${propertyText(firm.name)}`,
    `TITLE:${propertyText(person.jobTitle)}`,
    email && `EMAIL;TYPE=work:${propertyText(email)}`,
    telephoneLine('work,voice', person.phone),
    telephoneLine('work,cell', person.mobile),
    office && addressLine(office),
    office && `TZ:${propertyText(office.timeZone)}`,
    office?.latitude != null && office.longitude != null && `GEO:geo:${office.latitude},${office.longitude}`,
    ...person.languages
      .flatMap(({ language }) => spokenTag(language) ?? [])
      .map((tag, at) => `LANG;PREF=${at + 1}:${tag}`),
    page && `URL:${page}`,
    `PHOTO;MEDIATYPE=image/svg+xml:${origin}${artUrl('plate', person.id, monogramOf(person))}`,
    person.services.length > 0 &&
      `CATEGORIES:${person.services.map((service) => propertyText(service.title)).join(',')}`,
    `REV:${new Date(person.publishedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('');
}

function telephoneLine(types: string, number: string | null): string | null {
  return number && `TEL;VALUE=uri;TYPE="${types}":tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** The address as its lines are written; their parts are not known one by one, so that all are the street's. */
function addressLine({ address }: Person['offices'][number]): string {
  const lines = address.split('\n').filter((line) => line !== firm.name);
  // Newlines in a parameter: RFC 6868.
  const label = lines.join('^n').replaceAll('"', "^'");
  return `ADR;TYPE=work;LABEL="${label}":;;${lines.map(propertyText).join(',')};;;;`;
}

/** A value as it is written in a card, 3.0 or 4.0: RFC 6350 §3.4. */
export function propertyText(value: string): string {
  return value.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Lines of at most 75 octets, never cut within a character: RFC 6350 §3.2. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
