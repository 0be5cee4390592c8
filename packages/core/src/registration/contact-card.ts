import { contentLines, escapedText } from '../content-line'
import { normalisePhone } from '../patient'
import type { RegistrationClinic } from './registration'

/** Returns a clinic as a contact of an address book: a vCard 3.0, which every phone reads. */
export function contactCard(clinic: RegistrationClinic): string {
  const { name, phone, whatsapp, email, website, address, city, province, postcode, country } = clinic
  const numbers = [...new Set([phone, whatsapp].filter(Boolean).map(normalisePhone))]
  const place = ['', '', address, city, province, postcode, country]
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedText(name)};;;;`,
    `FN:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    ...numbers.map((number) => `TEL;TYPE=WORK:${number}`),
    ...(email ? [`EMAIL;TYPE=WORK:${escapedText(email)}`] : []),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:${place.map(escapedText).join(';')}`] : []),
    ...(website ? [`URL:${escapedText(website)}`] : []),
    'END:VCARD',
  ])
}
