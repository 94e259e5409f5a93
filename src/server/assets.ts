import type { Manifest } from 'vite';

/** Addresses of what every page loads. */
export interface Assets {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  /** The typefaces, wanted before the style sheet has been read. */
  readonly fonts?: readonly string[];
  /** Runs before anything is drawn: what the reader chose. */
  readonly reader?: string | undefined;
}

const start = 'src/islands/kit/start.ts';
const reader = 'src/components/layout/reader.ts';

/** What pages load, by the names with hashes that the client's build gave them. */
export function assetsOf(manifest: Manifest): Assets {
  const built = manifest[start]?.file;
  const stylesheets = Object.values(manifest)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => file.endsWith('.css'));
  return {
    stylesheets: [...new Set(stylesheets)].map((file) => `/${file}`),
    scripts: built ? [`/${built}`] : [],
    fonts: fontsIn(manifest),
    reader: manifest[reader] && `/${manifest[reader].file}`,
  };
}

function fontsIn(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(files)].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
}
