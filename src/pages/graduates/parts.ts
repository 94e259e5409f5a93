import type { RouteName } from '../../routing/routes.ts';

/** What may follow a page's own text, in this order. */
export const parts = [
  'facts',
  'route',
  'programmes',
  'checker',
  'voices',
  'events',
  'pages',
  'questions',
  'people',
] as const;

export type Part = (typeof parts)[number];

const always: readonly Part[] = ['voices', 'questions', 'people'];

const byRoute: Partial<Record<RouteName, readonly Part[]>> = {
  'graduates-home': ['facts', 'programmes', 'voices', 'events', 'pages', 'questions', 'people'],
  'graduates-students': ['programmes', 'voices', 'events', 'questions', 'people'],
  'graduates-training-contract': ['route', 'facts', 'voices', 'questions', 'people'],
  'graduates-apply': ['programmes', 'checker', 'questions', 'people'],
  'graduates-meet-us': ['events', 'people'],
  'graduates-brochure': ['facts', 'programmes', 'route', 'people'],
};

/** Which of them a page has. */
export function partsOf(route: RouteName): ReadonlySet<Part> {
  return new Set(byRoute[route] ?? always);
}
