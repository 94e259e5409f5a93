/** The thread that draws pictures: satori and resvg keep their memory and their time away from pages. */
import { parentPort } from 'node:worker_threads';
import { renderPicture } from './render.ts';
import type { OpenGraphSubject } from './subject.ts';

/** What the thread answers: the picture, or why there is none. */
export type Drawn = { readonly png: Uint8Array } | { readonly error: string };

const port = parentPort;
port?.on('message', (subject: OpenGraphSubject) => {
  renderPicture(subject).then(
    (png) => port.postMessage({ png } satisfies Drawn),
    (error: unknown) => port.postMessage({ error: String(error) } satisfies Drawn),
  );
});
