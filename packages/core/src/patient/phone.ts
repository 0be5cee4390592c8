/** Digits as people write them, with spaces, dots, dashes and brackets, and enough of them to be a number. */
export const isPhone = (text: string): boolean => pattern.test(text) && pattern.test(normalisePhone(text))

/** The pattern of the contract: stored and typed numbers must fit it. */
const pattern = /^\+?\(?[0-9][0-9 ().-]{5,24}$/

/** One way to write a number: `0812-3456 789` and `62 812 3456789` become `+628123456789`. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return ''
  const number = text.trim().startsWith('+') ? digits : international(digits)
  return `+${number.replace(/^620+/, '62')}`
}

function international(digits: string) {
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('62')) return digits
  return `62${digits}`
}

/** Returns the address that opens WhatsApp with a message to a number, ready to be sent. */
export const messageLink = (phone: string, text: string): string =>
  `https://wa.me/${normalisePhone(phone).slice(1)}?text=${encodeURIComponent(text)}`
