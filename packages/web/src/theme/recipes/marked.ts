import { marks } from '../palette'

/** Whose it is, in a calendar: slots of a recipe paint a bar in var(--mark). */
export const marked = (...slots: string[]) =>
  Object.fromEntries(
    Object.keys(marks).map((mark) => [
      mark,
      Object.fromEntries(slots.map((slot) => [slot, { '--mark': `colors.mark.${mark}` }])),
    ]),
  )
