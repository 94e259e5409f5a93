import { type Assets, assetsOf } from '../../../platform/assets/assets.ts';
import { readClientBuild } from '../../../platform/assets/client-build.ts';

/** What hosted pages load. */
export interface HostedAssets extends Pick<Assets, 'stylesheets' | 'fonts'> {
  /** The script of passkeys, for pages that offer them. */
  readonly passkeys: string | undefined;
  /** The script that shows a password while it is chosen. */
  readonly showPassword: string | undefined;
}

const scripts = 'src/identity/hosted/browser/';
let read: HostedAssets | undefined;

/** Read once; without a client build pages are plain. */
export function hostedAssets(): HostedAssets {
  if (read) return read;
  const client = readClientBuild();
  const { fonts = [], hosted } = assetsOf(client);
  const addressOf = (script: string) => {
    const built = client.manifest[`${scripts}${script}.ts`];
    return built && `/${built.file}`;
  };
  read = {
    stylesheets: hosted?.stylesheets ?? [],
    fonts,
    passkeys: addressOf('passkeys'),
    showPassword: addressOf('show-password'),
  };
  return read;
}
