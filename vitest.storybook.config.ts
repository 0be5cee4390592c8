import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { storiesLeftOut } from './scripts/stories-in-turn.ts'

const exclude = storiesLeftOut()

/** Every story, in the looks that differ most: what axe finds in one of them fails the test. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      look('storybook', {}),
      look('storybook-dark', {
        STORYBOOK_MODE: 'dark',
        STORYBOOK_PRESET: 'default',
        STORYBOOK_CONTRAST: 'default',
        STORYBOOK_DIRECTION: 'rtl',
        STORYBOOK_LANGUAGE: 'id',
      }),
    ],
  },
})

function look(name: string, env: Record<string, string>) {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name,
      env,
      exclude,
      browser: {
        enabled: true,
        isolate: false, // who looks through stories stays on one page, too
        headless: true,
        provider: playwright({ launchOptions: chromium }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}
