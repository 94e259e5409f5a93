import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStorage } from '../settings/object-storage-setting.ts';

/** What a signature is made of, as Amazon documents it for S3 (“Authenticating Requests: Using the Authorization Header”). */
export interface SignedRequest {
  readonly method: string;
  /** As it was asked for. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** In the order in which the request names them. */
  readonly signedHeaders: readonly string[];
  /** `20130524T000000Z`. */
  readonly time: string;
  readonly region: string;
}

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request has to have, by code that has nothing in common with what signs ours. */
export function signatureOf(request: SignedRequest, secret: string): string {
  const { method, path, query, headers, signedHeaders, time, region } = request;
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const lines = signedHeaders.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const canonical = [
    method,
    path,
    query,
    lines,
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digestOf(canonical)}`;
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
}

/** Why a storage would refuse a request: with the status and the code that Amazon's answers by. */
function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  place: ObjectStorage,
): readonly [number, string] | null {
  const { pathname, searchParams } = new URL(request.url ?? '', place.address);
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const [, id, region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const time = headers['x-amz-date'] ?? '';
  const signed = {
    method: request.method ?? '',
    path: pathname,
    query: String(searchParams),
    headers,
    signedHeaders: names.split(';'),
    time,
    region,
  };
  if (id !== place.accessKeyId) return [403, 'InvalidAccessKeyId'];
  if (region !== place.region) return [400, 'AuthorizationHeaderMalformed'];
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60_000)) return [403, 'RequestTimeTooSkewed'];
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    signed.signedHeaders.includes(name),
  );
  if (!isWhole || signature !== signatureOf(signed, place.secretAccessKey))
    return [403, 'SignatureDoesNotMatch'];
  if (headers['x-amz-content-sha256'] !== digestOf(body)) return [400, 'XAmzContentSHA256Mismatch'];
  if (request.method === 'PUT' && headers['content-length'] === undefined)
    return [411, 'MissingContentLength'];
  return null;
}

export type StorageMethod = 'PUT' | 'GET' | 'DELETE';

/** A storage of objects on this machine, that takes only what is signed right. */
export async function startObjectStorage() {
  const objects = new Map<string, Buffer>();
  /** What it says that it could not do. */
  const failing = new Set<StorageMethod>();
  const refused: string[] = [];
  const state: { isPublic: boolean; beforeAnswer: (method: StorageMethod) => Promise<unknown> } = {
    isPublic: false,
    beforeAnswer: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const method = request.method as StorageMethod;
    const isOpen = state.isPublic && method === 'GET';
    const refusal = isOpen ? null : refusalOf(request, body, place);
    const tell = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (refusal) {
      refused.push(refusal[1]);
      return tell(...refusal);
    }
    if (failing.has(method)) return tell(500, 'InternalError');
    const [, bucket = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (bucket !== BUCKET) return tell(404, 'NoSuchBucket');
    const found = objects.get(key);
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    await state.beforeAnswer(method);
    if (method === 'GET' && !found) return tell(404, 'NoSuchKey');
    return response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? found : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const place: ObjectStorage = {
    address: `http://127.0.0.1:${port}/${BUCKET}`,
    accessKeyId: 'FIRM-KEY',
    secretAccessKey: 'a/secret+of=the-firm',
    region: 'eu-west-2',
  };
  return {
    place,
    objects,
    failing,
    /** Codes of what it refused. */
    refused,
    state,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const BUCKET = 'firm-files';
