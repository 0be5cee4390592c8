import { defineRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'
import { tinted } from './tinted'

export const tag = defineRecipe({
  className: 'tag',
  staticCss: ['*'],
  base: {
    ...edge,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: 'target',
    paddingInline: '2',
    borderRadius: 'control',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3' },
  },
  variants: {
    tone: {
      neutral: tinted('neutral'),
      primary: tinted('primary'),
      secondary: tinted('secondary'),
      info: tinted('info'),
      success: tinted('success'),
      warning: tinted('warning'),
      error: tinted('error'),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
