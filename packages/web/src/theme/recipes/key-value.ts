import { defineSlotRecipe } from '@pandacss/dev'

export const keyValue = defineSlotRecipe({
  className: 'key-value',
  slots: ['root', 'pair', 'key', 'value'],
  base: {
    root: {
      display: 'grid',
      columnGap: '6',
      rowGap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    },
    pair: { display: 'grid', alignContent: 'start', minWidth: '0' },
    key: { textStyle: 'small', color: 'muted' },
    value: {
      fontFamily: 'numeric',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      '&[data-none]': { color: 'muted' },
    },
  },
})
