import { hash } from 'node:crypto';
import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';

/** Fewer bytes than this are not worth a request. */
const leastBytes = 500;

/**
 * Takes what is for paper only out of each style sheet of a build into a second one, `name-hash-print.css`: linked
 * with `media="print"` (`src/platform/assets/assets.ts` knows it by the end of its name) it is loaded when nothing else is, and
 * no screen waits for it. Both are named by what is in them then.
 */
export const printApart: Plugin = {
  name: 'print-apart',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [key, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const { screen, print } = takePrintOut(String(file.source));
      if (print.length < leastBytes) continue;
      const name = file.fileName.replace(/(?:-[\w-]{8})?\.css$/, '');
      delete bundle[key];
      for (const [ending, source] of [
        ['', screen],
        ['-print', print],
      ] as const) {
        const fileName = `${name}-${hash('sha256', source, 'base64url').slice(0, 8)}${ending}.css`;
        this.emitFile({ type: 'asset', name: file.names[0] ?? fileName, fileName, source });
      }
    }
  },
};

/** What stands below `@media print`, each rule in the layers where it stood, and all the rest. */
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
    // One within another has moved with it.
    if (media.params === 'print' && media.root() === screen) copyOf(media.parent as Container).append(media);
  });
  return { screen: screen.toString(), print: print.toString() };
}
