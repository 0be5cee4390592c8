import { normalisePhone } from '@clinic/core/patient'

/** A number as people read it out: +62 812-3456-7890. */
export const phoneText = (phone: string) =>
  normalisePhone(phone).replace(/^\+62(8\d{2})(\d{3,4})(\d{3,5})$/, '+62 $1-$2-$3')

/** The same among other words, kept from left to right by isolating characters: beside Arabic its groups would change places. */
export const phoneInSentence = (phone: string) => `\u2066${phoneText(phone)}\u2069`
