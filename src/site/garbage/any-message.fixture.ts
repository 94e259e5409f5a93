import fc from 'fast-check';
import { anyJson, anyJsonText, anyText, brokenJson } from './any-text.fixture.ts';

/** What a client sends over a socket. */
export type AnyMessage = string | Buffer;

const types = [
  'connection_init',
  'connection_ack',
  'ping',
  'pong',
  'subscribe',
  'next',
  'error',
  'complete',
] as const;

/** Few, so that one operation is asked for twice, and another is ended. */
const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>('1', '2', '3') },
  { weight: 1, arbitrary: anyJson },
);

/**
 * Messages of the `graphql-transport-ws` protocol: such as clients send, with what they ask for, and any other.
 *
 * @param asked payloads of operations
 */
export function anyMessages(requested: fc.Arbitrary<unknown>): fc.Arbitrary<AnyMessage[]> {
  const payload = fc.oneof({ weight: 4, arbitrary: requested }, { weight: 1, arbitrary: anyJson });
  const subscribe = fc.record({ type: fc.constant('subscribe'), id: anyId, payload });
  const complete = fc.record({ type: fc.constant('complete'), id: anyId });
  const other = fc.record(
    { type: fc.oneof(fc.constantFrom(...types), anyText), id: anyId, payload },
    { requiredKeys: [] },
  );
  const messages = fc.oneof(
    { weight: 10, arbitrary: subscribe },
    { weight: 3, arbitrary: complete },
    { weight: 2, arbitrary: other },
  );
  const message: fc.Arbitrary<AnyMessage> = fc.oneof(
    { weight: 8, arbitrary: messages.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.oneof(anyJsonText, brokenJson, anyText) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
  return fc.array(message, { minLength: 1, maxLength: 12 });
}
