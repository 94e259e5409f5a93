/** Stands for the built identity provider in tests of `npm start`: answers every request. */
import { createServer } from 'node:http';
import { tellParent } from '../../../src/platform/process/parent-process.ts';

const server = createServer((_, response) => response.end(JSON.stringify({ pid: process.pid })));
function end() {
  server.close();
  server.closeAllConnections();
  if (process.connected) process.disconnect();
}
process.once('SIGTERM', end);
process.once('disconnect', end);
// The provider's own default.
const port = Number(process.env.IDENTITY_PORT ?? Number(process.env.PORT) + 1);
server.listen(port, () => tellParent({ ready: true }));
