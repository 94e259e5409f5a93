import { segmentsOf } from '../content/types/path-patterns.ts';
import { NEWSLETTERS_PATH } from './newsletters-path.ts';
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
  account: ['auth', 'dashboard'],
  actualites: ['news'],
  'auth/account': ['auth', 'dashboard'],
  'auth/login': ['auth', 'dashboard'],
  avocats: ['people'],
  bureaux: ['locations'],
  carrieres: ['careers'],
  certificate: ['forms', 'training', 'certificate'],
  connexion: ['auth', 'dashboard'],
  contact: ['contact-us'],
  cookies: ['legal-and-regulatory-information', 'cookie-policy'],
  equipe: ['people'],
  evenements: ['events'],
  home: [],
  'index.html': [],
  'index.php': [],
  impressum: ['legal-and-regulatory-information'],
  imprint: ['legal-and-regulatory-information'],
  industries: ['sectors'],
  jobs: ['careers'],
  lawyers: ['people'],
  legal: ['legal-and-regulatory-information'],
  login: ['auth', 'dashboard'],
  mail: segmentsOf(NEWSLETTERS_PATH),
  'mentions-legales': ['legal-and-regulatory-information'],
  newsletter: segmentsOf(NEWSLETTERS_PATH),
  newsletters: segmentsOf(NEWSLETTERS_PATH),
  newsroom: ['news'],
  offices: ['locations'],
  practices: ['services'],
  press: ['contact-us', 'press'],
  'press-kit': ['contact-us', 'press'],
  presse: ['contact-us', 'press'],
  privacy: ['legal-and-regulatory-information', 'data-privacy'],
  'privacy-policy': ['legal-and-regulatory-information', 'data-privacy'],
  sector: ['sectors'],
  'sectors/sector': ['sectors'],
  service: ['services'],
  'services/service': ['services'],
  'sign-in': ['auth', 'dashboard'],
  signin: ['auth', 'dashboard'],
  sitemap: ['site-map'],
  students: ['graduates', 'students'],
  subscribe: segmentsOf(NEWSLETTERS_PATH),
  team: ['people'],
  training: ['training-series'],
  vacancies: ['careers'],
  webinars: ['events'],
  weixin: ['wechat'],
};

/**
 * Where an address would lie that begins with what people call an area: `/training/quiz` as `/training-series/quiz`.
 *
 * @param path without language prefix
 */
export function belowOwnArea(path: string): string {
  const [first = '', ...rest] = segmentsOf(path);
  if (rest.length === 0 || !Object.hasOwn(shortened, first) || routeAt([first])) return path;
  return `/${[...(shortened[first] ?? []), ...rest].join('/')}`;
}

/** The segments that these permanently lead to: themselves, unless an alias makes them match a row. */
export function withoutAlias(segments: readonly string[]): readonly string[] {
  const whole = segments.join('/');
  if (Object.hasOwn(shortened, whole) && !routeAt(segments)) return shortened[whole] ?? segments;
  const alias = aliases.find(({ from }) => from.every((word, index) => segments[index] === word));
  if (!alias) return segments;
  const target = [...alias.to, ...segments.slice(alias.from.length)];
  return routeAt(target) ? target : segments;
}
