import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guardFormulas, unguardFormulas } from './formula'

it.each(['=1+1', '+62812', '-5', '@sum', '＝1'])('is text: %j', (text) => {
  expect(guardFormulas(text)).toBe(`'${text}`)
})

it.each([
  ['A;=cmd()', "A;'=cmd()"],
  ['A,+1', "A,'+1"],
  ['A\t=1', "A\t'=1"],
  ['A|=1', "A|'=1"],
  ['A"=1', `A"'=1`],
  ['A\n-1\r\n@b', "A\n'-1\r\n'@b"],
  ['A; =1', "A; '=1"],
  ["A;'=1", "A;''=1"],
  ["'=1", "''=1"],
])('is text wherever it is taken apart: %j', (text, safe) => {
  expect(guardFormulas(text)).toBe(safe)
  expect(unguardFormulas(safe)).toBe(text)
})

it('leaves other text alone', () => {
  for (const text of ['', "Nur'aini", "'tis", '62812', '1-2', 'Jl. Melati - blok A', 'a=b', "''"])
    expect(guardFormulas(text)).toBe(text)
})

it('restores guarded text, and no guarded text is run', () => {
  const signs = ["'", '=', '+', '-', '@', '\t', '\r', '\n', ',', ';', '|', '"', ' ', 'a', '1']
  const texts = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((some) => some.join(''))
  fc.assert(
    fc.property(fc.oneof(texts, fc.string()), (text) => {
      expect(unguardFormulas(guardFormulas(text))).toBe(text)
      for (const separator of [',', ';', '|', '\t', '"', '\n', '\r', /[,;|\t"\r\n]/])
        for (const part of guardFormulas(text).split(separator)) expect(part).not.toMatch(/^ *[=+\-@＝＋－＠]/)
    }),
    { numRuns: 2_000 },
  )
})
