import { defineRecipe } from '@pandacss/dev'

export const tooltip = defineRecipe({
  className: 'tooltip',
  base: {
    position: 'fixed',
    inset: 'auto',
    maxWidth: '16rem',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'control',
    background: 'neutral.solid',
    color: 'neutral.on',
    textStyle: 'small',
    fontWeight: 'medium',
    pointerEvents: 'none',
  },
})
