import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OrderOfFiles } from './scripts/test/order-of-files.ts';

const failOnConsoleError = './scripts/support/testing/fail-on-console-error.ts';
const database = './scripts/support/testing/database-setup.ts';

// Vite would give our sources another copy of graphql than the libraries get from Node, and it accepts only one.
const graphqlOnce = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
};

/** Whatever starts servers or asks a database waits half of its time: for a process, a lock, a clock. */
const waitsMuch = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 0 } };
/** One for each core, and one more for when the others wait for a frame; the second of two groups, after the other one. */
const waitsLittle = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: { sequencer: OrderOfFiles },
    // A busy machine takes seconds for a page, and much longer for a file: what hangs is found out all the same.
    expect: { poll: { timeout: 15_000 } },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', '**/*.gen.ts'],
      reporter: ['text-summary', 'html'],
      // A test that fails, or takes too long because all is counted, leaves the rest as worth reading.
      reportOnFailure: true,
    },
    projects: [
      {
        resolve: graphqlOnce,
        test: {
          name: 'unit',
          ...waitsLittle,
          // A process for each file takes longer to start than most files take. What a file leaves behind in a module
          // or in the process, the next one finds: hooks belong into the file that wants them.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.{ts,tsx}'],
          setupFiles: [failOnConsoleError],
          testTimeout: 60_000,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'integration',
          ...waitsMuch,
          // As above. A file that loads a module anew, or has it mocked, lets the next one load it again.
          isolate: false,
          include: ['src/**/*.db.test.{ts,tsx}', 'scripts/**/*.db.test.ts'],
          globalSetup: [database],
          setupFiles: [failOnConsoleError],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'operations',
          ...waitsMuch,
          isolate: false,
          include: ['e2e/operations/**/*.test.ts'],
          globalSetup: [database],
          setupFiles: [failOnConsoleError],
          // Servers are built, started and ended.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'browser',
          ...waitsLittle,
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/operations/**'],
          globalSetup: [database, './e2e/testing/shared-site.ts'],
          setupFiles: [failOnConsoleError],
          // Who signs in opens a dozen pages, one after the other.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
