import { describe, expect, it } from 'vitest'
import { type ContactField, contactLink } from './contact-link'

describe('the link of a contact', () => {
  it.each<[ContactField, string, string | undefined]>([
    ['email', 'halo@kemang.test', 'mailto:halo@kemang.test'],
    ['phone', '021 5550 1234', 'tel:+622155501234'],
    ['whatsapp', '0812-5550-1234', 'https://wa.me/6281255501234'],
    ['website', 'https://kemang.test', 'https://kemang.test'],
    ['website', 'javascript:alert(1)', undefined],
    ['website', 'kemang.test', undefined],
    ['instagram', '@klinik.gigi', 'https://instagram.com/klinik.gigi'],
    ['facebook', 'https://facebook.com/klinikgigi', 'https://facebook.com/klinikgigi'],
    ['twitter', 'Klinik Gigi', undefined],
    ['linkedin', 'data:text/html,hello', undefined],
    ['linkedin', '', undefined],
  ])('of %s "%s" is %s', (field, text, want) => {
    expect(contactLink(field, text)).toBe(want)
  })
})
