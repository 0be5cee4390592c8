import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valuesOf } from '../values'
import type { Dose, DoseProblem } from './dose'
import { finishWords, mealWords, momentWords, needWords, unitWords } from './dose-words'
import { doseMeals, doseMoments, doseNeeds, doseUnits } from './prescription.values'
import { readDose } from './read-dose'
import { writeDose } from './write-dose'

const [one, half] = [
  { numerator: 1, denominator: 1 },
  { numerator: 1, denominator: 2 },
]
const once: Dose = {
  times: 1,
  every_hours: null,
  amount: one,
  unit: null,
  moments: [],
  meal: null,
  as_needed: null,
  days: null,
  until_finished: false,
}
const threeTimes: Dose = { ...once, times: 3 }

const given: [string, Dose][] = [
  ['3x1', threeTimes],
  ['3 x 1', threeTimes],
  ['3X1', threeTimes],
  ['3×1', threeTimes],
  ['3dd1', threeTimes],
  ['3 dd 1', threeTimes],
  ['s 3 dd 1', threeTimes],
  ['S. 3 dd 1', threeTimes],
  ['3 kali 1', threeTimes],
  ['3 kali sehari 1', threeTimes],
  ['3x sehari 1', threeTimes],
  ['3x sehari 1 tablet', { ...threeTimes, unit: 'tablet' }],
  ['1 tablet 3x sehari', { ...threeTimes, unit: 'tablet' }],
  ['1 tablet 3 times a day', { ...threeTimes, unit: 'tablet' }],
  ['2x1/2', { ...once, times: 2, amount: half }],
  ['2x½', { ...once, times: 2, amount: half }],
  ['2 x 1/2 tab', { ...once, times: 2, amount: half, unit: 'tablet' }],
  ['2x1 1/2', { ...once, times: 2, amount: { numerator: 3, denominator: 2 } }],
  ['2x1½ tab', { ...once, times: 2, amount: { numerator: 3, denominator: 2 }, unit: 'tablet' }],
  ['2x1,5', { ...once, times: 2, amount: { numerator: 3, denominator: 2 } }],
  ['2x0.5', { ...once, times: 2, amount: half }],
  ['3x15 ml', { ...threeTimes, amount: { numerator: 15, denominator: 1 }, unit: 'millilitre' }],
  ['3x1 sdt', { ...threeTimes, unit: 'teaspoon' }],
  ['1x1 malam', { ...once, moments: ['night'] }],
  ['1x1 malam hari', { ...once, moments: ['night'] }],
  ['1x1 sebelum tidur', { ...once, moments: ['bedtime'] }],
  ['2x1 pagi dan malam', { ...once, times: 2, moments: ['morning', 'night'] }],
  ['3x1 pagi, siang, malam', { ...threeTimes, moments: ['morning', 'noon', 'night'] }],
  ['1 tablet pagi malam', { ...once, times: 2, unit: 'tablet', moments: ['morning', 'night'] }],
  ['3x1 pc', { ...threeTimes, meal: 'after' }],
  ['3x1 p.c.', { ...threeTimes, meal: 'after' }],
  ['3x1 sesudah makan', { ...threeTimes, meal: 'after' }],
  ['3x1 setelah makan', { ...threeTimes, meal: 'after' }],
  ['3x1 ac', { ...threeTimes, meal: 'before' }],
  ['1x1 sebelum makan', { ...once, meal: 'before' }],
  ['3x1 saat makan', { ...threeTimes, meal: 'with' }],
  ['3x1 prn', { ...threeTimes, as_needed: 'needed' }],
  ['prn 3x1', { ...threeTimes, as_needed: 'needed' }],
  ['3x1 bila perlu', { ...threeTimes, as_needed: 'needed' }],
  ['3x1 bila nyeri', { ...threeTimes, as_needed: 'pain' }],
  ['3x1 kalau sakit', { ...threeTimes, as_needed: 'pain' }],
  ['3x1 jika demam', { ...threeTimes, as_needed: 'fever' }],
  ['3x1 selama 5 hari', { ...threeTimes, days: 5 }],
  ['3x1 5 hari', { ...threeTimes, days: 5 }],
  ['3x1, 5 hari', { ...threeTimes, days: 5 }],
  ['3x1 for 5 days', { ...threeTimes, days: 5 }],
  ['3x1 1 day', { ...threeTimes, days: 1 }],
  ['3x1 1 minggu', { ...threeTimes, days: 7 }],
  ['3x1 2 weeks', { ...threeTimes, days: 14 }],
  ['3x1 habiskan', { ...threeTimes, until_finished: true }],
  ['1 kapsul tiap 8 jam', { ...threeTimes, every_hours: 8, unit: 'capsule' }],
  ['1 every 12 hours', { ...once, times: 2, every_hours: 12 }],
  ['q8h 1', { ...threeTimes, every_hours: 8 }],
  ['3x1 tiap 8 jam', { ...threeTimes, every_hours: 8 }],
  ['12x1', { ...once, times: 12 }],
  ['1x100 ml', { ...once, amount: { numerator: 100, denominator: 1 }, unit: 'millilitre' }],
  ['3x1 366 hari', { ...threeTimes, days: 366 }],
  [
    '3x1 tab pc selama 5 hari habiskan',
    { ...threeTimes, unit: 'tablet', meal: 'after', days: 5, until_finished: true },
  ],
  ['  3x1  ;  5 hari . ', { ...threeTimes, days: 5 }],
]

const refused: [string, DoseProblem['problem']][] = [
  ['', 'empty'],
  ['  ', 'empty'],
  ['sehari', 'empty'],
  ['1', 'timesMissing'],
  ['1 tablet', 'timesMissing'],
  ['1 tablet prn', 'timesMissing'],
  ['3x', 'amountMissing'],
  ['3x sehari', 'amountMissing'],
  ['tiap 8 jam', 'amountMissing'],
  ['malam', 'amountMissing'],
  ['3x0', 'amountImpossible'],
  ['3x1/0', 'amountImpossible'],
  ['3x101', 'amountImpossible'],
  ['1x100,5', 'amountImpossible'],
  ['0x1', 'timesImpossible'],
  ['13x1', 'timesImpossible'],
  ['31x1', 'timesImpossible'],
  ['1 tiap 5 jam', 'hoursUneven'],
  ['1 tiap 0 jam', 'hoursUneven'],
  ['1 tiap 48 jam', 'hoursUneven'],
  ['2x1 tiap 8 jam', 'hoursDoNotMatch'],
  ['3x1 malam', 'momentsDoNotMatch'],
  ['1x1 pagi malam', 'momentsDoNotMatch'],
  ['1 tiap 8 jam malam', 'momentsDoNotMatch'],
  ['3x1 0 hari', 'daysImpossible'],
  ['3x1 367 hari', 'daysImpossible'],
  ['3x1 53 minggu', 'daysImpossible'],
  ['3x1/2/3', 'notUnderstood'],
  ['3x1-2', 'notUnderstood'],
  ['-3x1', 'notUnderstood'],
  ['3x1 table', 'notUnderstood'],
  ['3x1 paginya', 'notUnderstood'],
  ['3x1 haris', 'notUnderstood'],
  ['3x1 5 harian', 'saidTwice'],
  ['1 tiap 8 jamu', 'notUnderstood'],
  ['1-0-1', 'notUnderstood'],
  ['three times one', 'notUnderstood'],
]

describe('a dose', () => {
  it.each(given)('%j is read', (text, want) => expect(readDose(text)).toEqual(want))

  it.each(refused)('%j is refused: %s', (text, problem) => expect(readDose(text)).toHaveProperty('problem', problem))

  it('that is not understood reports the position and what is expected there', () => {
    expect(readDose('3x1 Tab kunyah pc')).toEqual({
      problem: 'notUnderstood',
      at: 8,
      text: 'kunyah',
      expected: ['every_hours', 'moment', 'meal', 'as_needed', 'days', 'until_finished'],
    })
    expect(readDose('?')).toMatchObject({ at: 0, text: '?', expected: { length: 9 } })
    expect(readDose('1x1 malam xx')).toMatchObject({ expected: expect.arrayContaining(['moment']) })
  })

  it.each([
    ['3x1 2x1', { at: 4, text: '2x1', part: 'times' }],
    ['3x1 2', { at: 4, text: '2', part: 'amount' }],
    ['3x1 tab Kaps', { at: 8, text: 'Kaps', part: 'unit' }],
    ['3x1 pc ac', { at: 7, text: 'ac', part: 'meal' }],
    ['3x1 prn bila nyeri', { at: 8, text: 'bila nyeri', part: 'as_needed' }],
    ['3x1 5 hari 6 hari', { at: 11, text: '6 hari', part: 'days' }],
    ['2x1 malam malam', { at: 10, text: 'malam', part: 'moment' }],
    ['3x1 habiskan sampai habis', { at: 13, text: 'sampai habis', part: 'until_finished' }],
    ['1 q8h tiap 8 jam', { at: 6, text: 'tiap 8 jam', part: 'every_hours' }],
  ])('%j says something twice', (text, want) => expect(readDose(text)).toEqual({ problem: 'saidTwice', ...want }))

  it('knows the meaning of every word of its lists', () => {
    for (const unit of valuesOf(doseUnits))
      for (const word of unitWords[unit]) expect(readDose(`1x1 ${word}`)).toEqual({ ...once, unit })
    for (const moment of valuesOf(doseMoments))
      for (const word of momentWords[moment]) expect(readDose(`1x1 ${word}`)).toEqual({ ...once, moments: [moment] })
    for (const meal of valuesOf(doseMeals))
      for (const word of mealWords[meal]) expect(readDose(`1x1 ${word}`)).toEqual({ ...once, meal })
    for (const as_needed of valuesOf(doseNeeds))
      for (const word of needWords[as_needed]) expect(readDose(`1x1 ${word}`)).toEqual({ ...once, as_needed })
    for (const word of finishWords) expect(readDose(`1x1 ${word}`)).toEqual({ ...once, until_finished: true })
    for (const word of ['sehari', 'per hari', 'a day', 'per day', 'daily', 'dan', 'and', 's'])
      expect(readDose(`1x1 ${word}`)).toEqual(once)
  })

  it('is written in words that read as the same dose', () => {
    const nullable = <Value>(values: Value[]) => fc.constantFrom(null, ...values)
    const dose = fc
      .record({
        times: fc.constantFrom(1, 2, 3, 4, 6, 8, 12),
        by_clock: fc.boolean(),
        amount: fc.constantFrom(one, half, { numerator: 3, denominator: 2 }, { numerator: 15, denominator: 1 }),
        unit: nullable(valuesOf(doseUnits)),
        has_moments: fc.boolean(),
        meal: nullable(valuesOf(doseMeals)),
        as_needed: nullable(valuesOf(doseNeeds)),
        days: nullable([1, 5, 7, 366]),
        until_finished: fc.boolean(),
      })
      .map(({ by_clock, has_moments, times, ...rest }): Dose => {
        const moments = valuesOf(doseMoments)
        return {
          ...rest,
          times,
          every_hours: by_clock ? 24 / times : null,
          moments: has_moments && times <= moments.length ? moments.slice(0, times) : [],
        }
      })
    fc.assert(
      fc.property(dose, (each) => {
        expect(readDose(writeDose(each))).toEqual(each)
      }),
    )
  })

  it('is written as dentists write it', () => {
    expect(writeDose(threeTimes)).toBe('3x1')
    const all: Partial<Dose> = { unit: 'tablet', moments: ['night'], meal: 'after', as_needed: 'pain', days: 5 }
    expect(writeDose({ ...once, ...all, amount: half, every_hours: 24, until_finished: true })).toBe(
      '1x1/2 tablet tiap 24 jam malam sesudah makan bila nyeri selama 5 hari sampai habis',
    )
  })

  it('never throws, and never takes a line of noise for a dose without times and amount', () => {
    const word = fc.constantFrom(
      '3',
      'x',
      '1',
      '/',
      ' ',
      '½',
      'hari',
      'tab',
      'pc',
      '-',
      '.',
      'tiap',
      'malam',
      '😀',
      '0',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const read = readDose(words.join(''))
        if (!('problem' in read)) expect([read.times > 0, read.amount.numerator > 0]).toEqual([true, true])
      }),
    )
  })
})
