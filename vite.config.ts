import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { stripIgnoredCharacters } from 'graphql';
import { build, defineConfig, type Plugin } from 'vite';
import { printApart } from './scripts/build/print-apart.ts';

/** The same in both builds, so that the server's class names are those of the stylesheet. */
function scopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`;
}

/** Layers count in the order in which they are first named; the bundler puts a component's styles before ours. */
const layers = '@layer reset,tokens,base,prose,components,pages;';

const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + file.source;
    }
  },
};

// The first that know `light-dark()`: imitated, it would not follow a panel's own scheme.
const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];

/**
 * Pages with a style sheet of their own: a build of their own, whose files join the client's. The sheet's name begins
 * with the build's, by which `src/platform/assets/assets.ts` knows it.
 */
function separateStyles(name: string, entry: string): Plugin {
  return {
    name: `${name}-styles`,
    async generateBundle(_, bundle) {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        css: { modules: { generateScopedName: scopedName } },
        build: {
          write: false,
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          cssTarget,
          rolldownOptions: {
            preserveEntrySignatures: 'exports-only',
            input: { [name]: entry },
            output: {
              assetFileNames: ({ names }) =>
                names[0]?.endsWith('.css') ? `assets/${name}-[hash].css` : 'assets/[name]-[hash][extname]',
            },
          },
        },
      });
      for (const { output } of [built].flat().filter((result) => 'output' in result)) {
        for (const file of output) {
          // Typefaces may be the site's own, which are there already.
          if (file.type !== 'asset' || file.fileName in bundle) continue;
          const { fileName, source, names } = file;
          this.emitFile({ type: 'asset', fileName, source, name: names[0] ?? fileName });
        }
      }
    },
  };
}

/** What islands import of styles stands in the sheets of the pages that have them, and in no sheet besides. */
const sheetsAlone: Plugin = {
  name: 'sheets-alone',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (/^assets\/style-[^/]*\.css$/.test(file)) delete bundle[file];
  },
};

/** The graduate pages have a look of their own. */
const marginStyles = separateStyles('margin', 'src/styles/margin/margin.ts');

/** What the site's other pages share, and theirs. */
const siteStyles = separateStyles('site', 'src/styles/site.ts');

/** The navigator, products and features have styles that no other page needs. */
const productsStyles = separateStyles('products', 'src/styles/products.ts');

/** The hosted pages of the identity provider need little of the site's. */
const hostedStyles = separateStyles('hosted', 'src/identity/hosted/hosted-styles.ts');

/** The script in every page's head is no module: it keeps its names to itself, and cannot import. */
const ownScope: Plugin = {
  name: 'own-scope',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry || file.name !== 'before-drawing') continue;
      if (file.imports.length > 0) throw new Error(`${file.name} shares ${file.imports} with other scripts.`);
      if (/<\/script|<!--/i.test(file.code))
        throw new Error(`${file.name} would end the element it stands in.`);
      file.code = `(()=>{${file.code.trim()}})();\n`;
    }
  },
};

/** What an island imports needs nothing loaded before it: Vite's helper for that would be half of the start script. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null;
  },
};

/** Queries are sent as browsers have them: without what GraphQL ignores (GraphQL specification, 2.1). */
const denseQueries: Plugin = {
  name: 'dense-queries',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.graphql?raw')) return null;
    const source = await readFile(id.slice(0, -'?raw'.length), 'utf8');
    return `export default ${JSON.stringify(stripIgnoredCharacters(source))};`;
  },
};

/**
 * Two builds: what browsers load (`client`), and the server (`server`); `scripts/build.ts` says into which directory.
 * Islands are chunks of the client's build, loaded when they are touched; styles are built apart, a sheet for each kind of page.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: isSsrBuild
    ? []
    : [
        plainImports,
        denseQueries,
        ownScope,
        siteStyles,
        marginStyles,
        productsStyles,
        hostedStyles,
        sheetsAlone,
        layersFirst,
        printApart,
      ],
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: scopedName } },
  // A server that finds a thousand files of packages one by one takes half as long again to start; two are no JavaScript, and one looks for its files beside itself.
  ssr: { noExternal: true, external: ['@node-rs/argon2', '@resvg/resvg-js', 'subset-font'] },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node24',
        minify: false,
        // For `npm run bench profile`; nothing else reads it.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: {
            main: 'src/processes/site.ts',
            identity: 'src/processes/identity.ts',
            'drawing-worker': 'src/art/drawing/worker.ts',
            'best-compressor-process': 'src/platform/http/best-compressor-process.ts',
            'report-worker': 'src/reports/making/worker.ts',
          },
          // V8 holds the text of a program as long as it runs, and as two bytes for each character where one is not of Latin-1.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            charset: 'ascii' as const,
            comments: false,
          },
        },
      }
    : {
        manifest: true,
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        cssTarget,
        rolldownOptions: {
          // `watch-errors` imports `tell-error` by its address, which the bundler does not see: its export has to stay.
          preserveEntrySignatures: 'exports-only',
          input: {
            start: 'src/browser/islands/kit/start.ts',
            'before-drawing': 'src/browser/islands/kit/before-drawing.ts',
            'watch-errors': 'src/browser/islands/errors/watch-errors.ts',
            'tell-error': 'src/browser/islands/errors/tell-error.ts',
            'count-visits': 'src/browser/islands/visits/count-visits.ts',
            passkeys: 'src/identity/hosted/browser/passkeys.ts',
            'show-password': 'src/identity/hosted/browser/show-password.ts',
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
}));
