import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guarded, unguarded } from './formula'

it.each(['=1+1', '+62812', '-5', '@sum', '\t=1', '\r=1'])('is text: %j', (text) => {
  expect(guarded(text)).toBe(`'${text}`)
})

it('leaves other text alone', () => {
  for (const text of ['', "Nur'aini", "'tis", '62812', '1-2']) expect(guarded(text)).toBe(text)
})

it('gives back what was guarded, and nothing guarded is run', () => {
  const texts = fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '1'), { maxLength: 6 })
    .map((some) => some.join(''))
  fc.assert(
    fc.property(fc.oneof(texts, fc.string()), (text) => {
      expect(unguarded(guarded(text))).toBe(text)
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
