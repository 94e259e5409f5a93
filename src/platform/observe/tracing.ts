import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { processName } from '../db/this-process.ts';
import { messageOf } from '../log/log.ts';
import { samplerOf } from './sampler.ts';
import { recordSpans, type SpanAttributes, type SpanRecorder } from './spans.ts';
import { readVersion } from './version.ts';

interface TracingOptions {
  /** The name of the service where OTEL_SERVICE_NAME gives none. */
  readonly service: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Milliseconds for which the end of the process waits for who takes the last spans. */
const longestFlush = 2_000;
/** Milliseconds in which it is said once that nobody takes the spans. */
const quiet = 60_000;

/**
 * Records spans from now on and sends them by OTLP over HTTP. Where to, by which name and how many is read from
 * OpenTelemetry's own variables.
 *
 * @returns how to send what is left, and stop
 */
export async function startTracing({ service, log }: TracingOptions): Promise<() => Promise<void>> {
  const { version } = await readVersion();
  const say = sayWhatFails(log);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': service,
          'service.version': version,
          'service.instance.id': processName,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(process.env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  recordSpans(recorderOf(provider));
  return async () => {
    recordSpans(null);
    await Promise.race([
      provider.shutdown().catch((error: unknown) => say(messageOf(error))),
      delay(longestFlush, undefined, { ref: false }),
    ]);
    diag.disable();
  };
}

function recorderOf(provider: TracerProvider): SpanRecorder {
  const tracer = provider.getTracer('chancery');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const span = <T>(name: string, attributes: SpanAttributes, work: () => T): T => {
    const context = current.getStore() ?? ROOT_CONTEXT;
    const begun = tracer.startSpan(name, { attributes }, context);
    return current.run(trace.setSpan(context, begun), () => endedWith(begun, work));
  };
  return {
    span,
    part: (name, attributes, work) => (current.getStore() ? span(name, attributes, work) : work()),
    request(method, headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const begun = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      const context = trace.setSpan(parent, begun);
      return {
        run: (work) => current.run(context, work),
        end({ route, status }) {
          begun.updateName(`${method} ${route}`);
          begun.setAttributes({ 'http.request.method': method, 'http.route': route });
          if (status !== null) begun.setAttribute('http.response.status_code', status);
          if (status !== null && status >= 500) begun.setStatus({ code: SpanStatusCode.ERROR });
          begun.end();
        },
      };
    },
  };
}

/** Ends the span with the work. What failed is said by the log alone: messages may name people. */
function endedWith<T>(span: Span, work: () => T): T {
  const fail = (error: unknown): never => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  };
  let result: T;
  try {
    result = work();
  } catch (error) {
    return fail(error);
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then((value: unknown) => {
    span.end();
    return value;
  }, fail) as T;
}

/** The library's own complaints: that nobody takes the spans, and little else. */
function sayWhatFails(log: Pick<FastifyBaseLogger, 'warn'>): (message: string) => void {
  let spokenAt = Number.NEGATIVE_INFINITY;
  const say = (message: string) => {
    if (performance.now() - spokenAt < quiet) return;
    spokenAt = performance.now();
    log.warn({ because: message.slice(0, 300) }, 'spans of traces are lost');
  };
  const pass = () => {};
  diag.setLogger(
    { error: say, warn: say, info: pass, debug: pass, verbose: pass },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return say;
}
