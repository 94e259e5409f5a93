import { routeAt } from './route-tree.ts';

/** Other spellings of the table's addresses that lead to them for good. */
const aliases: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[] = [
  { from: ['careers', 'success-stories'], to: ['careers', 'sucess-stories'] },
  { from: ['sector'], to: ['sectors', 'sector'] },
  { from: ['service'], to: ['services', 'service'] },
];

/** What is left of addresses below which pages stand when their end is cut off, and what people type from memory. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  about: ['about-us'],
  contact: ['contact-us'],
  legal: ['legal-and-regulatory-information'],
  offices: ['locations'],
  press: ['contact-us', 'press'],
  sector: ['sectors'],
  'sectors/sector': ['sectors'],
  service: ['services'],
  'services/service': ['services'],
  training: ['training-series'],
};

/** The segments that these permanently lead to: themselves, unless an alias makes them match a row. */
export function withoutAlias(segments: readonly string[]): readonly string[] {
  const whole = segments.join('/');
  if (Object.hasOwn(shortened, whole) && !routeAt(segments)) return shortened[whole] ?? segments;
  const alias = aliases.find(({ from }) => from.every((word, index) => segments[index] === word));
  if (!alias) return segments;
  const target = [...alias.to, ...segments.slice(alias.from.length)];
  return routeAt(target) ? target : segments;
}
