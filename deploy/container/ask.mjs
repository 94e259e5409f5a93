/** Exit code 0 when the address that is its argument answers 2xx within four seconds: an image has no curl. */
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
