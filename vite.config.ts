import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** The same in both builds, so that the server's class names are those of the stylesheet. */
function scopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`;
}

/**
 * Two builds: `vite build` makes what browsers load (dist/client), `vite build --ssr` the server (dist/server).
 * Islands are chunks of the client's build, loaded when they are touched; all styles are one file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
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
        rolldownOptions: {
          // Keeps the styles that src/styles/site.ts gathers.
          preserveEntrySignatures: 'exports-only',
          input: { start: 'src/islands/kit/start.ts', site: 'src/styles/site.ts' },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
}));
