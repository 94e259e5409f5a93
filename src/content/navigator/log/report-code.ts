import { createHash } from 'node:crypto';

/** What a report is known by: what was chosen, at which times, and the leaves of the versions that it shows. */
export interface ReportContents {
  readonly serviceId: string;
  /** As it stands in the address. */
  readonly selection: string;
  /** A day: `2026-11-24`. */
  readonly heldOn: string;
  /** Null: as the site had it when the report was made. */
  readonly knownAt: Date | null;
  /** Hashes of leaves of the log, in the order of the report. */
  readonly leaves: readonly Buffer[];
}

/** Figures and capitals that nobody takes for each other (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** 130 bits of a digest of a report's contents: another report with the same code cannot be found. */
export function reportCode({ serviceId, selection, heldOn, knownAt, leaves }: ReportContents): string {
  const hash = createHash('sha256');
  hash.update(
    ['chancery/navigator-report/v1', serviceId, selection, heldOn, knownAt?.toISOString() ?? '', ''].join(
      '\n',
    ),
  );
  for (const leaf of leaves) hash.update(leaf);
  let bits = BigInt(`0x${hash.digest('hex')}`) >> BigInt(256 - LENGTH * 5);
  let code = '';
  for (let at = 0; at < LENGTH; at += 1) {
    code = ALPHABET.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code;
}

/** As it is printed: in groups, `7Q2MK-…`. */
export function printedCode(code: string): string {
  return code.match(/.{1,6}/g)?.join('-') ?? code;
}

/** A code as somebody typed it; null when it cannot be one. O is read as 0, I and L as 1, as Crockford has it. */
export function typedCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}
