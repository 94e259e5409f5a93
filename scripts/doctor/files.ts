import { randomUUID } from 'node:crypto';
import { openBucket } from '../../src/platform/files/bucket.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

const { good, wrong } = findingsOf('files');

/** Whether the storage of files takes, gives and deletes what is ours: a few bytes, which do not stay. */
export async function checkFiles({ files }: Pick<Settings, 'files'>): Promise<Finding[]> {
  if (!files) return [good('files that are sent lie in the database')];
  const bucket = openBucket(files);
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from('Nothing of anybody’s');
  try {
    await bucket.put(key, bytes);
    const isSame = (await bucket.get(key)).equals(bytes);
    const unsigned = await fetch(`${files.address}/${key}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await unsigned.body?.cancel();
    await bucket.delete(key);
    if (unsigned.ok)
      return [wrong(`anybody may read what lies in ${files.address}`, 'make the bucket private at once')];
    if (!isSame) return [wrong(`${files.address} gives back other bytes`, 'look at what stands in between')];
  } catch (error) {
    return [
      wrong(
        `${files.address}: ${plainWords(error).split('\n')[0]}`,
        'look at FILES_URL, FILES_REGION and the key: it needs to put, get and delete objects there (403: it may not, or this machine’s clock is wrong)',
      ),
    ];
  }
  return [good(`${files.address} takes, gives and deletes files`)];
}
