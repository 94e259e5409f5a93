import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeSvg } from '../../../art/qr-code.ts';
import { codedCard } from './contact-code.ts';
import type { PersonCardFileQuery } from './vcard.gen.ts';

const person: NonNullable<PersonCardFileQuery['person']> = {
  id: 'pe7',
  locale: 'en',
  title: 'Wei Jingyi',
  url: '/people/pe7/wei-jingyi',
  publishedAt: '2026-10-25T12:19:00.250Z',
  withdrawn: null,
  givenName: 'Jingyi',
  familyName: 'Wei',
  nativeName: '魏静怡',
  pronouns: null,
  postNominals: null,
  jobTitle: 'Partner, Head of China',
  email: 'jingyi.wei@firm.example',
  phone: '+86 21 0000 2903',
  mobile: null,
  standing: 'ACTIVE',
  languages: [],
  services: [],
  offices: [],
};

it('tells a telephone who somebody is, how to reach them and where there is more', () => {
  expect(codedCard(person, 'https://www.firm.example')?.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Wei;Jingyi',
    'FN:Wei Jingyi',
    'ORG:Fenwarden Lisle LLP',
    'TITLE:Partner\\, Head of China',
    'TEL;TYPE=work:+862100002903',
    'EMAIL:jingyi.wei@firm.example',
    'URL:https://www.firm.example/people/pe7/wei-jingyi',
    'END:VCARD',
  ]);
});

it('tells nothing of one who has left, or whose profile was withdrawn', () => {
  expect(codedCard({ ...person, standing: 'FORMER' }, '')).toBeNull();
  expect(codedCard({ ...person, withdrawn: { at: '2026-10-01T00:00:00Z' } }, '')).toBeNull();
});

/** The dark modules of a drawing, as rows of text. */
function modulesOf(svg: string): string[] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill('█', Number(x), Number(x) + Number(run));
  return rows.map((row) => row.join(''));
}

it('is drawn dark on white, module for module, in a zone of four light ones', () => {
  const text = '魏静怡, +862100002903';
  const svg = codeSvg(text);
  const { data } = encode(text, { ecc: 'L', border: 4 });
  expect(modulesOf(svg)).toEqual(data.map((row) => row.map((dark) => (dark ? '█' : ' ')).join('')));
  expect(svg).toContain('<path fill="#fff" d="M0 0h');
});
