/**
 * Loaded before a server: answers, over IPC, which addresses it has registered by then, with each method. Plain
 * JavaScript, as `report-usage.mjs` is.
 */
import { subscribe } from 'node:diagnostics_channel';

const routes = [];
subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
});
process.on('message', (message) => {
  if (message === 'routes') process.send?.({ routes });
});
