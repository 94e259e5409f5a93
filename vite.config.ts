import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * Two builds: `vite build` makes what browsers load (dist/client), `vite build --ssr` the server (dist/server).
 * Islands are chunks of the client's build, loaded when they are touched; all styles are one file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [layersFirst],
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild
    ? {
        ssr: 'src/server/main.ts',
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        // The first that know `light-dark()`: imitated, it would not follow a panel's own scheme.
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        rolldownOptions: {
          // Keeps the styles that src/styles/site.ts gathers.
          preserveEntrySignatures: 'exports-only',
          input: {
            start: 'src/islands/kit/start.ts',
            reader: 'src/components/layout/reader.ts',
            site: 'src/styles/site.ts',
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
}));
