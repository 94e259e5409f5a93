/**
 * What happens here that is worth counting. Whoever does it tells of it; where nothing is measured nobody listens, and
 * telling costs a look at a flag.
 */
import { type Channel, channel } from 'node:diagnostics_channel';

export interface MeasuredEvents {
  readonly request: {
    readonly route: string;
    readonly method: string;
    /** Null: the client left before the answer was sent. */
    readonly status: number | null;
    readonly seconds: number;
    /** What was away; null: nothing. */
    readonly outage: string | null;
  };
  readonly takeDown:
    | { readonly stage: 'asked' }
    | { readonly stage: 'answered'; readonly seconds: number; readonly unconfirmed: number };
  /** An operation of GraphQL that was not answered, by the code of its error. */
  readonly graphqlRefusal: { readonly code: string };
  readonly mail: { readonly isSent: boolean };
  /** Something that was logged as an error. */
  readonly fault: {
    /** Undefined: it was only said. */
    readonly error: unknown;
    readonly message?: string | undefined;
    readonly requestId?: string | undefined;
    /** As in `request`. */
    readonly route?: string | undefined;
    readonly isFatal: boolean;
  };
  /** A cache in front was told to forget pages, or could not be told. */
  readonly purge: { readonly isDone: boolean };
  readonly job: { readonly queue: string; readonly isDone: boolean };
}

type Name = keyof MeasuredEvents;

// Held here: a channel that nobody holds is forgotten with its listeners.
const channels: { readonly [N in Name]: Channel } = {
  request: channel('chancery.request'),
  takeDown: channel('chancery.take-down'),
  graphqlRefusal: channel('chancery.graphql-refusal'),
  mail: channel('chancery.mail'),
  fault: channel('chancery.fault'),
  purge: channel('chancery.purge'),
  job: channel('chancery.job'),
};

export function tell<N extends Name>(name: N, event: MeasuredEvents[N]): void {
  const { [name]: told } = channels;
  if (told.hasSubscribers) told.publish(event);
}

/** Whether anybody listens. */
export function isHeard(name: Name): boolean {
  return channels[name].hasSubscribers;
}

/** @returns how to stop listening */
export function listenFor<N extends Name>(name: N, onEvent: (event: MeasuredEvents[N]) => void): () => void {
  const { [name]: heard } = channels;
  const listener = (event: unknown) => onEvent(event as MeasuredEvents[N]);
  heard.subscribe(listener);
  return () => void heard.unsubscribe(listener);
}
