/** How a domain resembles another without being it. */
import type { Genuine } from './verdict.ts';

/** Letters of other alphabets, and figures, that are taken for Latin small letters. */
const likenesses: Readonly<Record<string, string>> = {
  ...pairs('аɑαạ', 'a'),
  ...pairs('еєҽε3', 'e'),
  ...pairs('оοσօ0', 'o'),
  ...pairs('рρ', 'p'),
  ...pairs('сϲ', 'c'),
  ...pairs('ѕ5', 's'),
  ...pairs('ԁɗ', 'd'),
  ...pairs('ոռпиη', 'n'),
  ...pairs('ԝшѡω', 'w'),
  ...pairs('гɾʀ', 'r'),
  ...pairs('ƒϝ', 'f'),
  // Which of these is meant nobody sees in every typeface.
  ...pairs('iıіɩιӏ1|', 'l'),
  4: 'a',
};

function pairs(others: string, letter: string): Record<string, string> {
  return Object.fromEntries([...others].map((other) => [other, letter]));
}

/** What a hurried reader sees: accents gone, letters of other alphabets and figures read as the Latin ones they resemble. */
function glance(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((character) => likenesses[character] ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}

/** How many letters must be put in, left out, changed or swapped with the next to make one of the other. */
function lettersApart(one: string, other: string): number {
  let twoBack: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(before, j) + 1,
        at(row, j - 1) + 1,
        at(before, j - 1) + (same ? 0 : 1),
        swapped ? at(twoBack, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    twoBack = before;
    before = row;
  }
  return at(before, other.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

type Resemblance = 'characters' | 'hyphen' | 'extraWords' | 'otherEnding' | 'fewLetters' | 'insideOther';

/** Endings that have two parts: `firm.co.uk`. */
const secondLevels = ['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'];

/**
 * How `host` imitates the firm's domain, or null where it does not. The strongest sign is named: our whole
 * name before somebody else's domain, then our name with other things, then what merely looks like it.
 */
export function resemblance(
  host: string,
  { domain, firstWord }: Pick<Genuine, 'domain' | 'firstWord'>,
): Resemblance | null {
  const [name = ''] = domain.split('.');
  const small = host.toLowerCase();
  if (small.startsWith(`${domain}.`) || small.includes(`.${domain}.`)) return 'insideOther';
  const labels = small.split('.');
  const found = labels.slice(0, -1).map((label, index) => {
    const rest = labels.slice(index + 1);
    if (label === name) return isEnding(rest) ? 'otherEnding' : 'insideOther';
    return resemblanceOf(label, name, firstWord);
  });
  return found.find((each) => each !== null) ?? null;
}

const isEnding = (rest: readonly string[]) =>
  rest.length === 1 || (rest.length === 2 && secondLevels.includes(rest[0] ?? ''));

function resemblanceOf(label: string, name: string, firstWord: string): Resemblance | null {
  const joined = label.replaceAll('-', '');
  if (joined === name) return 'hyphen';
  if (joined.includes(name)) return 'extraWords';
  const seen = glance(joined);
  const wanted = glance(name);
  if (seen.includes(wanted)) return 'characters';
  if (lettersApart(seen, wanted) <= 2) return 'fewLetters';
  return firstWord !== '' && seen.startsWith(glance(firstWord)) ? 'extraWords' : null;
}
