/** Stands for the built site in tests of `npm start`: answers every request, and crashes when asked to. */
import { createServer } from 'node:http';
import { startHeartbeat, tellParent } from '../../../src/platform/process/parent-process.ts';

if (process.env.STAND_IN === 'broken') process.exit(7);
startHeartbeat();
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(7);
  response.end(JSON.stringify({ pid: process.pid, database: process.env.EMBEDDED_DATABASE_URL }));
});
function end() {
  server.close();
  server.closeAllConnections();
  if (process.connected) process.disconnect();
}
process.once('SIGTERM', end);
process.once('disconnect', end);
server.listen(Number(process.env.PORT), () => tellParent({ ready: true }));
