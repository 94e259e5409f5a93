import { defineConfig } from 'vitest/config';

const failOnConsoleError = './scripts/testing/fail-on-console-error.ts';
const database = './scripts/testing/database-setup.ts';

export default defineConfig({
  test: {
    // Two cores: more workers only wait for one another.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.{ts,tsx}'],
          setupFiles: [failOnConsoleError],
          testTimeout: 5_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/**/*.db.test.{ts,tsx}', 'scripts/**/*.db.test.ts'],
          globalSetup: [database],
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [database],
          setupFiles: [failOnConsoleError],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
