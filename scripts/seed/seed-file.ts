import { parse } from 'yaml';
import { fromMarkdown } from '../../src/content/rich-text/from-markdown.ts';
import type { ContentType } from '../../src/content/types/define.ts';
import type { Field, Fields } from '../../src/content/types/fields.ts';
import { type ContentTypeName, declarationOf, isContentTypeName } from '../../src/content/types/index.ts';
import { resolveDate, resolveDates } from './relative-dates.ts';

type Values = Readonly<Record<string, unknown>>;

/** What one file says about one record in one language. */
export interface SeedFile {
  readonly file: string;
  readonly id: string;
  readonly type: ContentType;
  readonly locale: string;
  /** The number of an earlier version; null: the current one. */
  readonly earlier: number | null;
  readonly slug: string;
  readonly fields: Values;
  readonly meta: Values;
  /** Fields of which it says, by `null`, that they had no value: an earlier version takes over those that it does not name. */
  readonly without: readonly string[];
  readonly problems: readonly string[];
}

const fileName = /^([a-z0-9][a-z0-9-]*)\.([a-z]{2}(?:-[a-z]{2})?)(?:\.(\d+))?\.md$/;
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
const metaKeys = [
  'slug',
  'parent',
  'position',
  'changedAt',
  'publishedAt',
  'changeNote',
  'change',
  'translatedFrom',
];

/**
 * Reads `<type>/<id>.<locale>.md` (or `.<locale>.<version>.md`): YAML front matter, then Markdown.
 *
 * @param file path below the seed folder, with `/`
 * @param now the day that relative dates count from
 * @returns null, with a problem, when not even its name says what it is
 */
export function readSeedFile(
  file: string,
  content: string,
  now: Date,
): SeedFile | { file: string; problem: string } {
  const [folder = '', base = ''] = file.split('/');
  const name = fileName.exec(base);
  if (!name) return { file, problem: 'is not named <id>.<locale>.md' };
  if (!isContentTypeName(folder)) return { file, problem: `${folder} is not a content type` };
  const parts = frontMatter.exec(content);
  if (!parts) return { file, problem: 'has no front matter between lines of ---' };
  const front = parseYaml(parts[1] ?? '');
  if (typeof front === 'string') return { file, problem: front };
  return { file, ...interpreted(folder, front, parts[2] ?? '', now), ...placed(name) };
}

function placed(name: RegExpExecArray): Pick<SeedFile, 'id' | 'locale' | 'earlier'> {
  return {
    id: name[1] ?? '',
    locale: name[2] ?? '',
    earlier: name[3] === undefined ? null : Number(name[3]),
  };
}

function interpreted(typeName: ContentTypeName, front: Values, markdown: string, now: Date) {
  const type = declarationOf(typeName);
  const entries = Object.entries(front).filter(([, value]) => value !== null);
  const values = Object.fromEntries(entries.filter(([key]) => !metaKeys.includes(key)));
  const timeZone = typeof values.timeZone === 'string' ? values.timeZone : 'Europe/London';
  const { blocks, problems } = fromMarkdown(markdown);
  const meta = Object.fromEntries(
    entries
      .filter(([key]) => metaKeys.includes(key))
      .map(([key, value]) => [
        key,
        key.endsWith('At') ? resolveDate(value, 'instant', timeZone, now) : value,
      ]),
  );
  const fields = {
    ...resolveDates(type.fields, withTexts(type.fields, values), timeZone, now),
    ...(blocks.length > 0 && { body: blocks }),
  };
  const without = Object.keys(front).filter((key) => front[key] === null);
  return { type, slug: typeof meta.slug === 'string' ? meta.slug : '', fields, meta, without, problems };
}

function parseYaml(text: string): Values | string {
  try {
    const value: unknown = parse(text);
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? (value as Values) : 'the front matter is not a list of keys';
  } catch (error) {
    return `the front matter is not YAML: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** YAML reads `year: 1871` as a number; where a text is declared it is one. */
function withTexts(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withText(fields[name], value)]),
  );
}

function withText(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'text' && typeof value === 'number') return String(value);
  const isMapping = typeof value === 'object' && value !== null;
  if (field?.kind === 'group' && isMapping) return withTexts(field.fields, value as Values);
  if (field?.kind === 'list' && Array.isArray(value)) {
    return value.map((item) =>
      typeof item === 'object' && item !== null ? withTexts(field.fields, item) : item,
    );
  }
  return value;
}
