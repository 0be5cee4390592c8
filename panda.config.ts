import { defineConfig } from '@pandacss/dev'
import { conditions } from './packages/web/src/theme/conditions'
import { globalCss } from './packages/web/src/theme/global-css'
import { keyframes } from './packages/web/src/theme/keyframes'
import { recipes, slotRecipes } from './packages/web/src/theme/recipes'
import { textStyles } from './packages/web/src/theme/text-styles'
import { tokenProperties } from './packages/web/src/theme/token-properties'
import { semanticTokens, tokens } from './packages/web/src/theme/tokens'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  // absolute, or new styles never arrive when Vite runs in another folder
  include: [`${__dirname}/packages/web/src/**/*.{ts,tsx}`, `${__dirname}/.storybook/**/*.{ts,tsx,mdx}`],
  exclude: [`${__dirname}/packages/web/src/{theme,i18n}/**`, '**/*.test.{ts,tsx}'],
  outdir: 'packages/web/styled-system',
  importMap: 'styled-system',
  preflight: false,
  // a picture of the settings inside the page carries the attributes too, and starts from light, blue and bold
  cssVarRoot: ':where(:root, [data-preset])',
  strictTokens: true,
  shorthands: false,
  gitignore: false,
  theme: {
    breakpoints: { sm: '640px', lg: '1024px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  hooks: {
    // the preset's hundreds of properties and conditions would travel to every visitor in the css() runtime
    'config:resolved': ({ config }) => ({
      ...config,
      conditions,
      globalCss,
      patterns: {},
      utilities: Object.fromEntries(
        Object.entries(config.utilities ?? {}).filter(([property]) => tokenProperties.includes(property)),
      ),
    }),
  },
})
