import { connect as connectSocket, createServer, type Socket } from 'node:net';

/** What stands between the site and its database, so that the way can be cut. */
export function databaseProxy() {
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connectSocket(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    start: (port: number) => {
      target = port;
      return open(0);
    },
    /** The database came back on another port. */
    aim: (port: number) => {
      target = port;
    },
    open,
    stop,
  };
}
