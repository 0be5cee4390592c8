import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'mark', 'box', 'start', 'end', 'arrow', 'note', 'help', 'error'],
  base: {
    root: { display: 'grid', gap: '1', alignContent: 'start', minWidth: '0' },
    label: { textStyle: 'label', justifySelf: 'start' },
    mark: { color: 'error.text', marginInlineStart: '1' },
    box: { position: 'relative', display: 'flex', alignItems: 'center' },
    start: {
      position: 'absolute',
      insetInlineStart: '3',
      color: 'muted',
      pointerEvents: 'none',
      '& svg': { boxSize: '5' },
      '& ~ input': { paddingInlineStart: '10' },
    },
    end: {
      position: 'absolute',
      insetInlineEnd: '1',
      display: 'flex',
      color: 'muted',
      '& svg': { boxSize: '5' },
      'input:has(~ &)': { paddingInlineEnd: '10' },
    },
    arrow: {
      position: 'absolute',
      insetInlineEnd: '3',
      color: 'muted',
      pointerEvents: 'none',
      '& svg': { boxSize: '5' },
    },
    note: { _empty: { display: 'contents' } },
    help: { textStyle: 'small', color: 'muted' },
    error: { textStyle: 'small', color: 'error.text', fontWeight: 'medium' },
  },
})
