import type { RefObject } from 'react';

/** Hydration leaves an element alone that has HTML of its own, whatever that is. */
const asItIs = { __html: '' };

/** What stands in an `IslandAround`, as the server made it. */
export function Untouched({ within }: { readonly within: RefObject<HTMLDivElement | null> }) {
  return <div ref={within} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}
