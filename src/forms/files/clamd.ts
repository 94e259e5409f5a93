import { connect } from 'node:net';
import type { ClamdAddress } from '../../platform/settings/outward-values.ts';

/** Milliseconds without a word after which it counts as away. */
const SILENCE = 60_000;
const PIECE = 64 * 1024;

/**
 * Has clamd look at bytes (command INSTREAM: pieces, each after its length in four bytes, and a length of 0 at the end).
 *
 * @returns what it has found, by its name; null: nothing
 * @throws when it is away, or cannot tell
 */
export async function scanWithClamd(address: ClamdAddress, bytes: Buffer): Promise<string | null> {
  const socket = connect(address);
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('clamd is silent')));
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    socket.write(lengthOf(piece));
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0')) break;
  }
  const said = answer.replace(/\0.*$/s, '').replace(/^stream: /, '');
  if (said === 'OK') return null;
  const found = / FOUND$/.test(said);
  if (!found) throw new Error(`clamd could not tell: ${said.slice(0, 200)}`);
  return said.replace(/ FOUND$/, '').slice(0, 200);
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
