import { expect, it } from 'vitest'
import { clinicFixture } from '../testing'
import { contactCard } from './index'

it('gives an address book the name, the numbers, the address and the pages of a clinic', () => {
  const clinic = clinicFixture({ phone: '021 555 0123', whatsapp: '0812-5550-1234', website: 'https://kemang.test' })
  expect(contactCard(clinic).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Klinik Gigi Kemang;;;;',
    'FN:Klinik Gigi Kemang',
    'ORG:Klinik Gigi Kemang',
    'TEL;TYPE=WORK:+62215550123',
    'TEL;TYPE=WORK:+6281255501234',
    'EMAIL;TYPE=WORK:halo@kemang.test',
    'ADR;TYPE=WORK:;;Jl. Kemang Raya 12;Jakarta Selatan;DKI Jakarta;12730;Indonesia',
    'URL:https://kemang.test',
    'END:VCARD',
    '',
  ])
})

it('writes one number once, and leaves out what is empty', () => {
  const none = { email: '', website: '', address: '', city: '', province: '', postcode: '', country: '' }
  const card = contactCard(clinicFixture({ ...none, phone: '+6281255501234', whatsapp: '0812 5550 1234' }))
  expect(card.match(/^(TEL|EMAIL|ADR|URL).*$/gm)).toEqual(['TEL;TYPE=WORK:+6281255501234'])
})

it('keeps what is typed within its field', () => {
  const card = contactCard(clinicFixture({ name: 'Gigi; Sehat, dan\nCeria\r\nTEL:1 \\' }))
  expect(card).toContain('\r\nFN:Gigi\\; Sehat\\, dan\\nCeria\\nTEL:1 \\\\\r\n')
})
