import { defineSlotRecipe } from '@pandacss/dev'

/** The area where a file is dropped or chosen. */
export const fileDrop = defineSlotRecipe({
  className: 'file-drop',
  slots: ['root', 'icon', 'text', 'hint'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '3',
      minWidth: '0',
      padding: { base: '6', sm: '10' },
      border: '[2px dashed var(--colors-outline)]',
      borderRadius: 'card',
      textAlign: 'center',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      '&[data-over]': { background: 'primary.tint', borderColor: 'focus' },
    },
    icon: { boxSize: '8', color: 'muted' },
    text: { fontWeight: 'medium' },
    hint: { maxWidth: 'prose', color: 'muted', textWrap: 'balance' },
  },
})
