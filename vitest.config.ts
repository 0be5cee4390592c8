import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isSoak } from './scale.ts'
import { leftFaults, leftMoves, leftToEmbedded, leftToPostgres, onBothDatabases } from './scripts/tests-in-turn.ts'

const isOnPostgres = process.env.TEST_POSTGRES === '1' || process.env.TEST_DATABASE_URL !== undefined
export default defineConfig({
  test: {
    // A test mostly waits for its database: one core left to the runner would lie idle.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      // a machine proof's failure code runs only for a broken machine
      exclude: ['**/*.test.ts', '**/machine-proof.ts', '**/*.gen.ts'],
      thresholds: { statements: 100 },
    },
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          isolate: false, // its modules keep no state, and to load them takes longer than most tests
          include: ['packages/core/src/**/*.test.ts', 'docs/**/*.test.ts'],
          testTimeout: isSoak ? 600_000 : 20_000,
        },
      },
      { test: { name: 'api', environment: 'node', include: ['packages/api/src/**/*.test.ts'] } },
      {
        test: {
          name: 'simulator',
          environment: 'node',
          include: ['packages/satu-sehat-simulator/src/**/*.test.ts'],
          // some start the program
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          // several lint or compile the whole project
          testTimeout: 20_000,
          include: ['scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [
            'packages/server/src/fault/**',
            ...(isOnPostgres ? onBothDatabases : leftMoves()),
            ...leftToPostgres(),
            ...leftToEmbedded(),
          ],
          globalSetup: [
            'packages/server/src/testing/global-setup.ts',
            'packages/server/src/testing/programs-folder.ts',
          ],
          pool: 'forks',
          // a file brings its own database; the server itself, which takes seconds to load, is one for all files of a process
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        // They bring their own databases, break them, and look at the clock: one after the other.
        test: {
          name: 'fault',
          environment: 'node',
          include: ['packages/server/src/fault/**/*.test.ts'],
          exclude: leftFaults(),
          globalSetup: ['packages/server/src/testing/programs-folder.ts'],
          pool: 'forks',
          fileParallelism: false,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false, // setup.ts gives each file a new page; to load React and the texts again takes longer than most tests
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // people who type take seconds, on a machine with other things to do a multiple
          testTimeout: 20_000,
        },
      },
    ],
  },
})
