import { normalisePhone } from '@clinic/core/patient'

/** How a clinic can be reached, in the order it is read. */
export const contactFields = [
  'email',
  'phone',
  'whatsapp',
  'website',
  'instagram',
  'facebook',
  'twitter',
  'linkedin',
] as const

export type ContactField = (typeof contactFields)[number]

const accounts: Partial<Record<ContactField, string>> = {
  instagram: 'https://instagram.com/',
  facebook: 'https://facebook.com/',
  twitter: 'https://x.com/',
  linkedin: 'https://linkedin.com/company/',
}

/** Returns the link of a contact; undefined for invalid ones, so that only mail, calls and web pages are opened. */
export function contactLink(field: ContactField, text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (field === 'email') return `mailto:${typed}`
  if (field === 'phone') return `tel:${normalisePhone(typed)}`
  if (field === 'whatsapp') return `https://wa.me/${normalisePhone(typed).slice(1)}`
  if (/^https?:\/\//i.test(typed)) return typed
  const account = /^@?([\w.-]+)$/.exec(typed)?.[1]
  const site = accounts[field]
  return site && account ? site + account : undefined
}

/** Returns the link that shows a place on a map; on a phone its own map opens. */
export const mapLink = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
