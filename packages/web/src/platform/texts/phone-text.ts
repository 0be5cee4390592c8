import { normalisePhone } from '@clinic/core/patient'

const mobile = /^\+62(8\d{2})(\d{3,4})(\d{3,5})$/
/** Of Jakarta, Bandung, Semarang, Surabaya and Medan the code of the area has two digits, elsewhere three. */
const landline = /^\+62(2[124]|31|61|[2-79]\d{2})(\d{3,4}?)(\d{3,4})$/

/** A number as people read it out: +62 812-3456-7890, +62 21-5000-1071. */
export const phoneText = (phone: string) =>
  normalisePhone(phone).replace(mobile, '+62 $1-$2-$3').replace(landline, '+62 $1-$2-$3')

/** The same among other words, kept from left to right by isolating characters: beside Arabic its groups would change places. */
export const phoneInSentence = (phone: string) => `\u2066${phoneText(phone)}\u2069`
