import type { IncomingMessage } from 'node:http';
import { outageOf } from '../db/outage.ts';
import { requestIdFor } from './request-id.ts';
import type { RequestSpan } from './spans.ts';

/** Why something could not be answered now. */
export interface Outage {
  readonly reason: string;
  readonly error: unknown;
}

/** What is known of a request besides itself, from its beginning to its end. */
export interface WatchedRequest {
  readonly id: string;
  /** The row of the route table, or the pattern of a registered address; there are only so many. */
  route: string;
  /** What was away while it was answered. */
  outage: Outage | null;
  /** Null where no traces are recorded. */
  span: RequestSpan | null;
}

const key = Symbol('watched');
type Carrier = IncomingMessage & { [key]?: WatchedRequest };

/** The same for as long as the request lives. */
export function watched(request: IncomingMessage): WatchedRequest {
  const carrier = request as Carrier;
  carrier[key] ??= { id: requestIdFor(request.headers), route: 'other', outage: null, span: null };
  return carrier[key];
}

/**
 * Has the line of a request say that something was away; nothing else is to be logged of it. Whoever hung up in the
 * middle of a request has broken the connection themselves: nothing is away then.
 */
export function noteOutage(request: IncomingMessage, error: unknown): void {
  if (hasHungUp(request)) return;
  watched(request).outage ??= { reason: outageOf(error) ?? 'unavailable', error };
}

/** Whether the client left before the request was there whole. */
export function hasHungUp(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete;
}
