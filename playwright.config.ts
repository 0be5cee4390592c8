import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromium } from './chromium'
import { endToEndLeftOut } from './scripts/e2e-in-turn'

if (!existsSync(chromium.executablePath)) {
  throw new Error(
    `The end-to-end tests need Chromium, and there is none at ${chromium.executablePath}: ` +
      'run `apt-get install chromium`, or name one with CHROMIUM=/path/to/chromium.',
  )
}

// two checkouts on one machine need two ports
const port = Number(process.env.E2E_PORT ?? 4317)
const folder = '.cache/e2e'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/clinic-day.setup.ts',
  testMatch: '**/*.e2e.ts',
  // a worker is told which file it runs
  testIgnore: process.env.TEST_WORKER_INDEX === undefined ? endToEndLeftOut() : [],
  workers: 2,
  // a walk through a dozen screens, each looked at by axe, on a machine with two cores
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: chromium,
    // what a test did is recorded when it is asked for: `pnpm e2e --trace on`
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // A test says with the tag @phone that it also holds in the hand.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
  // One server for all tests, on a new demo clinic: tests keep apart by making their own patients.
  webServer: {
    command: `rm -rf ${folder} && node scripts/run.mjs main`,
    env: { PORT: `${port}`, DATA_DIR: folder, DATABASE_URL: '', APP_ENV: 'development' },
    url: `http://127.0.0.1:${port}/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
