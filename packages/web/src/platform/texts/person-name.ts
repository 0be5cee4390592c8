import { displayName } from '@clinic/core/patient'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The name of a patient to be shown. One in Arabic is isolated: the number, day or time beside it would be turned around. */
export function personName(person: Parameters<typeof displayName>[0]) {
  const name = displayName(person)
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
