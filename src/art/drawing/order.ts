import type { ArtSubject } from '../address.ts';
import type { OpenGraphSubject } from '../open-graph/subject.ts';
import type { PressPicture } from '../press/address.ts';

/** What a drawing thread is asked for, and all that it is told. */
export type DrawingOrder =
  | { readonly kind: 'art'; readonly subject: ArtSubject }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'share'; readonly subject: OpenGraphSubject }
  | { readonly kind: 'press'; readonly picture: PressPicture };

/** A picture as it is sent. */
export interface Drawing {
  readonly body: Uint8Array;
  /** The same in Brotli; not of pictures that are drawn once in a while. */
  readonly brotli?: Uint8Array;
}
