import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverErrorFor, serverErrors } from '../../platform/http/errors.ts';
import type { ReportOrder, ReportThread } from '../../reports/making/report-thread.ts';
import { mediaTypes } from '../../reports/write/file.ts';
import { contentDisposition } from '../files/downloads.ts';
import type { Asker } from './asker.ts';

interface Sending {
  readonly thread: ReportThread;
  readonly order: Extract<ReportOrder, { report: unknown }>;
  readonly name: string;
  readonly asker: Asker;
}

/** Lines of JSON that say how far it is, one about the file, and the file: for who asks for it by this name. */
const progressType = 'application/vnd.chancery.report';

/** Has a report written and sends it; who goes away before it is there has it broken off. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { thread, order, name, asker }: Sending,
): Promise<FastifyReply> {
  const type = mediaTypes[order.format];
  if (request.headers.accept !== progressType) {
    const file = await thread.do(order, asker);
    return reply
      .type(type)
      .header('content-disposition', contentDisposition('attachment', name))
      .send(Buffer.from(file));
  }
  const answer = new PassThrough();
  const say = (line: object) => answer.write(`${JSON.stringify(line)}\n`);
  const making = thread.do(order, { ...asker, onProgress: (share) => say({ share }) });
  making.then(
    (file) => {
      say({ name, type });
      answer.end(file);
    },
    (error: unknown) => {
      if (asker.signal.aborted) {
        answer.destroy();
        return;
      }
      const { status } = serverErrors[serverErrorFor(error)];
      if (status === 500) request.log.error({ requestId: request.id, err: error }, 'report failed');
      say({ failed: status });
      answer.end();
    },
  );
  return reply.type(progressType).send(answer);
}
