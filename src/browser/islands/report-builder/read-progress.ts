import { ReportRefused } from './ask-report.ts';

/** A file that was made while it was said how far it is. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Blob;
}

type Line =
  | { readonly share: number }
  | { readonly name: string; readonly type: string }
  | { readonly failed: number };

/**
 * Reads lines of JSON until the one that names the file; what follows it is the file.
 *
 * @throws ReportRefused when it was not made; Error when the answer breaks off
 */
export async function readProgress(
  body: ReadableStream<Uint8Array>,
  onProgress: (share: number) => void,
): Promise<MadeFile> {
  const reader = body.getReader();
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array();
  for (;;) {
    const end = rest.indexOf(10);
    if (end < 0) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The answer ends before the file.');
      rest = joined(rest, value);
      continue;
    }
    const line = JSON.parse(new TextDecoder().decode(rest.subarray(0, end))) as Line;
    rest = rest.slice(end + 1);
    if ('failed' in line) throw new ReportRefused(line.failed, '');
    if ('name' in line)
      return { ...line, bytes: new Blob(await remaining(reader, rest), { type: line.type }) };
    onProgress(line.share);
  }
}

async function remaining(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array<ArrayBuffer>,
): Promise<BlobPart[]> {
  const parts: BlobPart[] = [first];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return parts;
    parts.push(new Uint8Array(value));
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
