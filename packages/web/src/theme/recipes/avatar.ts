import { defineSlotRecipe } from '@pandacss/dev'

export const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: ['group', 'root', 'photo'],
  staticCss: ['*'],
  base: {
    group: {
      display: 'inline-flex',
      '& > li + li': { marginInlineStart: '-2' },
      '& > li > *': { outline: '2px solid var(--colors-surface)' },
    },
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'full',
      // an opaque ground, so that neighbours in a group do not shine through the tint
      background: 'linear-gradient(var(--colors-color-palette-tint) 0 0) var(--colors-surface)',
      color: 'colorPalette.text',
      fontWeight: 'semibold',
      lineHeight: 'none',
      userSelect: 'none',
    },
    photo: { boxSize: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { boxSize: '8', fontSize: 'xs' } },
      md: { root: { boxSize: '10', fontSize: 'sm' } },
      lg: { root: { boxSize: '16', fontSize: 'xl' } },
    },
    tone: {
      neutral: { root: { colorPalette: 'neutral' } },
      secondary: { root: { colorPalette: 'secondary' } },
      info: { root: { colorPalette: 'info' } },
      success: { root: { colorPalette: 'success' } },
      warning: { root: { colorPalette: 'warning' } },
      error: { root: { colorPalette: 'error' } },
    },
  },
  defaultVariants: { size: 'md', tone: 'neutral' },
})
