import type { Manifest } from 'vite';

/** Addresses of what every page loads. */
export interface Assets {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  /** The typefaces, wanted before the style sheet has been read. */
  readonly fonts?: readonly string[];
  /** Runs before anything is drawn: what the reader chose. */
  readonly reader?: string | undefined;
  /** Runs before anything is drawn: whether somebody is signed in. */
  readonly marks?: string | undefined;
  /** What graduate pages load instead of the site's styles and fonts. */
  readonly margin?: Pick<Assets, 'stylesheets' | 'fonts'> | undefined;
  /** What hosted pages of the identity provider load instead of the site's styles. */
  readonly door?: Pick<Assets, 'stylesheets'> | undefined;
}

const start = 'src/islands/kit/start.ts';
const reader = 'src/components/layout/reader.ts';
const marks = 'src/auth/marks.ts';

/** What pages load, by the names with hashes that the client's build gave them. */
export function assetsOf(manifest: Manifest): Assets {
  const built = manifest[start]?.file;
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const [site, margin, door] = ([undefined, 'margin', 'door'] as const).map((build) => {
    const own = [...files].filter((file) => buildOf(file) === build);
    return { stylesheets: addressesOf(own, '.css'), fonts: addressesOf(own, '.woff2') };
  });
  return {
    stylesheets: [],
    ...site,
    scripts: built ? [`/${built}`] : [],
    reader: manifest[reader] && `/${manifest[reader].file}`,
    marks: manifest[marks] && `/${manifest[marks].file}`,
    margin,
    door,
  };
}

/** Which of the builds with styles of their own a file is from: see `vite.config.ts`. */
function buildOf(file: string): 'margin' | 'door' | undefined {
  return (['margin', 'door'] as const).find((build) => file.startsWith(`assets/${build}-`));
}

function addressesOf(files: readonly string[], ending: string): string[] {
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}
