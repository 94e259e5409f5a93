import type { ArtSubject } from '../address.ts';
import type { OpenGraphSubject } from '../open-graph/subject.ts';

/** What a drawing thread is asked for, and all that it is told. */
export type DrawingOrder =
  | { readonly kind: 'art'; readonly subject: ArtSubject }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'share'; readonly subject: OpenGraphSubject };

/** A picture as it is sent. */
export interface Drawing {
  readonly body: Uint8Array;
  /** The same in Brotli; not of a PNG, which does not become smaller. */
  readonly brotli?: Uint8Array;
}
