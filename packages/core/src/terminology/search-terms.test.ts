import { describe, expect, it } from 'vitest'
import { icd9cm } from './icd-9-cm'
import { icd10 } from './icd-10'
import { searchTerms, termOf } from './search-terms'

const found = (text: string) => searchTerms(icd10, text).map(({ code }) => code)

describe('a search of diagnoses', () => {
  it.each([
    ['K04.0', ['K04.0']],
    ['k040', ['K04.0']],
    ['K04', ['K04.0', 'K04.1', 'K04.2', 'K04.4', 'K04.5', 'K04.6', 'K04.7', 'K04.8']],
    ['pulpitis', ['K04.0']],
    ['sisa akar', ['K08.3']],
    ['akar sisa', ['K08.3']],
    ['retained root', ['K08.3']],
    ['impac', ['K01.1']],
    ['impaksi', ['K01.1']],
    ['dry socket', ['K10.3']],
    ['PULPA Nekro', ['K04.1']],
    ['karies', ['K02.0', 'K02.1', 'K02.2', 'K02.3', 'K02.9']],
    ['dental caries', ['K02.9', 'K02.3']],
    // of two languages at once there is no label
    ['caries gigi', []],
    ['fraktur', ['S02.5']],
    ['bibir', ['K13.0', 'K13.1']],
    ['erosi', ['K03.2']],
    ['xyz', []],
    ['', []],
    [' . ', []],
    ['?', []],
    ['aries', []],
  ])('%j finds %j', (text, want) => expect(found(text)).toEqual(want))

  it('tells what begins with the text before what only holds it', () => {
    expect(found('gingivitis')).toEqual(['K05.0', 'K05.1'])
    expect(found('acute')).toEqual(['K04.4', 'K05.0', 'K05.2'])
    expect(found('gigi')[0]).toBe('K00.1')
    expect(found('gigi').indexOf('K08.0')).toBeLessThan(found('gigi').indexOf('K00.0'))
  })
})

it.each([
  ['tambal', ['23.2']],
  ['23.7', ['23.70', '23.71', '23.72', '23.73']],
  ['237', ['23.70', '23.71', '23.72', '23.73']],
  ['cabut', ['23.01', '23.09', '23.11', '23.19']],
  ['scaling', ['96.54']],
  ['apikoektomi', ['23.73', '23.72']],
])('a search of procedures: %j finds %j', (text, want) => {
  expect(searchTerms(icd9cm, text).map(({ code }) => code)).toEqual(want)
})

it.each([
  ['K04.0', 'K04.0'],
  ['k040', 'K04.0'],
  ['K04.01', 'K04.0'],
  ['K02.51', undefined],
  ['K08.31', 'K08.3'],
  ['K04', undefined],
  ['Q99.9', undefined],
  ['', undefined],
])('the diagnosis %s is %s', (code, want) => expect(termOf(icd10, code)?.code).toBe(want))

it('a procedure is itself, and not another one with more digits', () => {
  expect(termOf(icd9cm, '23.2')?.code).toBe('23.2')
  expect(termOf(icd9cm, '23.700')).toBeNull()
})

describe.each([
  ['diagnoses', icd10, /^[A-Z]\d\d\.\d$/, 67],
  ['procedures', icd9cm, /^\d\d\.\d{1,2}$/, 37],
])('the list of %s', (_, terms, form, count) => {
  it('holds each code once, in its form, and in both languages', () => {
    expect(terms).toHaveLength(count)
    expect(new Set(terms.map(({ code }) => code)).size).toBe(count)
    for (const language of ['en', 'id'] as const) expect(new Set(terms.map((term) => term[language])).size).toBe(count)
    for (const { code, en, id } of terms) {
      expect(code).toMatch(form)
      expect([en, id].map((label) => label.trim())).toEqual([en, id])
      expect(en.length * id.length).toBeGreaterThan(0)
    }
  })

  it('finds every term by its code and by each of its titles', () => {
    for (const term of terms) {
      expect(searchTerms(terms, term.code)[0]).toBe(term)
      for (const title of [term.en, term.id]) expect(searchTerms(terms, title)).toContain(term)
    }
  })
})
