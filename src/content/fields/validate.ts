import { richTextProblems } from '../rich-text/check.ts';
import { recordsWith } from '../rich-text/facts.ts';
import { factMarks, linkedRecordIds } from '../rich-text/text-blocks.ts';
import type { Block } from '../rich-text/types.ts';
import type { ContentType } from '../types/define.ts';
import type { Field, Fields } from '../types/fields.ts';
import { isBelonging, type Part } from './field-parts.ts';
import { textProblem } from './text-formats.ts';

/** What is wrong with one field: `path` is `experience.2.text`, items counted from 1. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export interface ValidationInput {
  readonly type: ContentType;
  /** The source language holds every field, a translation only those that are written anew. */
  readonly part: Part;
  readonly fields: Readonly<Record<string, unknown>>;
  /** A draft may be unfinished: nothing is required of it. */
  readonly requiredFor: 'draft' | 'publication';
  /** The types of the records it links to, by id; one that is missing does not exist. */
  readonly recordTypes: ReadonlyMap<string, string>;
  /** The files it names that exist. */
  readonly assets: ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;
type Rules = Pick<ValidationInput, 'part' | 'requiredFor' | 'recordTypes' | 'assets'>;

/** Every problem of a record's fields, in the order of the declaration; none when they may be stored. */
export function problemsOf(input: ValidationInput): Problem[] {
  return fieldsProblems(input.type.fields, input.fields, '', input);
}

/** The problems as lines that an editor understands. */
export function problemText(problems: readonly Problem[]): string {
  return problems.map((problem) => `${problem.path}: ${problem.message}`).join('\n');
}

function fieldsProblems(fields: Fields, values: Values, prefix: string, rules: Rules): Problem[] {
  const unknown = Object.keys(values)
    .filter((name) => name !== '_key' && !Object.hasOwn(fields, name))
    .map((name) => ({ path: `${prefix}${name}`, message: 'is not a field of this type' }));
  const known = Object.entries(fields).flatMap(([name, field]) =>
    fieldProblems(field, values[name], `${prefix}${name}`, rules),
  );
  return [...known, ...unknown];
}

function fieldProblems(field: Field, value: unknown, path: string, rules: Rules): Problem[] {
  const one = (message: string) => [{ path, message }];
  if (isEmpty(value)) {
    const missing = field.required && rules.requiredFor === 'publication' && isBelonging(field, rules.part);
    return missing ? one('must be filled in') : [];
  }
  if (!isBelonging(field, rules.part)) {
    return one('is the same in every language: change it in the source language');
  }
  // Inside a field that is translated as a whole, everything belongs to the translation.
  const inner: Rules = field.translated ? { ...rules, part: 'source' } : rules;
  switch (field.kind) {
    case 'group':
      return isObject(value)
        ? fieldsProblems(field.fields, value, `${path}.`, inner)
        : one('must be a group of fields');
    case 'list':
      if (!Array.isArray(value)) return one('must be a list');
      return value.flatMap((item, i) =>
        isObject(item)
          ? fieldsProblems(field.fields, item, `${path}.${i + 1}.`, inner)
          : [{ path: `${path}.${i + 1}`, message: 'must be a group of fields' }],
      );
    case 'richText': {
      const problems = richTextProblems(value);
      if (problems.length > 0) return problems.flatMap(one);
      const text = value as Block[];
      const links = linkedRecordIds(text).flatMap((id) => targetProblem(id, [], rules));
      const facts = factMarks(text).flatMap(({ fact, record }) =>
        rules.recordTypes.has(record) ? targetProblem(record, recordsWith[fact], rules) : [],
      );
      return [...links, ...facts].flatMap(one);
    }
    case 'links':
      if (!isTexts(value)) return one('must be a list of records');
      return value.flatMap((id) => targetProblem(id, field.to, rules)).flatMap(one);
    case 'link':
      return typeof value === 'string'
        ? targetProblem(value, field.to, rules).flatMap(one)
        : one('must be a record');
    case 'asset':
      // A draft may wait for its file.
      return rules.requiredFor === 'draft' || rules.assets.has(String(value))
        ? []
        : one('names a file that does not exist: add it first');
    default: {
      const problem = plainProblem(field, value);
      return problem === null ? [] : one(problem);
    }
  }
}

function plainProblem(
  field: Exclude<Field, { kind: 'group' | 'list' | 'richText' | 'link' | 'links' | 'asset' }>,
  value: unknown,
): string | null {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be yes or no';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number';
    case 'texts':
      return isTexts(value) && value.every((text) => text.trim() !== '') ? null : 'must be a list of texts';
    case 'choice':
      return field.values.includes(value as string) ? null : `must be one of ${field.values.join(', ')}`;
    default:
      return typeof value === 'string' ? textProblem(field, value) : 'must be text';
  }
}

function targetProblem(id: string, to: readonly string[], { recordTypes }: Rules): string[] {
  const type = recordTypes.get(id);
  if (type === undefined) return [`links to ${id}, which does not exist`];
  return to.length === 0 || to.includes(type)
    ? []
    : [`links to ${id}, a ${type}; only ${to.join(', ')} can be chosen`];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
