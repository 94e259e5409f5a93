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

/**
 * The path of a pattern with its parameters filled in.
 * @throws Error when a parameter is missing
 */
export function filledPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  const segments = segmentsOf(pattern).map((segment) => {
    const parameter = parameterIn(segment);
    if (parameter === null) return segment;
    const value = params[parameter];
    if (!value) throw new Error(`The address “${pattern}” needs the parameter “${parameter}”.`);
    return value;
  });
  return pathOfSegments(segments);
}
