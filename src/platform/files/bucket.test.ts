import { afterAll, beforeEach, expect, test } from 'vitest';
import { openBucket } from './bucket.ts';
import { signatureOf, startObjectStorage } from './object-storage.fixture.ts';

const storage = await startObjectStorage();
afterAll(() => storage.stop());
beforeEach(() => {
  storage.objects.clear();
  storage.failing.clear();
  storage.refused.length = 0;
});

const bytes = Buffer.from([0, 255, 37, 80, 68, 70]);
const bucket = openBucket(storage.place);

test('the storage of the tests asks for the signature that Amazon publishes as its example', () => {
  const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const example = {
    method: 'GET',
    path: '/test.txt',
    query: '',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': emptyDigest,
      'x-amz-date': '20130524T000000Z',
    },
    signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    time: '20130524T000000Z',
    region: 'us-east-1',
  };
  expect(signatureOf(example, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('what is put can be got until it is deleted, and is deleted twice without harm', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024, 'x');
  await bucket.put('one', bytes);
  await bucket.put('folder/two', large);
  expect([...storage.objects.keys()]).toEqual(['one', 'folder/two']);
  expect(await bucket.get('one')).toEqual(bytes);
  expect((await bucket.get('folder/two')).equals(large)).toBe(true);
  await bucket.delete('one');
  await bucket.delete('one');
  await expect(bucket.get('one')).rejects.toThrow('answered a GET by 404');
  expect([...storage.objects.keys()]).toEqual(['folder/two']);
});

test.each([
  ['another key', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
  ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('with %s nothing is put, and what is said names no secret', async (_, changes, code) => {
  const wrong = { ...storage.place, ...changes };
  const said = await openBucket(wrong)
    .put('one', bytes)
    .catch((error: unknown) => String(error));
  expect(said).toMatch(/^FilesAway: The storage of files answered a PUT by 40[03]$/);
  expect([storage.refused, storage.objects.size]).toEqual([[code], 0]);
});

test('of a storage that could not just now more is asked, and then it counts as away', async () => {
  storage.failing.add('PUT');
  await expect(bucket.put('one', bytes)).rejects.toThrow('answered a PUT by 500');
  storage.failing.clear();
  await bucket.put('one', bytes);
  expect(await bucket.get('one')).toEqual(bytes);
});

test('a storage that nobody finds, or whose bucket is another, counts as away', async () => {
  const other = { ...storage.place, address: storage.place.address.replace('firm-files', 'other') };
  await expect(openBucket(other).delete('one')).rejects.toThrow('answered a DELETE by 404');
  const gone = { ...storage.place, address: 'http://127.0.0.1:9/firm-files' };
  await expect(openBucket(gone).put('one', bytes)).rejects.toThrow('The storage of files does not answer');
});
