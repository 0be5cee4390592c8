import { normalisePhone } from '@clinic/core/patient'

/** Returns the address that opens WhatsApp with a message to a patient, ready to be sent. */
export const messageLink = (phone: string, text: string) =>
  `https://wa.me/${normalisePhone(phone).slice(1)}?text=${encodeURIComponent(text)}`
