import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';

/** How the name of a sheet for paper ends; `src/server/assets.ts` knows it by that. */
const ending = '-print.css';

/**
 * Gives each style sheet of a build a second one with what is for paper only, `name-hash-print.css` beside
 * `name-hash.css`: linked with `media="print"` it is loaded when nothing else is, and no screen waits for it.
 */
export const printApart: Plugin = {
  name: 'print-apart',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const { screen, print } = takePrintOut(String(file.source));
      if (!print) continue;
      file.source = screen;
      const fileName = file.fileName.replace(/\.css$/, ending);
      this.emitFile({ type: 'asset', name: file.names[0] ?? fileName, fileName, source: print });
    }
  },
};

/** The rules below `@media print`, each in the layers where it stood, and all the others. */
export function takePrintOut(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  const copies = new Map<Container, Container>([[screen, print]]);
  const copyOf = (original: Container): Container => {
    const known = copies.get(original);
    if (known) return known;
    const copy = original.clone({ nodes: [] });
    if (original.parent) copyOf(original.parent as Container).append(copy);
    copies.set(original, copy);
    return copy;
  };
  screen.walkAtRules('media', (media) => {
    if (media.params === 'print' && media.parent) copyOf(media.parent as Container).append(media);
  });
  return { screen: screen.toString(), print: print.toString() };
}
