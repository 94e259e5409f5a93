import fc from 'fast-check';
import { anyJson, anyText } from './any-text.fixture.ts';
import { declared, languages, type Pair, type Target, type Targets } from './declared-form.fixture.ts';

/** Forms by which one applies. */
export const applications = ['application', 'graduate'] as const;

/** An application by GraphQL, with its files where they belong, or anywhere else; or without any, as it is sent then. */
export function byGraphql(name: (typeof applications)[number], targets: Targets): fc.Arbitrary<Target> {
  const mutations = fc.constantFrom(
    ...[
      'sendApplication(application: $a) { reference equalOpportunities }',
      'saveApplication(application: $a)',
    ],
  );
  const others = fc.constantFrom(
    '{ __typename }',
    'mutation A { sendApplication }',
    'mutation A($a: ApplicationInput!) { a: saveApplication(application: $a) b: saveApplication(application: $a) }',
    'mutation A($file: File!) { addAttachment(recordId: "none", file: $file) { id } }',
  );
  const query = fc.oneof(
    { weight: 8, arbitrary: mutations.map((call) => `mutation A($a: ApplicationInput!) { ${call} }`) },
    { weight: 1, arbitrary: others },
  );
  const right = { cv: ['variables.a.cv'] };
  const both = { ...right, letter: ['variables.a.letter'] };
  const places = fc.constantFrom(
    ...['variables.a.cv', 'variables.a.cv.bytes', 'variables.a', 'variables.a.answers.name', 'query', ''],
    ...['variables.__proto__.cv', 'variables.a.about', `variables${'.a'.repeat(99)}`],
  );
  const map = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<unknown>(right, right, both) },
    {
      weight: 2,
      arbitrary: fc.record({ cv: fc.array(places), letter: fc.array(places, { maxLength: 30 }) }),
    },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.record({ cv: anyJson }) },
  );
  const more = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.record({
        locale: fc.constantFrom(...languages),
        draft: anyText,
        leaveOut: anyJson,
        begun: anyText,
      }),
    },
  );
  const seldom = fc.oneof(
    { weight: 12, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  );
  return fc
    .tuple(
      fc.oneof(declared(name, targets, 0), declared(name, targets)),
      query,
      map,
      more,
      fc.record({ isReversed: seldom, lacksHeader: seldom, isPlain: fc.boolean() }),
    )
    .map(([{ pairs }, asked, files, rest, { isReversed, lacksHeader, isPlain }]) => {
      const { about, ...answers } = Object.fromEntries(pairs);
      const application = { form: name.toUpperCase(), about: about ?? '', answers, ...rest };
      const plain = JSON.stringify({ query: asked, variables: { a: application } });
      const parts: Pair[] = [
        ['operations', plain],
        ['map', JSON.stringify(files)],
      ];
      return {
        path: '/graphql',
        pairs: isReversed ? parts.toReversed() : parts,
        takesFile: true,
        headers: lacksHeader ? {} : { 'apollo-require-preflight': 'true' },
        ...(isPlain && { json: plain }),
      };
    });
}
