import { marks } from '../palette'

/** Paints a bar in var(--mark) on slots of a recipe: the colour of the owner, in a calendar. */
export const marked = (...slots: string[]) =>
  Object.fromEntries(
    Object.keys(marks).map((mark) => [
      mark,
      Object.fromEntries(slots.map((slot) => [slot, { '--mark': `colors.mark.${mark}` }])),
    ]),
  )
