/**
 * An error in the words of Sentry's protocol, made by servers and browsers alike. Only what is named here leaves: an
 * error's own further fields hold rows, requests and answers.
 */
import { scrubbed } from './scrubbed.ts';
import { type StackFrame, stackFrames } from './stack-frames.ts';

export interface ErrorContext {
  readonly platform: 'node' | 'javascript';
  /** Which build it happened in. */
  readonly release: string;
  readonly environment: string;
  readonly level: 'error' | 'fatal';
  /** False: nobody caught it. */
  readonly isHandled: boolean;
  /** What else is known, in words of ours. */
  readonly tags: Readonly<Record<string, string | undefined>>;
  /** What was said of it, in words of ours. */
  readonly message?: string | undefined;
  /** Of the page, without its query. */
  readonly address?: string | undefined;
  /** Names a file of a stack so that others may read it: `app:///…` is ours. */
  fileOf(file: string): string;
}

interface ExceptionValue {
  readonly type: string;
  readonly value: string;
  readonly stacktrace?: { readonly frames: readonly StackFrame[] };
  readonly mechanism: { readonly type: string; readonly handled: boolean };
}

export interface ErrorEvent {
  readonly event_id: string;
  readonly timestamp: number;
  readonly platform: string;
  readonly level: string;
  readonly release: string;
  readonly environment: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly logentry?: { readonly formatted: string };
  readonly request?: { readonly url: string };
  readonly exception?: { readonly values: readonly ExceptionValue[] };
  readonly sdk: object;
}

/** Most errors of a chain of causes. */
const mostCauses = 5;

/** @param error what was thrown, which need not be an error; undefined: something was only said */
export function eventOf(error: unknown, context: ErrorContext): ErrorEvent {
  const { platform, level, release, environment, message, address } = context;
  const values = error === undefined ? [] : exceptionsOf(error, context);
  const code = (error as { code?: unknown } | null | undefined)?.code;
  const tags = {
    ...context.tags,
    code: typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined,
  };
  return {
    event_id: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
    timestamp: Date.now() / 1_000,
    platform,
    level,
    release,
    environment,
    tags: Object.fromEntries(Object.entries(tags).flatMap(([name, tag]) => (tag ? [[name, tag]] : []))),
    ...(message !== undefined && { logentry: { formatted: scrubbed(message) } }),
    ...(address !== undefined && { request: { url: address } }),
    ...(values.length > 0 && { exception: { values } }),
    // Nobody is to work out where somebody is from where the report comes from.
    sdk: { name: 'chancery', version: '1', settings: { infer_ip: 'never' } },
  };
}

/** The error and its causes, the first cause first. */
function exceptionsOf(error: unknown, { isHandled, fileOf }: ErrorContext): ExceptionValue[] {
  const values: ExceptionValue[] = [];
  for (let one = error; one !== undefined && one !== null && values.length < mostCauses; one = causeOf(one)) {
    const { name, message, stack } = partsOf(one);
    const frames = stackFrames(stack, message, fileOf);
    values.unshift({
      type: name,
      value: scrubbed(message),
      ...(frames.length > 0 && { stacktrace: { frames } }),
      mechanism: { type: 'generic', handled: isHandled },
    });
  }
  return values;
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
}

/** Of what is no error only its kind is told: it may be an answer with somebody's data. */
function partsOf(error: unknown): {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
} {
  if (typeof error === 'string') return { name: 'Error', message: error, stack: '' };
  const { name, message, stack } = (error ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  return {
    name: typeof name === 'string' && /^[\w.]{1,60}$/.test(name) ? name : 'Error',
    message: typeof message === 'string' ? message : `a thrown ${typeof error}`,
    stack: typeof stack === 'string' ? stack : '',
  };
}

/** The event as it is sent: a header, the header of its one item, and the item, a line each. */
export function envelopeOf(event: ErrorEvent): string {
  const sent_at = new Date().toISOString();
  return `${JSON.stringify({ event_id: event.event_id, sent_at })}\n{"type":"event"}\n${JSON.stringify(event)}\n`;
}

/** Where envelopes go, with the public key: in the address, so that browsers need not ask first (CORS). */
export function envelopeAddress({
  address,
  key,
}: {
  readonly address: string;
  readonly key: string;
}): string {
  return `${address}?sentry_key=${key}&sentry_version=7&sentry_client=chancery%2F1`;
}
