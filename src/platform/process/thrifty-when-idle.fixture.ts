/** A process that has held much, and tells every tenth of a second how much it holds: what is told first is the most. */
import { thriftyWhenIdle } from './thrifty-when-idle.ts';

let held = Array.from({ length: 3_000_000 }, (_, at) => ({ at, name: `${at}` }));
const tell = () => process.send?.(process.memoryUsage.rss());
tell();
held = [];
thriftyWhenIdle();
setInterval(tell, 100);
process.on('disconnect', () => process.exit(held.length));
