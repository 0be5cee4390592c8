import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
const project = (name: string, env: Record<string, string>) => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name, env, browser: { enabled: true, headless: true, provider: playwright({ launchOptions: chromium }), instances: [{ browser: 'chromium' as const }] } },
})
export default defineConfig({ test: { projects: [project('light', {}), project('dark', { STORYBOOK_MODE: 'dark', STORYBOOK_PRESET: 'default', STORYBOOK_CONTRAST: 'default', STORYBOOK_DIRECTION: 'rtl' })] } })
