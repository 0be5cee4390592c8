/// <reference types="vite/client" />
import '../packages/web/src/index.css'
import '../packages/web/src/parts.css'
import type { Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'
import { findInvalidHtml } from '../packages/web/src/testing/find-invalid-html'
import { findWideTables } from '../packages/web/src/testing/find-wide-tables'
import { decorators, loaders } from './decorators'
import { toolbar } from './toolbar'

// what lies over a screen comes when it is asked for, and a machine may be busy
configure({ asyncUtilTimeout: 10_000 })

const isTested = import.meta.env.MODE === 'test'
/** High enough for the longest form: what the bar that saves covers, axe would take for too small. */
const whole = { name: 'Whole', styles: { width: '1200px', height: '3000px' } }

/** The narrowest window in which a table is not cards, and what it leaves beside the navigation. */
const narrowest = { window: '1024px', page: '696px' }

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: {
    mode: import.meta.env.STORYBOOK_MODE ?? 'light',
    preset: import.meta.env.STORYBOOK_PRESET ?? 'blue',
    contrast: import.meta.env.STORYBOOK_CONTRAST ?? 'bold',
    layout: 'vertical',
    direction: import.meta.env.STORYBOOK_DIRECTION ?? 'ltr',
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
    ...(isTested && { viewport: { value: 'whole' } }),
  },
  loaders,
  // before axe looks: text that has not faded in yet would lack contrast
  afterEach: ({ canvasElement }) => {
    for (const animation of document.getAnimations()) animation.cancel()
    if (!isTested) return
    expect(findInvalidHtml()).toEqual([])
    canvasElement.style.width = canvasElement.querySelector('main') ? narrowest.window : narrowest.page
    const wide = findWideTables()
    canvasElement.style.width = ''
    expect(wide).toEqual([])
  },
  decorators: [
    ...decorators,
    (Story, { globals }) => {
      const { mode, preset, contrast, layout, direction, language } = globals
      const html = document.documentElement
      Object.assign(html.dataset, { theme: mode, preset, contrast, layout })
      Object.assign(html, { dir: direction, lang: language })
      return <Story />
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // the panel lists what is in order too; a test need not
        ...(isTested && { resultTypes: ['violations'] }),
      },
    },
    backgrounds: { disable: true },
    ...(isTested && { viewport: { options: { whole } } }),
    options: { storySort: { order: ['For designers', 'UI'] } },
  },
}

export default preview
