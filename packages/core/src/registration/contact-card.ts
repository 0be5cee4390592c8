import { normalisePhone } from '../patient'
import type { RegistrationClinic } from './registration'

/** Returns a clinic as a contact of an address book: a vCard 3.0, which every phone reads. */
export function contactCard(clinic: RegistrationClinic): string {
  const { name, phone, whatsapp, email, website, address, city, province, postcode, country } = clinic
  const numbers = [...new Set([phone, whatsapp].filter(Boolean).map(normalisePhone))]
  const place = ['', '', address, city, province, postcode, country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    ...numbers.map((number) => `TEL;TYPE=WORK:${number}`),
    ...(email ? [`EMAIL;TYPE=WORK:${escaped(email)}`] : []),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:${place.map(escaped).join(';')}`] : []),
    ...(website ? [`URL:${escaped(website)}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** A line break in a value would begin another field. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')
