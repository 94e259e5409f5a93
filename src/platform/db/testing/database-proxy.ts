import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** What stands between the site and its database, so that the way can be cut: a port of the loopback. */
export function databaseProxy() {
  let target = '';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connectSocket(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  let port = 0;
  return {
    /** @returns the address of the same database by way of the proxy */
    start: async (databaseUrl: string): Promise<string> => {
      const { host, port: number } = new Client({ connectionString: databaseUrl });
      target = `${host}/.s.PGSQL.${number}`;
      port = await listen(0);
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    /** The way is open again, at the address it had. */
    reopen: () => listen(port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
