import { expect, test } from 'vitest'
import { contactLink } from './contact-link'

test.each([
  ['phone', '(021) 5000 2038', 'tel:+622150002038'],
  ['whatsapp', '0812-5550-1234', 'https://wa.me/6281255501234'],
  ['email', 'halo@kemang.test', 'mailto:halo@kemang.test'],
  ['website', 'https://kemang.test', 'https://kemang.test'],
  ['instagram', '@klinik.kemang', 'https://www.instagram.com/klinik.kemang'],
  ['facebook', 'https://facebook.com/kemang', 'https://facebook.com/kemang'],
] as const)('a clinic’s %s leads where it says', (field, text, want) => {
  expect(contactLink(field, text)).toBe(want)
})

test.each([
  ['website', 'javascript:alert(1)'],
  ['instagram', 'javascript:alert(1)'],
  ['website', 'kemang'],
  ['email', 'kemang'],
  ['phone', '-'],
] as const)('a clinic’s %s that is no address leads nowhere: %s', (field, text) => {
  expect(contactLink(field, text)).toBeUndefined()
})
