import { defineSlotRecipe } from '@pandacss/dev'

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
      background: 'colorPalette.tint',
      color: 'colorPalette.text',
    },
    icon: { boxSize: '5' },
    text: { flex: '1', minWidth: '0', alignSelf: 'center', textStyle: 'body' },
    title: { fontWeight: 'semibold' },
    action: { alignSelf: 'center' },
  },
  variants: {
    tone: {
      info: { root: { colorPalette: 'info' } },
      success: { root: { colorPalette: 'success' } },
      warning: { root: { colorPalette: 'warning' } },
      error: { root: { colorPalette: 'error' } },
    },
  },
  defaultVariants: { tone: 'info' },
})
