import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import type { PlanRoom } from '../stored/plan.ts';
import { PreparedQuery } from '../stored/prepared-query.ts';

interface Planned {
  /** Null: it cannot be planned. */
  readonly query: PreparedQuery | null;
  /** When it may be asked by its plan again, in milliseconds of a clock that only grows. */
  notBefore: number;
}

/** Each choice of these has a plan. */
const mostSwitches = 3;
/**
 * Fields in all plans of a document, some of which hold a kilobyte. Each choice and each type of what is found has fields of
 * its own, so that few words would have very many.
 */
const mostFields = 1_000;
/** After a failure a query is executed step by step for so long: half an answer has no plan. */
const pauseAfterFailure = 60_000;

interface OfDocument {
  readonly byName: Map<string | undefined, Planned>;
  readonly room: PlanRoom;
}

/** Plans of queries that are asked again and again, by their documents, as long as those are kept. */
export class PlannedQueries {
  readonly #known = new WeakMap<DocumentNode, OfDocument>();

  /** The query of a valid document that can be answered by its plan; null: it cannot, or has failed a moment ago. */
  get(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): PreparedQuery | null {
    const planned = this.#planned(schema, document, name);
    return performance.now() < planned.notBefore ? null : planned.query;
  }

  /** A part of its answer has failed. */
  noteFailure(document: DocumentNode, name: string | undefined): void {
    const planned = this.#known.get(document)?.byName.get(name);
    if (planned) planned.notBefore = performance.now() + pauseAfterFailure;
  }

  #planned(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Planned {
    const { byName, room } = this.#known.get(document) ?? { byName: new Map(), room: { left: mostFields } };
    this.#known.set(document, { byName, room });
    const known = byName.get(name);
    if (known) return known;
    const planned = { query: prepared(schema, document, name, room), notBefore: 0 };
    byName.set(name, planned);
    return planned;
  }
}

function prepared(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
  room: PlanRoom,
): PreparedQuery | null {
  if (!isPlannable(document)) return null;
  try {
    const query = new PreparedQuery(schema, document, name, room);
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
