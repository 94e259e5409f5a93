/** Read by a process before its own code: names below `localhost` are this machine, as browsers have it (RFC 6761 §6.3). */
import dns from 'node:dns';

const { lookup } = dns;
dns.lookup = ((name: string, ...more: [dns.LookupOptions, () => void]) =>
  lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...more)) as typeof lookup;
