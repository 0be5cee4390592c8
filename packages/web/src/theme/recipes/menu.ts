import { defineSlotRecipe } from '@pandacss/dev'
import { chosen, edge } from '../forced-colors'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'header', 'item', 'separator'],
  staticCss: ['*'],
  base: {
    content: {
      ...edge,
      zIndex: 'popover',
      minWidth: '12rem',
      maxWidth: 'drawer',
      maxHeight: '60dvh',
      overflowY: 'auto',
      padding: '1',
      borderRadius: 'card',
      background: 'raised',
      boxShadow: 'raised',
      outline: 'none',
      animationName: 'rise',
      animationDuration: 'fast',
      animationTimingFunction: 'out',
    },
    header: { paddingInline: '3', paddingBlock: '2', borderBlockEnd: 'hairline', marginBlockEnd: '1' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '9',
      paddingInline: '3',
      borderRadius: 'control',
      cursor: 'pointer',
      textStyle: 'body',
      '& svg': { boxSize: '5', color: 'muted' },
      _highlighted: { background: 'neutral.tint', ...chosen },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    },
    separator: { borderBlockStart: 'hairline', marginBlock: '1' },
  },
  variants: {
    tone: { danger: { item: { color: 'error.text', '& svg': { color: 'error.text' } } } },
  },
})
