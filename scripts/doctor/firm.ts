import { readFile } from 'node:fs/promises';
import demonstration from '../../src/platform/settings/demonstration-firm.json' with { type: 'json' };
import { type Finding, findingsOf } from './finding.ts';

const { good, worthKnowing, wrong } = findingsOf('firm');

/** What words stand in every language of a site; journalists read the others. */
const neededWords = ['tagline', 'legal'];

/**
 * Whether FIRM_FILE can be read and says everything that the site shows, in every language. It is looked at before
 * anything else is loaded: without it no program starts.
 */
export async function checkFirm(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { FIRM_FILE: file, DATABASE_URL, AUTH_ISSUER } = env;
  if (!file) {
    const isDemonstration = !DATABASE_URL && !AUTH_ISSUER;
    if (isDemonstration) return [good('the demonstration’s firm')];
    return [
      worthKnowing(
        `the site names the demonstration’s firm, ${demonstration.name}`,
        'copy src/platform/settings/demonstration-firm.json, write your firm into it, and name it by FIRM_FILE',
      ),
    ];
  }
  let said: unknown;
  try {
    said = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not JSON' : `cannot be read (${codeOf(error)})`;
    return [wrong(`FIRM_FILE: ${file} ${problem}`, 'mend that file, or the path')];
  }
  const findings = [...lacking(said), ...lackingWords(said)];
  const left = /fenwarden|芬沃登/i.exec(JSON.stringify(said));
  if (left) findings.push(worthKnowing(`FIRM_FILE still says “${left[0]}”`, 'put your own firm there'));
  return findings.length > 0 ? findings : [good(`FIRM_FILE says everything, in ${languages.join(', ')}`)];
}

const languages = Object.keys(demonstration.words);

const codeOf = (error: unknown) => (error as { readonly code?: unknown }).code ?? 'no code';

/** What it does not say of the names and addresses that the demonstration's file has. */
function lacking(said: unknown): Finding[] {
  const { words: _, ...wanted } = demonstration;
  return pathsOf(wanted)
    .filter((path) => !isSaid(valueAt(said, path)))
    .map((path) => wrong(`FIRM_FILE does not say “${path}”`, 'add it, as in demonstration-firm.json'));
}

function lackingWords(said: unknown): Finding[] {
  return languages.flatMap((language) => {
    const wanted = pathsOf(demonstration.words[language as keyof typeof demonstration.words]);
    const lacks = wanted.filter((word) => !isSaid(valueAt(said, `words.${language}.${word}`)));
    const list = lacks.map((word) => `“words.${language}.${word}”`).join(', ');
    if (lacks.length === 0) return [];
    const isSpoken = isSaid(valueAt(said, `words.${language}`)) || language === 'en';
    if (!isSpoken)
      return [
        worthKnowing(
          `FIRM_FILE has no words in “${language}”: pages in it show the English ones, marked as English`,
          `add “words.${language}”`,
        ),
      ];
    return [
      lacks.some((word) => neededWords.includes(word))
        ? wrong(`FIRM_FILE does not say ${list}`, 'add it, as in demonstration-firm.json')
        : worthKnowing(`FIRM_FILE does not say ${list}`, 'add it, or journalists do not read it'),
    ];
  });
}

/** Names of all values, those in groups with dots. */
function pathsOf(group: object, within = ''): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? pathsOf(value, `${within}${name}.`)
      : [within + name],
  );
}

function valueAt(group: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      group,
    );
}

const isSaid = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null;
