import { setTimeout } from 'node:timers/promises'

/** So many seconds pass in one. */
const haste = 200

/** A clock that was right at a moment, in milliseconds, and has run faster since: the same in every process. */
export const hurried = (begun: number) => ({
  now: () => new Date(begun + (Date.now() - begun) * haste),
  sleep: (milliseconds: number) => setTimeout(milliseconds / haste),
})
