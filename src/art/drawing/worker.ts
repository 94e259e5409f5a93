/** The thread that draws pictures: their memory and their time are kept away from pages. */
import { brotliNow } from '../../platform/http/compression.ts';
import { answerOrders } from '../../platform/process/answer-orders.ts';
import { draw } from '../draw.ts';
import { codeSvg } from '../qr-code.ts';
import type { Drawing, DrawingOrder } from './order.ts';

answerOrders(drawn);

async function drawn(order: DrawingOrder): Promise<Drawing> {
  switch (order.kind) {
    case 'art':
      return svg(draw(order.subject));
    case 'code':
      return svg(codeSvg(order.text));
    case 'share': {
      // Satori, resvg and their fonts are 150 MB: only where they are wanted.
      const { renderPicture } = await import('../open-graph/render.ts');
      return { body: await renderPicture(order.subject) };
    }
    case 'press': {
      const { renderPressPicture } = await import('../press/render.ts');
      return { body: await renderPressPicture(order.picture) };
    }
  }
}

function svg(text: string): Drawing {
  const body = Buffer.from(text);
  return { body, brotli: brotliNow(body) };
}
