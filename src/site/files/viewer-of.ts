import { anonymous, type Viewer } from '../../content/context.ts';
import { BadToken, type SignedIn } from '../../graphql/endpoint/viewer.ts';

/** A token that proves nothing is no reason to refuse: its owner then has no right. */
export async function viewerOf(
  authorization: string | undefined,
  readViewer: (authorization: string | undefined) => Promise<SignedIn>,
): Promise<Viewer> {
  try {
    return (await readViewer(authorization)).viewer;
  } catch (error) {
    if (error instanceof BadToken) return anonymous;
    throw error;
  }
}
