import { kinds } from './garbage/route-tally.ts';
import type { GarbageRun } from './garbage/send-garbage.ts';
import { table } from './table.ts';

/** Both servers. */
export interface AllGarbageRuns {
  readonly site: GarbageRun;
  readonly identity: GarbageRun;
}

/** What random requests did, as a chapter of the report. */
export function garbageChapter({ site, identity }: AllGarbageRuns): string {
  const { requests } = site.tally;
  return `## Whatever is sent

${count(requests)} random requests at every route of a site process and to its pages, and as many at every route of the
identity provider: any method, address, query, header and body, any operation of GraphQL, requests with one thing wrong
in them, and bytes that are none. The routes are those that the server has registered. At the identity provider some come
from strangers, and some from people who are signed in and have tokens, tickets, codes and passkeys, which are new for
every 500 requests. None may be answered by a failure of the server's, by nothing, or with anything of its inside; 503 with
\`Retry-After\` is an answer. \`npm run bench garbage ${requests} ${site.seed}\` sends the same again.

${table(
  ['server', 'answers', 'in s', 'CPU s', 'MB before', 'MB after', 'MB at most', 'wrong'],
  [row('site', site), row('identity', identity)],
)}
${[...site.problems, ...identity.problems].map((problem) => `\n\`\`\`\n${problem}\n\`\`\`\n`).join('')}
${routeTable('site', site)}
${routeTable('identity provider', identity)}`;
}

function row(name: string, { tally, seconds, before, after, problems }: GarbageRun): string[] {
  return [
    name,
    tally.answers,
    seconds.toFixed(0),
    after ? ((after.cpuMicroseconds - before.cpuMicroseconds) / 1e6).toFixed(0) : '–',
    mega(before.residentBytes),
    after ? mega(after.residentBytes) : 'it has ended',
    after ? mega(after.mostResidentBytes) : '–',
    String(problems.length),
  ];
}

function routeTable(name: string, { routes }: GarbageRun): string {
  return `${table(
    [`route of the ${name}`, ...kinds],
    routes.map(({ route, answers }) => [`\`${route}\``, ...kinds.map((kind) => count(answers[kind]))]),
  )}
`;
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
