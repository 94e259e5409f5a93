import { expect, test } from 'vitest';
import { KeptPictures } from './kept-pictures.ts';

const bytes = (length: number) => async () => Buffer.alloc(length);

test('a picture is drawn once, however many ask for it', async () => {
  const pictures = new KeptPictures(1_000);
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return Buffer.from('picture');
  };
  const answers = await Promise.all([pictures.get('a', draw), pictures.get('a', draw)]);
  answers.push(await pictures.get('a', draw));
  expect(answers.map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(drawn).toBe(1);
});

test('no more bytes are kept than allowed; what was used last stays', async () => {
  const pictures = new KeptPictures(1_000);
  await pictures.get('a', bytes(400));
  await pictures.get('b', bytes(400));
  await pictures.get('a', bytes(1));
  await pictures.get('c', bytes(400));
  expect(pictures.bytes).toBe(800);
  expect(await pictures.get('a', bytes(1))).toHaveLength(400);
  expect(await pictures.get('b', bytes(7))).toHaveLength(7);
  await pictures.get('huge', bytes(5_000));
  expect(pictures.bytes).toBeLessThanOrEqual(1_000);
});

test('a failure is not kept', async () => {
  const pictures = new KeptPictures(1_000);
  const fail = () => Promise.reject(new Error('broken'));
  await expect(pictures.get('a', fail)).rejects.toThrow('broken');
  expect(await pictures.get('a', bytes(3))).toHaveLength(3);
});
