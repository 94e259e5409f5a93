import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Kysely } from 'kysely';
import { EnteredRoom } from '../../account/rooms/entered-room.ts';
import { openVersion } from '../../account/rooms/open-version.ts';
import { scanVersions } from '../../forms/files/scan-files.ts';
import type { SignedIn } from '../../graphql/endpoint/viewer.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ClamdAddress } from '../../platform/settings/outward-values.ts';
import { contentDisposition } from './downloads.ts';
import { viewerOf } from './viewer-of.ts';

interface Options {
  readonly db: Kysely<DB>;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
  readonly clamd: ClamdAddress | undefined;
}

interface Addressed {
  Params: { room: string; document: string; number: string };
}

/**
 * `/room-documents/{room}/{document}/{number}`: a version of a document, for whoever is in its room by their token. It is
 * saved and never shown in place, kept by nobody on its way, and noted as read. What the scanner has not looked at waits for
 * it, where there is one.
 */
export function registerRoomDocuments(app: FastifyInstance, { db, readViewer, clamd }: Options): void {
  app.get<Addressed>('/room-documents/:room/:document/:number', async (request, reply) => {
    const { room, document, number } = request.params;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', vary: 'authorization' });
    if (!/^[1-9]\d{0,8}$/.test(number)) return reply.callNotFound();
    const viewer = await viewerOf(request.headers.authorization, readViewer);
    const open = async () =>
      openVersion(db, await EnteredRoom.named(db, viewer, room), {
        documentId: document,
        number: Number(number),
        today: new Clock().today(),
        unscanned: clamd === undefined,
      });
    try {
      let version = await open();
      if (version === null && clamd) {
        await scanVersions(db, clamd).catch((error: unknown) =>
          request.log.warn({ error: String(error) }, 'files not looked at; tried again within the hour'),
        );
        version = await open();
      }
      if (version === null) return reply.code(503).send({ message: 'Try again in some minutes.' });
      return reply
        .type(version.mediaType)
        .header('content-disposition', contentDisposition('attachment', version.name))
        .send(version.bytes);
    } catch (error) {
      if (error instanceof GraphQLError) return reply.callNotFound();
      throw error;
    }
  });
}
