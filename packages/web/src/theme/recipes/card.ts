import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'body'],
  staticCss: ['*'],
  base: {
    // clip, not hidden: a sticky table head inside must stick to the page
    root: { ...edge, background: 'surface', borderRadius: 'card', boxShadow: 'card', minWidth: '0', overflow: 'clip' },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      flexWrap: 'wrap',
      minHeight: 'roomyRow',
      paddingInline: { base: '4', sm: '6' },
      paddingBlockStart: '4',
    },
    title: { textStyle: 'subheading' },
    body: { padding: { base: '4', sm: '6' }, 'header + &': { paddingBlockStart: '4' } },
  },
  variants: {
    flush: { true: { body: { padding: '0', 'header + &': { paddingBlockStart: '3' } } } },
  },
})
