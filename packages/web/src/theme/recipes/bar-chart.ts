import { defineSlotRecipe } from '@pandacss/dev'

export const barChart = defineSlotRecipe({
  className: 'bar-chart',
  slots: ['root', 'bars', 'bar', 'value', 'drawing', 'label'],
  base: {
    root: { minWidth: '0' },
    bars: { display: 'flex', alignItems: 'stretch', gap: '1', fontFamily: 'numeric' },
    bar: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      alignContent: 'start',
      borderRadius: 'control',
    },
    value: { textStyle: 'small', fontWeight: 'semibold' },
    drawing: {
      width: 'full',
      maxWidth: '3rem',
      height: '8rem',
      '& [data-track]': { fill: 'subtle' },
      '& [data-bar]': { fill: 'focus' },
    },
    label: { textStyle: 'small', color: 'muted', maxWidth: 'full', overflowWrap: 'anywhere', textAlign: 'center' },
  },
})
