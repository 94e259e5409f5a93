import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import { PreparedQuery } from '../stored/prepared-query.ts';

interface Planned {
  /** Null: it cannot be planned. */
  readonly query: PreparedQuery | null;
  /** When it may be asked by its plan again, in milliseconds of a clock that only grows. */
  notBefore: number;
}

/** Each choice of these has a plan. */
const mostSwitches = 3;
/** After a failure a query is executed step by step for so long: half an answer has no plan. */
const pauseAfterFailure = 60_000;

/** Plans of queries that are asked again and again, by their documents, as long as those are kept. */
export class PlannedQueries {
  readonly #known = new WeakMap<DocumentNode, Map<string | undefined, Planned>>();

  /** The query of a valid document that can be answered by its plan; null: it cannot, or has failed a moment ago. */
  get(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): PreparedQuery | null {
    const planned = this.#planned(schema, document, name);
    return performance.now() < planned.notBefore ? null : planned.query;
  }

  /** A part of its answer has failed. */
  noteFailure(document: DocumentNode, name: string | undefined): void {
    const planned = this.#known.get(document)?.get(name);
    if (planned) planned.notBefore = performance.now() + pauseAfterFailure;
  }

  #planned(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Planned {
    const ofDocument = this.#known.get(document) ?? new Map<string | undefined, Planned>();
    this.#known.set(document, ofDocument);
    const known = ofDocument.get(name);
    if (known) return known;
    const planned = { query: prepared(schema, document, name), notBefore: 0 };
    ofDocument.set(name, planned);
    return planned;
  }
}

function prepared(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
): PreparedQuery | null {
  if (!isPlannable(document)) return null;
  try {
    const query = new PreparedQuery(schema, document, name);
    return query.switches.length > mostSwitches ? null : query;
  } catch {
    return null;
  }
}

/** Questions about the schema itself have no plan, nor has a name that an object cannot have. */
function isPlannable(document: DocumentNode): boolean {
  let is = true;
  visit(document, {
    [Kind.FIELD]: ({ name, alias }) => {
      const isOfSchema = name.value.startsWith('__') && name.value !== '__typename';
      if (isOfSchema || alias?.value === '__proto__') is = false;
    },
  });
  return is;
}
