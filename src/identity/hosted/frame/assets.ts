import { type Assets, assetsOf } from '../../../server/assets.ts';
import { readClientBuild } from '../../../server/client-build.ts';

/** What hosted pages load. */
export interface HostedAssets extends Pick<Assets, 'stylesheets' | 'fonts'> {
  /** The script of passkeys, for pages that offer them. */
  readonly passkeys: string | undefined;
}

const script = 'src/identity/hosted/browser/passkeys.ts';
let kept: HostedAssets | undefined;

/** Read once; without a client build pages are plain. */
export function hostedAssets(): HostedAssets {
  if (kept) return kept;
  const { manifest } = readClientBuild();
  const { fonts = [], door } = assetsOf(manifest);
  const passkeys = manifest[script] && `/${manifest[script].file}`;
  kept = { stylesheets: door?.stylesheets ?? [], fonts, passkeys };
  return kept;
}
