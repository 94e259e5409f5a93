import { encode } from 'uqr';
import { firm } from '../../components/firm.ts';
import { isReachable } from './standing.ts';
import type { PersonCardFileQuery } from './vcard.gen.ts';
import { propertyText } from './vcard.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;

/** The still zone that readers of codes need around one (ISO/IEC 18004 §6.3.8), in modules. */
const quiet = 4;

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

/**
 * A QR code of a text as SVG: dark on white in both schemes, since many cameras read nothing else.
 *
 * @throws RangeError when the text is longer than a code holds (2,953 bytes)
 */
export function codeSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const lines = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + quiet} ${y + quiet + 0.5}h${run.length}`),
  );
  const whole = size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path stroke="#0e1b2e" d="${lines.join('')}"/></svg>`;
}
