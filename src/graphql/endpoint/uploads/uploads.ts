import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../../content/context.ts';
import { LARGEST_FILE } from '../../../content/records/attachments.ts';
import { LARGEST_DOCUMENT } from '../../../forms/files/document.ts';
import { formRates } from '../../../forms/rates.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { askingNetworks } from '../../../platform/http/connections/asking-network.ts';
import { onceOver } from '../../../platform/http/connections/once-over.ts';
import type { ProxySettings } from '../../../platform/http/connections/trusted-peers.ts';
import { UploadRoom } from '../../../platform/http/connections/upload-room.ts';
import type { Engine } from '../engine.ts';
import { isPreflighted } from '../request.ts';
import { BadToken } from '../viewer.ts';
import { ApplicationGate, LARGEST_APPLICATION } from './application-gate.ts';
import { graphqlParts, type MultipartForm, readForm } from './multipart-form.ts';
import { withSoundMap } from './upload-map.ts';

/** The media type of requests with files. */
export const UPLOAD = 'multipart/form-data';

/** Forms that are read at once, each file wholly in memory; others wait, unread. Patience in milliseconds. */
const rooms = {
  known: { places: 2, queue: 40, patience: 20_000 },
  applicants: { places: 4, queue: 12, patience: 10_000, ofNetwork: 2, turn: 5_000 },
} as const;
/** A CV and a letter: `operations`, `map` and two files. */
const applicationParts = { fields: 2, files: 2, parts: 4, file: LARGEST_DOCUMENT };

/** Somebody may not send this; the message is for them. */
export class NoUploads extends Error {}

interface UploadParts {
  readonly database: Database;
  readonly settings: ProxySettings;
  readonly engine: Engine;
  /** Bytes of `operations` and of `map`. */
  readonly largestQuery: number;
}

/**
 * Reads requests with files, by the GraphQL multipart request specification: of editors and of those who are in a client
 * room any, of everybody else what begins as an application, so that nobody else's files are read at all.
 */
export function uploadReader({ database, settings, engine, largestQuery }: UploadParts) {
  const networkOf = askingNetworks(settings);
  const known = new UploadRoom(rooms.known);
  const gate = { engine, room: new UploadRoom(rooms.applicants), rates: formRates(database.kysely) };
  const gates = new WeakMap<FastifyRequest, ApplicationGate>();
  return {
    /**
     * Before anything of it is read.
     *
     * @throws NoUploads for what a page of another site could send; Overloaded
     */
    async expect(request: FastifyRequest, reply: FastifyReply, viewer: Viewer): Promise<void> {
      if (!isPreflighted(request.headers))
        throw new NoUploads(
          'A header has to say that no page of another site asks: apollo-require-preflight',
        );
      const sender = { request: request.raw, network: networkOf(request.raw) };
      if (maySendFiles(viewer)) {
        const place = await known.enter(sender.request, sender.network);
        return onceOver(reply.raw, () => place.leave());
      }
      const own = new ApplicationGate(gate, sender, refusalFor(viewer));
      gates.set(request, own);
      onceOver(reply.raw, () => own.end());
    },

    /** @throws BadForm; what `expect` and the gate say of whoever may not send it */
    async read(request: FastifyRequest, payload: IncomingMessage): Promise<MultipartForm> {
      const own = gates.get(request);
      const limits = own
        ? {
            field: LARGEST_APPLICATION,
            form: 2 * (LARGEST_DOCUMENT + LARGEST_APPLICATION),
            parts: applicationParts,
          }
        : { field: largestQuery, form: LARGEST_FILE + largestQuery, parts: graphqlParts };
      const form = await readForm(payload, request.headers, limits, own && { gate: own, signal: own.signal });
      own?.hasCome();
      return withSoundMap(form);
    },
  };
}

function maySendFiles({ permissions }: Viewer): boolean {
  return permissions.has('content|edit') || [...permissions].some((one) => one.startsWith('collaboration|'));
}

function refusalFor({ id }: Viewer): Error {
  return id === null
    ? new BadToken('Nobody is signed in.', {
        forCaller:
          'Sign in first: without it files are taken with an application alone, after its operations',
      })
    : new NoUploads('You have no right to do this');
}
