import { defineSlotRecipe } from '@pandacss/dev'

/** How much of something is done. */
export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'bar'],
  staticCss: ['*'],
  base: {
    root: { height: '2', borderRadius: 'full', background: 'fill', overflow: 'hidden' },
    bar: {
      height: 'full',
      borderRadius: 'full',
      background: 'primary.text',
      transitionProperty: 'inline-size',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
    },
  },
})
