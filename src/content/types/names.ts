import type { ContentTypeName } from './index.ts';

/** `navigatorService` → `NavigatorService`. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The GraphQL object type of a content type. */
export function typeNameOf(type: ContentTypeName): string {
  return capitalised(type);
}
