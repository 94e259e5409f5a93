import type { ApiContext } from '../content/api-context.ts';
import type { FieldPlan, ValuePlan, VariableValues } from './plan.ts';

/** One time that a query is answered. */
interface Run {
  readonly context: ApiContext;
  readonly variables: VariableValues;
  /** Arguments that variables make: the same for every object. */
  readonly args: Map<FieldPlan, object>;
}

/**
 * Answers a planned operation. What is there at once is not waited for.
 *
 * @throws the first error: nothing of a partial answer is used
 */
export async function runPlan(
  fields: readonly FieldPlan[],
  context: ApiContext,
  variables: VariableValues,
): Promise<unknown> {
  return objectOf(fields, undefined, { context, variables, args: new Map() });
}

function objectOf(fields: readonly FieldPlan[], source: unknown, run: Run): unknown {
  const made: Record<string, unknown> = {};
  let awaited: Promise<void>[] | undefined;
  for (const field of fields) {
    const { key } = field;
    const value = fieldOf(field, source, run);
    made[key] = value;
    if (!(value instanceof Promise)) continue;
    awaited ??= [];
    awaited.push(
      value.then((come) => {
        made[key] = come;
      }),
    );
  }
  return awaited ? Promise.all(awaited).then(() => made) : made;
}

/** A failure is a promise as well: what else is under way is then waited for by somebody. */
function fieldOf(field: FieldPlan, source: unknown, run: Run): unknown {
  try {
    const value = field.resolve(source, field.args ?? argsOf(field, run), run.context, field.info);
    if (value instanceof Promise) return value.then((come) => finished(field.value, come, run));
    return finished(field.value, value, run);
  } catch (error) {
    return Promise.reject(error);
  }
}

function argsOf(field: FieldPlan, { args, variables }: Run): object {
  const known = args.get(field);
  if (known) return known;
  const made = field.argsOf(variables);
  args.set(field, made);
  return made;
}

function finished(plan: ValuePlan, value: unknown, run: Run): unknown {
  if (value === undefined || value === null) {
    if (plan.isRequired) throw new Error(`Cannot return null for non-nullable field ${plan.name}.`);
    return null;
  }
  switch (plan.kind) {
    case 'leaf':
      return plan.write(value) ?? finished(plan, null, run);
    case 'list':
      return Symbol.asyncIterator in Object(value)
        ? awaitedList(plan.of, value as AsyncIterable<unknown>, run)
        : listOf(plan.of, value as Iterable<unknown>, run);
    case 'object':
      return objectOf(plan.fieldsOf(value, run.context), value, run);
  }
}

function listOf(plan: ValuePlan, values: Iterable<unknown>, run: Run): unknown {
  let isAwaited = false;
  const made: unknown[] = [];
  for (const value of values) {
    const one = itemOf(plan, value, run);
    if (one instanceof Promise) isAwaited = true;
    made.push(one);
  }
  return isAwaited ? Promise.all(made) : made;
}

/** One that makes way for others. */
async function awaitedList(plan: ValuePlan, values: AsyncIterable<unknown>, run: Run): Promise<unknown[]> {
  const made: unknown[] = [];
  for await (const value of values) {
    const one = itemOf(plan, value, run);
    // It is waited for in the end.
    if (one instanceof Promise) one.catch(() => undefined);
    made.push(one);
  }
  return Promise.all(made);
}

function itemOf(plan: ValuePlan, value: unknown, run: Run): unknown {
  try {
    return value instanceof Promise
      ? value.then((come) => finished(plan, come, run))
      : finished(plan, value, run);
  } catch (error) {
    return Promise.reject(error);
  }
}
