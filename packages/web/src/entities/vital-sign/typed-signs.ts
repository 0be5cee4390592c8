import type { VitalSign } from '@clinic/core/vital-sign'

/** What is typed into a box of its own, in the order in which it is taken. */
export const typedSigns = [
  'pulse',
  'respiration',
  'temperature',
  'oxygen_saturation',
  'weight',
  'height',
  'glucose',
  'pain',
] as const satisfies readonly VitalSign[]
export type TypedSign = (typeof typedSigns)[number]
