import { defineRecipe } from '@pandacss/dev'

export const tag = defineRecipe({
  className: 'tag',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: 'target',
    paddingInline: '2',
    borderRadius: 'control',
    background: 'colorPalette.tint',
    color: 'colorPalette.text',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3' },
  },
  variants: {
    tone: {
      neutral: { colorPalette: 'neutral' },
      primary: { colorPalette: 'primary' },
      secondary: { colorPalette: 'secondary' },
      info: { colorPalette: 'info' },
      success: { colorPalette: 'success' },
      warning: { colorPalette: 'warning' },
      error: { colorPalette: 'error' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
