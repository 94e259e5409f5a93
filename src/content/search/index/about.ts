import type { ContentType } from '../../types/define.ts';
import type { Field } from '../../types/fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What results can be narrowed by, in the order that pages show. */
export const facetNames = [
  'type',
  'service',
  'sector',
  'topic',
  'office',
  'jurisdiction',
  'author',
  'year',
  'state',
  'language',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Types of records whose links are facets, and as what. */
const facetOfTarget: Readonly<Record<string, FacetName>> = {
  service: 'service',
  sector: 'sector',
  topic: 'topic',
  office: 'office',
  jurisdiction: 'jurisdiction',
};

/** What a record can be narrowed by: `service:service-tax`, `author:pe101`, `year:2026`, `state:in-force`. */
export function aboutOf(type: ContentType, values: Values, orderedAt: Date | null): string[] {
  const links = Object.entries(type.fields).flatMap(([name, field]) => {
    const facet = facetOf(field);
    return facet === null ? [] : idsIn(values[name]).map((id) => `${facet}:${id}`);
  });
  const state = values.legalStatus;
  return [
    `type:${type.name}`,
    ...new Set(links),
    ...(orderedAt ? [`year:${orderedAt.getUTCFullYear()}`] : []),
    ...(typeof state === 'string' ? [`state:${state}`] : []),
  ];
}

function facetOf(field: Field): FacetName | null {
  if (field.kind !== 'link' && field.kind !== 'links') return null;
  if (field.kind === 'links' && field.makers) return 'author';
  const [target, ...others] = field.to;
  return target !== undefined && others.length === 0 ? (facetOfTarget[target] ?? null) : null;
}

function idsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
}
