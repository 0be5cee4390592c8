import { defineSlotRecipe } from '@pandacss/dev'
import { chosen, edge } from '../forced-colors'

/** How much of something is done. */
export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'bar'],
  staticCss: ['*'],
  base: {
    root: { ...edge, height: '2', borderRadius: 'full', background: 'fill', overflow: 'hidden' },
    bar: {
      height: 'full',
      borderRadius: 'full',
      background: 'primary.text',
      ...chosen,
      transitionProperty: 'inline-size',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
    },
  },
})
