import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { colors } from './colors'
import { grey, thin } from './palette'

const steps = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20]
const space = {
  0: { value: '0' },
  ...Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }])),
}

export const tokens = defineTokens({
  fonts: {
    body: { value: "Poppins, 'Cairo Variable', 'Poppins Fallback', system-ui, sans-serif" },
    /** figures of one width, for tables, money and times */
    numeric: { value: "'Poppins Tabular', Poppins, 'Cairo Variable', 'Poppins Fallback', system-ui, sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '2rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { body: { value: '1.5' }, heading: { value: '1.2' }, none: { value: '1' } },
  spacing: space,
  sizes: {
    ...space,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    /** the smallest target, and controls */
    target: { value: '1.5rem' },
    control: { value: '2.5rem' },
    row: { value: '2.75rem' },
    roomyRow: { value: '3.25rem' },
    header: { value: '4rem' },
    navigation: { value: '17.5rem' },
    miniNavigation: { value: '5.5rem' },
    drawer: { value: '20rem' },
    dialog: { value: '28rem' },
    wideDialog: { value: '48rem' },
    form: { value: '40rem' },
    prose: { value: '34rem' },
    content: { value: '75rem' },
  },
  radii: { control: { value: '8px' }, card: { value: '12px' }, dialog: { value: '16px' }, full: { value: '9999px' } },
  borders: { none: { value: 'none' }, hairline: { value: '1px solid var(--colors-border)' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    sticky: { value: 10 },
    navigation: { value: 20 },
    overlay: { value: 30 },
    dialog: { value: 40 },
    popover: { value: 50 },
    toast: { value: 60 },
    bar: { value: 70 },
  },
})

export const semanticTokens = defineSemanticTokens({
  colors,
  durations: {
    fast: { value: { base: '120ms', _still: '0ms' } },
    slow: { value: { base: '200ms', _still: '0ms' } },
  },
  shadows: {
    /** bold: a card lifts off the page; default: a hairline */
    card: {
      value: {
        base: `0 0 2px ${thin(grey[500], 20)}, 0 8px 16px -4px ${thin(grey[500], 16)}`,
        _dark: `0 0 2px ${thin(grey[950], 40)}, 0 8px 16px -4px ${thin(grey[950], 40)}`,
        _contrastDefault: '0 0 0 1px var(--colors-border)',
        _contrastDefaultDark: '0 0 0 1px var(--colors-border)',
      },
    },
    raised: {
      value: {
        base: `0 0 0 1px ${thin(grey[500], 12)}, 0 12px 32px -4px ${thin(grey[800], 24)}`,
        _dark: `0 0 0 1px ${thin(grey[500], 16)}, 0 12px 32px -4px ${thin(grey[950], 72)}`,
      },
    },
    /** a bar that content slides under */
    bar: {
      value: { base: `0 -8px 16px -8px ${thin(grey[800], 16)}`, _dark: `0 -8px 16px -8px ${thin(grey[950], 64)}` },
    },
  },
})
