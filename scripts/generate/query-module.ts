import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, type DocumentNode, Kind, parse, print, visit } from 'graphql';

const scalars = {
  Locale: "import('../../routing/locales.ts').Locale",
  RichText: "import('../../content/rich-text/types.ts').RichText",
  Date: 'string',
  DateTime: 'string',
  ID: 'string',
  JSON: 'unknown',
  File: 'File',
};

/**
 * The TypeScript module of a stored query: its text, and the types of its result and variables.
 *
 * @param file path of the .graphql file, which holds one named operation
 * @param fragments documents of fragments that any query may use
 * @throws when the query does not fit the schema
 */
export async function queryModule(
  file: string,
  source: string,
  schemaSource: string,
  fragments: DocumentNode,
): Promise<string> {
  const document = withFragments(parse(source), fragments);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name) throw new Error(`${file}: one named operation is needed`);
  const name = operation.name.value;
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}${suffixOf(operation.operation)}`;
  const base = name + suffixOf(operation.operation);
  const up = '../'.repeat(file.split('/').length - 2);
  const types = await codegen({
    filename: file,
    schema: parse(schemaSource),
    schemaAst: buildSchema(schemaSource),
    documents: [{ location: file, document }],
    config: {
      scalars: Object.fromEntries(
        Object.entries(scalars).map(([scalar, type]) => [scalar, type.replace('../../', up)]),
      ),
      strictScalars: true,
      immutableTypes: true,
      avoidOptionals: { field: true, inputValue: false },
      enumType: 'string-literal',
      skipTypename: true,
      mergeFragmentTypes: true,
      useTypeImports: true,
    },
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
  });
  return [
    '// Generated from the query beside it by `npm run generate`. Do not edit.',
    `import { stored } from '${up}content/execute.ts';`,
    '',
    types.trim(),
    '',
    `export const ${constant} = stored<${base}, ${base}Variables>(`,
    `  '${name}',`,
    `  ${JSON.stringify(print(document))},`,
    ');',
    '',
  ].join('\n');
}

function suffixOf(operation: string): string {
  return operation.charAt(0).toUpperCase() + operation.slice(1);
}

/** The document with those shared fragments that it uses, and the ones that these use. */
function withFragments(document: DocumentNode, fragments: DocumentNode): DocumentNode {
  const needed = new Set<string>();
  const collect = (node: DocumentNode['definitions'][number]) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
        );
        if (!fragment || needed.has(name.value)) return;
        needed.add(name.value);
        collect(fragment);
      },
    });
  };
  document.definitions.forEach(collect);
  const added = fragments.definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && needed.has(definition.name.value),
  );
  return { ...document, definitions: [...document.definitions, ...added] };
}
