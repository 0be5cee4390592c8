import type { RegistrationClinic } from '@clinic/core/registration'

export const contactFields = [
  'phone',
  'whatsapp',
  'email',
  'website',
  'instagram',
  'facebook',
  'twitter',
  'linkedin',
] as const satisfies readonly (keyof RegistrationClinic)[]
export type ContactField = (typeof contactFields)[number]

/** Where a contact of a clinic leads; undefined when what is written there is no address. */
export const contactLink = (field: ContactField, text: string): string | undefined => links[field](text.trim())

const phone = (base: string) => (text: string) => {
  const digits = text.replace(/\D/g, '')
  return digits.length > 5 ? base + digits.replace(/^0/, '62') : undefined
}
// nothing but http and https: no javascript:, no data:
const web = (text: string) => (/^https?:\/\/[^\s<>"]+$/i.test(text) ? text : undefined)
const account = (base: string) => (text: string) =>
  web(text) ?? (/^@?[\w.-]+$/.test(text) ? base + text.replace('@', '') : undefined)

const links: Record<ContactField, (text: string) => string | undefined> = {
  phone: phone('tel:+'),
  whatsapp: phone('https://wa.me/'),
  email: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined),
  website: web,
  instagram: account('https://www.instagram.com/'),
  facebook: account('https://www.facebook.com/'),
  twitter: account('https://x.com/'),
  linkedin: account('https://www.linkedin.com/company/'),
}
