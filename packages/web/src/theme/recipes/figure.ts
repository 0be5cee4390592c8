import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'

export const figure = defineSlotRecipe({
  className: 'figure',
  slots: ['root', 'label', 'value', 'change'],
  staticCss: ['*'],
  base: {
    root: {
      ...edge,
      display: 'grid',
      containerType: 'inline-size',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere', // a long word in large text
      gap: '1',
      alignContent: 'start',
      padding: { base: '4', sm: '6' },
      borderRadius: 'card',
      background: 'surface',
      boxShadow: 'card',
      'a&': { transitionProperty: 'background-color', transitionDuration: 'fast', _hover: { background: 'raised' } },
    },
    label: { color: 'muted', 'a:hover > &': { textDecoration: 'underline' } },
    value: { textStyle: 'figure' },
    change: { textStyle: 'small', fontWeight: 'medium' },
  },
  variants: {
    tone: {
      neutral: { change: { color: 'muted' } },
      success: { change: { color: 'success.text' } },
      warning: { change: { color: 'warning.text' } },
      error: { change: { color: 'error.text' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
