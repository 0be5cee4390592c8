import { defineSlotRecipe } from '@pandacss/dev'

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'step', 'number', 'count', 'label'],
  base: {
    root: { display: 'flex', gap: '2', fontFamily: 'numeric' },
    step: {
      flex: '1',
      display: 'grid',
      gap: '2',
      paddingBlockStart: '3',
      alignContent: 'start',
      color: 'muted',
      boxShadow: 'inset 0 3px 0 0 var(--colors-fill)',
      _forcedColors: { borderBlockStart: '1px solid' },
      '&[data-done]': { boxShadow: 'inset 0 3px 0 0 var(--colors-focus)' },
      _current: {
        color: 'text',
        boxShadow: 'inset 0 3px 0 0 var(--colors-focus)',
        _forcedColors: { borderBlockStart: '4px solid' },
      },
    },
    number: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'small',
      '& svg': { boxSize: '4', color: 'focus' },
    },
    count: { smDown: { ':not([aria-current]) > * > &': { srOnly: true } } },
    label: { textStyle: 'label', smDown: { ':not([aria-current]) > &': { srOnly: true } } },
  },
})
