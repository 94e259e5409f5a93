import { artAtIdentity, artAtSite } from './art.ts';
import type { Attack } from './attack.ts';
import { authorize } from './authorize.ts';
import { bodies } from './bodies.ts';
import { busyDay } from './busy-day.ts';
import { documents } from './documents.ts';
import { facets } from './facets.ts';
import { slowConnections } from './slow-connections.ts';
import { heldUploads, wholeUploads } from './uploads.ts';

/** In the order of the report. Another attack is a file beside this one and a line here. */
export const attacks: readonly Attack[] = [
  facets,
  bodies,
  documents,
  heldUploads,
  wholeUploads,
  artAtSite,
  artAtIdentity,
  authorize,
  slowConnections,
  busyDay,
];
