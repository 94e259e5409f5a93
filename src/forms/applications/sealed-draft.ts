import type { Answers } from '../check.ts';
import type { Document, Documents } from '../files/document.ts';
import { seal, unseal } from './seal.ts';

/** What was typed, and the files that were chosen. */
interface Content {
  readonly answers: Answers;
  readonly files: Documents;
}

/** As its row has it. */
interface SealedDraft {
  readonly sealed: Buffer;
  /** Bytes of all files, one behind the other. */
  readonly sealed_files: Buffer | null;
  /** Of versions that know one file alone: the CV. */
  readonly sealed_file: Buffer | null;
}

/** What is sealed beside the bytes of files. */
interface SealedText {
  readonly answers: Answers;
  readonly files?: readonly ListedFile[];
  /** In place of them, of versions that know one file alone. */
  readonly file?: Omit<Document, 'bytes'> | null;
}

interface ListedFile extends Omit<Document, 'bytes'> {
  readonly field: string;
  /** In bytes. */
  readonly size: number;
}

/** Seals a draft so that whoever has the secret reads it, and nobody else. */
export function sealDraft(secret: string, { answers, files }: Content): SealedDraft {
  const chosen = Object.entries(files);
  const text: SealedText = {
    answers,
    files: chosen.map(([field, { name, mediaType, bytes }]) => ({
      field,
      name,
      mediaType,
      size: bytes.length,
    })),
  };
  const bytes = Buffer.concat(chosen.map(([, document]) => document.bytes));
  return {
    sealed: seal(secret, Buffer.from(JSON.stringify(text))),
    sealed_files: chosen.length > 0 ? seal(secret, bytes) : null,
    sealed_file: null,
  };
}

/** What was sealed with a secret, by this version or one that knows one file alone. @throws Error as `unseal` does */
export function unsealDraft(secret: string, { sealed, sealed_files, sealed_file }: SealedDraft): Content {
  const { answers, files, file } = JSON.parse(unseal(secret, sealed).toString()) as SealedText;
  if (files) return { answers, files: sealed_files ? cutApart(unseal(secret, sealed_files), files) : {} };
  return {
    answers,
    files: file && sealed_file ? { cv: { ...file, bytes: unseal(secret, sealed_file) } } : {},
  };
}

function cutApart(bytes: Buffer, files: readonly ListedFile[]): Documents {
  let from = 0;
  return Object.fromEntries(
    files.map(({ field, name, mediaType, size }) => {
      const own = bytes.subarray(from, from + size);
      from += size;
      return [field, { name, mediaType, bytes: own }];
    }),
  );
}
