import { defineSlotRecipe } from '@pandacss/dev'

export const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'rows', 'select', 'range', 'buttons'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '2',
      minHeight: 'roomyRow',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2',
      borderBlockStart: 'hairline',
      fontFamily: 'numeric',
      color: 'muted',
      fontSize: 'sm',
    },
    rows: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    select: {
      minHeight: '8',
      paddingInline: '2',
      borderRadius: 'control',
      border: '1px solid var(--colors-control)',
      color: 'text',
      background: 'surface',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-1px' },
      '& option': { background: 'raised' },
    },
    range: { color: 'text' },
    buttons: { display: 'inline-flex', gap: '1' },
  },
})
