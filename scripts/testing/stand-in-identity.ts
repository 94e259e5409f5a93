/** Stands for the built identity provider in tests of `npm start`: answers every request. */
import { createServer } from 'node:http';

const server = createServer((_, response) => response.end('{}'));
function end() {
  server.close();
  server.closeAllConnections();
  if (process.connected) process.disconnect();
}
process.once('SIGTERM', end);
process.once('disconnect', end);
server.listen(Number(process.env.IDENTITY_PORT), () => process.send?.({ ready: true }));
