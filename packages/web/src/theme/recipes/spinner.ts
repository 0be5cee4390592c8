import { defineRecipe } from '@pandacss/dev'

export const spinner = defineRecipe({
  className: 'spinner',
  staticCss: ['*'],
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
    // it stands still, yet breathes: waiting must not look like stuck
    _still: { animation: 'breathe 2s linear infinite' },
  },
  variants: { size: { sm: { boxSize: '4' }, md: { boxSize: '6' }, lg: { boxSize: '10' } } },
  defaultVariants: { size: 'md' },
})
