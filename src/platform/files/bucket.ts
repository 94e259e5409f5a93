import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../settings/object-storage-setting.ts';

/** Milliseconds for one try. */
const PATIENCE = 20_000;
/** Tries after the first one, where the storage says that it could not just now. */
const RETRIES = 2;

/** Object storage did not do what it was asked; what it says may name keys and is not told. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}

/** Objects of one bucket, by key. */
export interface Bucket {
  /** @throws FilesAway */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws FilesAway also when there is no such object: what a row names is there */
  get(key: string): Promise<Buffer>;
  /** Doing it twice changes nothing. @throws FilesAway */
  delete(key: string): Promise<void>;
}

/** A bucket of a storage that speaks as Amazon S3 does. Requests are signed with all that they carry (Signature Version 4). */
export function openBucket({ address, accessKeyId, secretAccessKey, region }: ObjectStorage): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, bytes?: Buffer) => {
    const body = bytes && new Uint8Array(bytes);
    const answer = await client
      .fetch(`${address}/${key}`, {
        method,
        ...(body && { body }),
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      .catch((cause: unknown) => {
        throw new FilesAway('The storage of files does not answer', { cause });
      });
    const read = await answer.arrayBuffer().catch((cause: unknown) => {
      throw new FilesAway('The storage of files broke off', { cause });
    });
    const said = Buffer.from(read);
    // Some say so of what is deleted twice; Amazon’s does not.
    if (answer.ok || (method === 'DELETE' && answer.status === 404 && said.includes('NoSuchKey')))
      return said;
    throw new FilesAway(`The storage of files answered a ${method} by ${answer.status}`);
  };
  return {
    async put(key, bytes) {
      await ask('PUT', key, bytes);
    },
    get: (key) => ask('GET', key),
    async delete(key) {
      await ask('DELETE', key);
    },
  };
}
