/** Patterns of addresses, relative to the language prefix: `/people/:id/:slug`, where `:name` is any one segment. */

/** Segments of a pattern or of a path: `/` has none. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The parameter's name when a pattern's segment is one. */
export function parameterIn(segment: string): string | null {
  return segment.startsWith(':') ? segment.slice(1) : null;
}

/** The path that these segments make, each percent-encoded. */
export function pathOfSegments(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** A part of a pattern: text as it stands in an address, or the name of the parameter that stands for it. */
type Part = { readonly text: string } | { readonly parameter: string };

/** By pattern; there are as many as rows of the route table and addresses of content types. */
const known = new Map<string, readonly Part[]>();

/**
 * The path of a pattern with its parameters filled in.
 * @throws Error when a parameter is missing
 */
export function filledPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  let path = '';
  for (const part of partsOf(pattern)) {
    if ('text' in part) {
      path += part.text;
      continue;
    }
    const value = params[part.parameter];
    if (!value) throw new Error(`The address “${pattern}” needs the parameter “${part.parameter}”.`);
    path += `/${encodeURIComponent(value)}`;
  }
  return path || '/';
}

function partsOf(pattern: string): readonly Part[] {
  const before = known.get(pattern);
  if (before) return before;
  const parts = segmentsOf(pattern).map((segment): Part => {
    const parameter = parameterIn(segment);
    return parameter === null ? { text: `/${encodeURIComponent(segment)}` } : { parameter };
  });
  known.set(pattern, parts);
  return parts;
}
