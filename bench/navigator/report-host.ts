/** A server that only has reports of 32 × 12 written by the thread, whose time and memory can so be read alone. */
import { createServer } from 'node:http';
import { reportThread } from '../../src/reports/making/report-thread.ts';
import { reportOfSize } from '../../src/reports/model/report.fixture.ts';
import type { ReportFormat } from '../../src/reports/write/file.ts';

const thread = reportThread();
const report = reportOfSize({ jurisdictions: 32, topics: 12, options: { depth: 'full' } });

const server = createServer(async ({ url = '' }, response) => {
  const file = await thread.do({ report, format: url.slice(1) as ReportFormat });
  response.end(Buffer.from(file));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit());
