import type { Manifest } from 'vite';

/** Addresses of what every page loads. */
export interface Assets {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
}

const start = 'src/islands/kit/start.ts';

/** What pages load, by the names with hashes that the client's build gave them. */
export function assetsOf(manifest: Manifest): Assets {
  const built = manifest[start]?.file;
  const stylesheets = Object.values(manifest)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => file.endsWith('.css'));
  return {
    stylesheets: [...new Set(stylesheets)].map((file) => `/${file}`),
    scripts: built ? [`/${built}`] : [],
  };
}
