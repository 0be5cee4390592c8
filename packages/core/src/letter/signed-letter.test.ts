import { expect, it } from 'vitest'
import { letterContentFixture, letterFixture } from '../testing'
import { signedLetter } from './signed-letter'

const letter = { ...letterFixture(), content: letterContentFixture() }
const { signature } = letter
const text = signedLetter(letter, signature)

it('the signed text of a letter names its form, its number, its patient and who signed', () => {
  const { hash, ...signer } = signature
  expect(JSON.parse(text)).toMatchObject({
    _form: 'letter-1',
    number: letter.number,
    person: { id: 3 },
    signature: signer,
  })
})

it('the signed text is another one when anything changes', () => {
  const changed = [
    signedLetter({ ...letter, number: 'SRT/KMG/2026/0008' }, signature),
    signedLetter({ ...letter, visit_id: 8 }, signature),
    signedLetter({ ...letter, content: letterContentFixture({ remark: 'Kontrol Senin' }) }, signature),
    signedLetter({ ...letter, person: { ...letter.person, id: 9 } }, signature),
    signedLetter({ ...letter, stay: { ...letter.stay, on: '2026-11-19' } }, signature),
    signedLetter(letter, { ...signature, sip_number: 'SIP-2' }),
  ]
  expect(new Set([text, ...changed]).size).toBe(changed.length + 1)
})
