/** The yardstick: node:http with the bytes of a file ready in memory. Arguments: the file, its content coding. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', encoding = 'br'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': encoding,
  'content-length': body.length,
};

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit());
