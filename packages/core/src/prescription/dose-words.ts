import { valuesOf } from '../values'
import type { DosePhrase } from './dose'
import {
  type DoseMeal,
  type DoseMoment,
  type DoseNeed,
  type DoseUnit,
  doseMeals,
  doseMoments,
  doseNeeds,
  doseUnits,
} from './prescription.values'

type Words<Value extends string> = Readonly<Record<Value, readonly [usual: string, ...others: string[]]>>

/** The words dentists write for each unit; the first is written back. */
export const unitWords: Words<DoseUnit> = {
  tablet: ['tablet', 'tab', 'tabs', 'tablets', 'tabl'],
  capsule: ['kapsul', 'kaps', 'caps', 'cap', 'capsule', 'capsules'],
  millilitre: ['ml', 'cc'],
  teaspoon: ['sendok teh', 'sdt', 'cth', 'tsp', 'teaspoon', 'teaspoons'],
  tablespoon: ['sendok makan', 'sdm', 'tbsp', 'tablespoon', 'tablespoons'],
  drop: ['tetes', 'gtt', 'drop', 'drops'],
  sachet: ['bungkus', 'bks', 'sachet', 'sachets', 'pulv'],
  application: ['oles', 'dioles', 'oleskan', 'apply', 'application'],
  rinse: ['kumur', 'berkumur', 'rinse'],
  spray: ['semprot', 'spray', 'puff', 'puffs'],
}

export const momentWords: Words<DoseMoment> = {
  morning: ['pagi', 'pagi hari', 'morning', 'in the morning'],
  noon: ['siang', 'siang hari', 'noon', 'at noon'],
  afternoon: ['sore', 'sore hari', 'afternoon', 'in the afternoon'],
  night: ['malam', 'malam hari', 'night', 'at night', 'evening', 'in the evening'],
  bedtime: ['sebelum tidur', 'sblm tidur', 'bedtime', 'at bedtime', 'before sleep', 'hs'],
}

export const mealWords: Words<DoseMeal> = {
  before: ['sebelum makan', 'sblm makan', 'perut kosong', 'before meals', 'before meal', 'before food', 'ac', 'a.c.'],
  with: ['saat makan', 'bersama makan', 'with meals', 'with meal', 'with food', 'dc', 'd.c.'],
  after: ['sesudah makan', 'setelah makan', 'stlh makan', 'after meals', 'after meal', 'after food', 'pc', 'p.c.'],
}

export const needWords: Words<DoseNeed> = {
  needed: ['bila perlu', 'jika perlu', 'kalau perlu', 'if needed', 'as needed', 'prn', 'p.r.n.'],
  pain: ['bila nyeri', 'jika nyeri', 'kalau nyeri', 'bila sakit', 'jika sakit', 'kalau sakit', 'if pain', 'for pain'],
  fever: ['bila demam', 'jika demam', 'kalau demam', 'bila panas', 'jika panas', 'if fever', 'for fever'],
}

/** An antibiotic is taken to its end. */
export const finishWords = ['sampai habis', 'habiskan', 'dihabiskan', 'harus habis', 'until finished'] as const

/** Words that are allowed and add nothing; `s` is the signa of a paper. */
const emptyWords = ['sehari', 'per hari', 'a day', 'per day', 'daily', 'dan', 'and', 's']

const all: readonly (readonly [word: string, says: DosePhrase])[] = [
  ...valuesOf(doseUnits).flatMap((unit) => unitWords[unit].map((word) => [word, { unit }] as const)),
  ...valuesOf(doseMoments).flatMap((moment) => momentWords[moment].map((word) => [word, { moment }] as const)),
  ...valuesOf(doseMeals).flatMap((meal) => mealWords[meal].map((word) => [word, { meal }] as const)),
  ...valuesOf(doseNeeds).flatMap((as_needed) => needWords[as_needed].map((word) => [word, { as_needed }] as const)),
  ...finishWords.map((word) => [word, { until_finished: true }] as const),
  ...emptyWords.map((word) => [word, {}] as const),
]

/** All words that begin a text and end there as words do: `tab` begins `tab pc`, not `table`. */
export const wordsAt = (text: string) =>
  all
    .filter(([word]) => text.startsWith(word) && !/^[a-z]/.test(text.slice(word.length)))
    .map(([word, says]) => ({ length: word.length, says }))
