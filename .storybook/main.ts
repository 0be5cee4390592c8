import { createRequire } from 'node:module'
import type { StorybookConfig } from '@storybook/react-vite'

const core = createRequire(new URL('../packages/core/package.json', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      tsconfigPaths: true,
      // its package.json names a file for browsers that was never published
      alias: { '@xstate/test': core.resolve('@xstate/test') },
    },
  }),
}

export default config
