import type { Manifest } from 'vite';

/** Addresses of what every page loads. */
export interface Assets {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  /** The typefaces, wanted before the style sheet has been read. */
  readonly fonts?: readonly string[];
  /** Runs before anything is drawn: what the reader chose. */
  readonly reader?: string | undefined;
  /** What graduate pages load instead of the site's styles and fonts. */
  readonly margin?: Pick<Assets, 'stylesheets' | 'fonts'> | undefined;
}

const start = 'src/islands/kit/start.ts';
const reader = 'src/components/layout/reader.ts';

/** What pages load, by the names with hashes that the client's build gave them. */
export function assetsOf(manifest: Manifest): Assets {
  const built = manifest[start]?.file;
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const [site, margin] = [false, true].map((isMargin) => {
    const own = [...files].filter((file) => isMarginFile(file) === isMargin);
    return { stylesheets: addressesOf(own, '.css'), fonts: addressesOf(own, '.woff2') };
  });
  return {
    stylesheets: [],
    ...site,
    scripts: built ? [`/${built}`] : [],
    reader: manifest[reader] && `/${manifest[reader].file}`,
    margin,
  };
}

/** Styles and fonts of the graduate pages: see `vite.config.ts`. */
function isMarginFile(file: string): boolean {
  return file.startsWith('assets/margin-');
}

function addressesOf(files: readonly string[], ending: string): string[] {
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}
