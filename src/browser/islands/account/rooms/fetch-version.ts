import { siteAuth } from '../../../auth/site.ts';
import { AskError } from '../ask.ts';
import { offerBytes } from '../offer-file.ts';
import type { RoomVersion } from './load-rooms.ts';

/** Downloads a version with the reader's token, and hands it to them. @throws AskError */
export async function fetchVersion(
  room: string,
  document: string,
  { number, name }: Pick<RoomVersion, 'number' | 'name'>,
): Promise<void> {
  const auth = await siteAuth();
  const address = `/room-documents/${encodeURIComponent(room)}/${document}/${number}`;
  const fetchWith = (token: string | null) =>
    fetch(address, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
  const token = await auth.token();
  if (token === null) throw new AskError('UNAUTHENTICATED');
  let answer = await fetchWith(token);
  // A token that holds no longer finds nothing.
  if (answer.status === 404) answer = await fetchWith(await auth.instead(token));
  if (!answer.ok) throw new AskError(answer.status === 404 ? 'NOT_FOUND' : 'UNREACHABLE');
  offerBytes(name, await answer.blob());
}
