import fc from 'fast-check';
import { type FormName, forms } from '../../forms/declared/index.ts';
import { fileFields } from '../../forms/form.ts';
import { rightAnswer } from '../../forms/right-answer.fixture.ts';
import { anyText } from './any-text.fixture.ts';

/** Where forms go, and what those are about that have to be about something. */
export interface Targets {
  readonly siteOrigin: string;
  /** Records that one may register or apply for, by the form. */
  readonly about: { readonly [F in FormName]?: string };
  /** One that is there. */
  readonly newsletter: string;
}

export type Pair = readonly [name: string, value: string];
/** What is sent where; files come after it. */
export interface Target {
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly takesFile: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent in place of both, without files. */
  readonly json?: string;
}

export const languages = ['en', 'fr-fr', 'zh-cn'] as const;

const anyLongText = fc
  .tuple(fc.constantFrom('a', '魏', '\n', 'http://a.example ', '<b>'), fc.integer({ min: 200, max: 6_000 }))
  .map(([part, length]) => part.repeat(length));

/** A declared form, filled in, with some of it changed. */
export function declared(name: FormName, targets: Targets, mostChanges = 3): fc.Arbitrary<Target> {
  const about = targets.about[name] ?? '';
  const { fields } = forms[name];
  const right = fields
    .filter(({ kind }) => kind !== 'file')
    .map((field): Pair => [field.name, rightAnswer(field)]);
  const fieldNames = fc.constantFrom(...fields.map((field) => field.name), 'about', 'begun', 'homepage');
  const change = fc.record({
    at: fc.nat(right.length),
    by: fc.oneof(
      fc.constant<Pair[]>([]),
      fc.tuple(fieldNames, fc.oneof(anyText, anyLongText)).map((pair): Pair[] => [pair]),
      fc.tuple(anyText, anyText).map((pair): Pair[] => [pair]),
      fieldNames.map((field): Pair[] => [
        [`${field}[]`, 'a'],
        [`${field}[a]`, 'b'],
        [field, ''],
      ]),
    ),
  });
  return fc.tuple(fc.array(change, { maxLength: mostChanges }), fc.uuid()).map(([changes, somebody]) => {
    const pairs: Pair[] = [['about', about], ...right];
    for (const { at, by } of changes) pairs.splice(at, 1, ...by);
    const own = pairs.map(
      ([key, value]): Pair => [
        key,
        key === 'email' && value.endsWith('@client.example') ? `${somebody}@client.example` : value,
      ],
    );
    return { path: `/forms/${name}`, pairs: own, takesFile: fileFields(forms[name]).length > 0 };
  });
}
