import { defineSlotRecipe } from '@pandacss/dev'
import { tinted } from './tinted'

export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'text', 'title', 'action'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      paddingInline: '4',
      borderRadius: 'card',
    },
    icon: { boxSize: '5' },
    text: { flex: '1', minWidth: '0', alignSelf: 'center', textStyle: 'body' },
    title: { fontWeight: 'semibold' },
    action: { alignSelf: 'center' },
  },
  variants: {
    tone: {
      info: { root: tinted('info') },
      success: { root: tinted('success') },
      warning: { root: tinted('warning') },
      error: { root: tinted('error') },
    },
  },
  defaultVariants: { tone: 'info' },
})
