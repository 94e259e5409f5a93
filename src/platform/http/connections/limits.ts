/** How long a connection may take for what, in milliseconds, and how many of them there may be. */
export interface ConnectionLimits {
  /** For a request's headers, from its first byte; from the beginning when there is none. */
  readonly headers: number;
  /** For the body of a request. */
  readonly request: number;
  /** For a body with files whose bytes go on coming (`SlowSenders`). */
  readonly upload: number;
  /** Bytes of such a body that buy a millisecond more. */
  readonly pace: number;
  /** Without a byte in either direction: for who does not read the answer. */
  readonly silence: number;
  /** Between two requests. Balancers keep theirs for a minute, and must be the first to close. */
  readonly keepAlive: number;
  /** For reading an answer, at whatever pace. */
  readonly answer: number;
  /** Between two looks at all of them. */
  readonly check: number;
  /** Connections of one network (`networkOf`). */
  readonly ofOneNetwork: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  // Two files of 5 MB at half a megabit per second.
  upload: 180_000,
  pace: 64,
  silence: 30_000,
  keepAlive: 65_000,
  answer: 600_000,
  check: 1_000,
  ofOneNetwork: 500,
};

/** The part of them that Node keeps by itself, as options of Fastify. */
export function serverOptions({ headers, upload, silence, keepAlive, check }: ConnectionLimits) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
    // It knows one for all requests: those of shorter ones are kept by `OpenConnections`.
    requestTimeout: headers + upload,
    connectionTimeout: silence,
    keepAliveTimeout: keepAlive,
  };
}
