import { defineSlotRecipe } from '@pandacss/dev'
import { chosen, edge } from '../forced-colors'

export const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: ['content', 'item', 'text', 'note', 'status'],
  base: {
    content: {
      ...edge,
      zIndex: 'popover',
      width: 'var(--reference-width)',
      maxHeight: 'min(20rem, var(--available-height))',
      overflowY: 'auto',
      padding: '1',
      borderRadius: 'card',
      background: 'raised',
      boxShadow: 'raised',
      outline: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '3',
      // a finger hits it too
      minHeight: '11',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'control',
      cursor: 'pointer',
      textStyle: 'body',
      _highlighted: { background: 'neutral.tint', ...chosen },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
      '&[data-state=checked]': { fontWeight: 'semibold' },
    },
    text: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    note: { textStyle: 'small', color: 'muted', whiteSpace: 'nowrap' },
    status: { paddingInline: '3', paddingBlock: '2', textStyle: 'small', color: 'muted' },
  },
})
