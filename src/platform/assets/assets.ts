import type { ClientBuild } from './client-build.ts';

/** A style sheet's address; one for paper is loaded when nothing else is. */
export interface Stylesheet {
  readonly href: string;
  readonly media?: 'print' | undefined;
}

/** What every page loads, by its address, and the one script that stands in it. */
export interface Assets {
  readonly stylesheets: readonly Stylesheet[];
  readonly scripts: readonly string[];
  /** What hears of failures before any other script runs, where somebody is told of them. */
  readonly watchErrors?: string | undefined;
  /** What tells of them, loaded by the first one. */
  readonly tellError?: string | undefined;
  /** What counts visits, where somebody does. */
  readonly countVisits?: string | undefined;
  /** The typefaces, wanted before the style sheet has been read. */
  readonly fonts?: readonly string[];
  /** The text of the script that runs before anything is drawn. */
  readonly beforeDrawing?: string | undefined;
  /** What graduate pages load instead of the site's styles and fonts. */
  readonly margin?: Pick<Assets, 'stylesheets' | 'fonts'> | undefined;
  /** What pages of the navigator, products and features load instead of the site's styles. */
  readonly products?: Pick<Assets, 'stylesheets'> | undefined;
  /** What hosted pages of the identity provider load instead of the site's styles. */
  readonly hosted?: Pick<Assets, 'stylesheets'> | undefined;
}

const sources = {
  start: 'src/browser/islands/kit/start.ts',
  watchErrors: 'src/browser/islands/errors/watch-errors.ts',
  tellError: 'src/browser/islands/errors/tell-error.ts',
  countVisits: 'src/browser/islands/visits/count-visits.ts',
} as const;

const ownStyles = ['margin', 'products', 'hosted'] as const;

/** What pages load, by the names with hashes that the client's build gave them. */
export function assetsOf({ manifest, beforeDrawing }: Omit<ClientBuild, 'directory'>): Assets {
  const built = (name: keyof typeof sources) => {
    const file = manifest[sources[name]]?.file;
    return file && `/${file}`;
  };
  const start = built('start');
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const [site, margin, products, hosted] = ([undefined, ...ownStyles] as const).map((build) => {
    const own = [...files].filter((file) => buildOf(file) === build);
    return { stylesheets: stylesheetsOf(own), fonts: addressesOf(own, '.woff2').filter(isForEveryPage) };
  });
  return {
    stylesheets: [],
    ...site,
    beforeDrawing,
    scripts: start ? [start] : [],
    watchErrors: built('watchErrors'),
    tellError: built('tellError'),
    countVisits: built('countVisits'),
    margin,
    products: products && { stylesheets: products.stylesheets },
    hosted,
  };
}

/** Which of the builds with styles of their own a file is from: see `vite.config.ts`. */
function buildOf(file: string): (typeof ownStyles)[number] | undefined {
  return ownStyles.find((build) => file.startsWith(`assets/${build}-`));
}

/** Letters of names from beyond are loaded where there are some: see `src/styles/margin/fonts.css`. */
function isForEveryPage(font: string): boolean {
  return !font.includes('-beyond-');
}

/** What is for paper ends like this: see `scripts/build/print-apart.ts`. It comes last, as it has the last word. */
function stylesheetsOf(files: readonly string[]): Stylesheet[] {
  const all = addressesOf(files, '.css');
  const paper = addressesOf(files, '-print.css');
  return [
    ...all.filter((href) => !paper.includes(href)).map((href) => ({ href })),
    ...paper.map((href) => ({ href, media: 'print' as const })),
  ];
}

function addressesOf(files: readonly string[], ending: string): string[] {
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}
