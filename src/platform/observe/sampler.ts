import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/**
 * Which traces are recorded, by OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG (OpenTelemetry's specification of
 * environment variables): all by default, and where a caller's trace is continued, as the caller does.
 */
export function samplerOf(env: Readonly<Record<string, string | undefined>>): Sampler {
  const name = env.OTEL_TRACES_SAMPLER ?? '';
  const root = rootOf(name.replace(/^parentbased_/, ''), Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1));
  return name === '' || name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
