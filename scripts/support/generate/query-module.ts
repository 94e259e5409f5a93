import { dirname, relative } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { operationTypes, schemaTypeNames, schemaTypes } from './operation-types.ts';

/** Where the types of enums and inputs are written. */
export const schemaTypesFile = 'src/graphql/content/schema-types.gen.ts';

const scalarFiles = {
  Locale: 'src/i18n/locales.ts',
  RichText: 'src/content/rich-text/types.ts',
} as const;

/** Fragments that are spread elsewhere. */
const rulesOfShared = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** A .graphql file: an operation with fragments of its own, or fragments that any operation may spread. */
export interface Source {
  readonly file: string;
  readonly document: DocumentNode;
}

/** Reads a .graphql file. */
export function sourceOf(file: string, text: string): Source {
  return { file, document: parse(text) };
}

/**
 * The TypeScript modules of .graphql files, by their own files: types of the fragments, or of an operation's result and
 * variables, together with its text where it is asked on the server. What is declared in one module is imported by the others.
 *
 * @throws Error when one does not fit the schema, or has not the one operation or the fragments that it should have
 */
export function queryModules(sources: readonly Source[], schema: GraphQLSchema): Map<string, string> {
  const shared = sources.filter(isShared);
  const declaredIn = new Map<string, string>([
    ...Object.entries(scalarFiles),
    ...schemaTypeNames(schema).map((name) => [name, schemaTypesFile] as const),
    ...shared.flatMap((source) =>
      fragmentsOf(source.document).map(
        ({ name }) => [`${name.value}Fragment`, generated(source.file)] as const,
      ),
    ),
  ]);
  const fragments = shared.flatMap(({ document }) => fragmentsOf(document));
  return new Map(
    sources.map((source) => [generated(source.file), moduleOf(source, schema, fragments, declaredIn)]),
  );
}

/** The module of the enums and inputs that any operation names. */
export function schemaTypesModule(
  sources: readonly Source[],
  schemaSource: string,
  schema: GraphQLSchema,
): string {
  const operations = concatAST(sources.map(({ document }) => document));
  const types = schemaTypes(schema, parse(schemaSource), operations);
  return moduleText(
    schemaTypesFile,
    'the schema and the queries',
    types,
    new Map(Object.entries(scalarFiles)),
  );
}

function moduleOf(
  source: Source,
  schema: GraphQLSchema,
  fragments: readonly FragmentDefinitionNode[],
  declaredIn: ReadonlyMap<string, string>,
): string {
  const { file, document } = source;
  const others = isShared(source)
    ? fragments.filter((one) => !document.definitions.includes(one))
    : fragments;
  const spread = spreadBy(document, others);
  if (isSentAsItStands(file) && spread.length > 0)
    throw new Error(`${file}: a browser sends it as it stands, so no fragment of another file comes with it`);
  const whole = concatAST([document, { kind: Kind.DOCUMENT, definitions: spread }]);
  const [problem] = validate(schema, whole, isShared(source) ? rulesOfShared : specifiedRules);
  if (problem) throw new Error(`${file}: ${problem.message}`);
  const types = operationTypes(schema, document, spread);
  if (isShared(source)) return moduleText(generated(file), 'the fragments', types, declaredIn);
  if (isSentAsItStands(file)) return moduleText(generated(file), 'the query', types, declaredIn);
  const content = `${types}\n\n${queryText(file, whole)}`;
  return moduleText(generated(file), 'the query', content, declaredIn, true);
}

/** Islands send the text of the file: see `src/browser/islands/kit/operation.ts`. */
const isSentAsItStands = (file: string) => file.startsWith('src/browser/');

function queryText(file: string, document: DocumentNode): string {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation?.name) throw new Error(`${file}: one named operation is needed`);
  const suffix = operation.operation.charAt(0).toUpperCase() + operation.operation.slice(1);
  const type = operation.name.value + suffix;
  const constant = type.charAt(0).toLowerCase() + type.slice(1);
  return [
    `export const ${constant} = stored<${type}, ${type}Variables>(`,
    `  '${operation.name.value}',`,
    `  ${JSON.stringify(print(document))},`,
    ');',
  ].join('\n');
}

/** A module with imports of what it names and does not declare. */
function moduleText(
  file: string,
  origin: string,
  content: string,
  declaredIn: ReadonlyMap<string, string>,
  isStored = false,
): string {
  const words = new Set(content.match(/\b[A-Z]\w*\b/g));
  const named = [...declaredIn].filter(([name, from]) => from !== file && words.has(name));
  const imports = [...Map.groupBy(named, ([, from]) => pathTo(from, file))].map(
    ([from, names]) =>
      `import type { ${names
        .map(([name]) => name)
        .sort()
        .join(', ')} } from '${from}';`,
  );
  const stored = `import { stored } from '${pathTo('src/graphql/execute.ts', file)}';`;
  return [
    `// Generated from ${origin} by \`npm run generate\`. Do not edit.`,
    ...imports,
    ...(isStored ? [stored] : []),
    '',
    content,
    '',
  ].join('\n');
}

function pathTo(to: string, from: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function generated(file: string): string {
  return file.replace(/\.graphql$/, '.gen.ts');
}

function isShared({ file }: Source): boolean {
  return file.endsWith('.fragments.graphql');
}

function fragmentsOf({ definitions }: DocumentNode): FragmentDefinitionNode[] {
  return definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}

/** Those fragments that a document spreads, and the ones that these spread. */
function spreadBy(
  document: DocumentNode,
  fragments: readonly FragmentDefinitionNode[],
): FragmentDefinitionNode[] {
  const needed = new Set<FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.find((one) => one.name.value === name.value);
        if (!fragment || needed.has(fragment)) return;
        needed.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(document);
  return fragments.filter((fragment) => needed.has(fragment));
}
