import { displayName } from '@clinic/core/patient'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The name of a patient to be shown. */
export const personName = (person: Parameters<typeof displayName>[0]) => isolated(displayName(person))

/** A name among other words. One in Arabic is isolated: the number, day or time beside it would be turned around. */
export const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)
