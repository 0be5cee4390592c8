import type { Schema } from '@clinic/api'
import {
  type BloodPressure,
  type MeasureProblem,
  measures,
  type Reading,
  readBloodPressure,
  readMeasure,
  type VitalSign,
  type VitalSignProblem,
  vitalSignProblems,
} from '@clinic/core/vital-sign'
import { type TypedSign, typedSigns } from '../../entities/vital-sign/typed-signs'
import type { TranslationFunctions } from '../../i18n/i18n-types'

type Input = Schema<'VitalSignInput'>

/** Whether a box of that name is typed into by the keypad. */
export const isTyped = (name: string): name is TypedSign | 'systolic' | 'pregnancy_weeks' =>
  name === 'systolic' || name === 'pregnancy_weeks' || typedSigns.some((sign) => sign === name)

/** The part of the entry that a box shows. */
export const typedField = (name: TypedSign | 'systolic' | 'pregnancy_weeks') =>
  name === 'systolic' ? 'pressure' : name

/** A measurement as it is typed; `reason` is that of a correction. */
export interface Entry
  extends Record<TypedSign, string>,
    Pick<
      Input,
      | 'arm'
      | 'position'
      | 'consciousness'
      | 'glucose_timing'
      | 'unmeasurable_reason'
      | 'is_pregnant'
      | 'is_breastfeeding'
      | 'note'
    > {
  pressure: string
  pregnancy_weeks: string
  reason: string
  version: number
}

export const emptyEntry = (version: number): Entry => ({
  pressure: '',
  pulse: '',
  respiration: '',
  temperature: '',
  oxygen_saturation: '',
  weight: '',
  height: '',
  glucose: '',
  pain: '',
  glucose_timing: null,
  arm: null,
  position: null,
  consciousness: null,
  unmeasurable_reason: '',
  is_pregnant: false,
  pregnancy_weeks: '',
  is_breastfeeding: false,
  note: '',
  reason: '',
  version,
})

/** A recorded measurement, to be corrected. */
export function entryOf(measured: Input, version: number): Entry {
  const text = (value: number | null) => (value === null ? '' : String(value))
  const { systolic, diastolic, arm, position, consciousness, glucose_timing } = measured
  const { unmeasurable_reason, is_pregnant, is_breastfeeding, note } = measured
  return {
    ...emptyEntry(version),
    pressure: systolic === null ? '' : `${systolic}/${text(diastolic)}`,
    pulse: text(measured.pulse),
    respiration: text(measured.respiration),
    temperature: text(measured.temperature),
    oxygen_saturation: text(measured.oxygen_saturation),
    weight: text(measured.weight),
    height: text(measured.height),
    glucose: text(measured.glucose),
    pain: text(measured.pain),
    pregnancy_weeks: text(measured.pregnancy_weeks),
    glucose_timing,
    arm,
    position,
    consciousness,
    unmeasurable_reason,
    is_pregnant,
    is_breastfeeding,
    note,
  }
}

/** The values as far as they can be read: for the judgement beside each box, and for the wire once nothing is wrong. */
export function readingOf(entry: Entry): Reading {
  const pressure = pressureOf(entry.pressure)
  const value = (sign: TypedSign) => {
    const read = readMeasure(sign, entry[sign])
    return 'value' in read ? read.value : null
  }
  return {
    systolic: pressure?.systolic ?? null,
    diastolic: pressure?.diastolic ?? null,
    pulse: value('pulse'),
    respiration: value('respiration'),
    temperature: value('temperature'),
    oxygen_saturation: value('oxygen_saturation'),
    weight: value('weight'),
    height: value('height'),
    glucose: value('glucose'),
    glucose_timing: entry.glucose_timing,
    pain: value('pain'),
  }
}

export function inputOf(entry: Entry): Input {
  const { arm, position, consciousness, is_breastfeeding, is_pregnant } = entry
  return {
    ...readingOf(entry),
    arm,
    position,
    consciousness,
    is_pregnant,
    is_breastfeeding,
    unmeasurable_reason: entry.unmeasurable_reason.trim(),
    pregnancy_weeks: is_pregnant && entry.pregnancy_weeks !== '' ? Number(entry.pregnancy_weeks) : null,
    note: entry.note.trim(),
  }
}

type Words = TranslationFunctions['vital-sign']['problems']

interface About {
  sex: Schema<'Sex'>
  /** The measurement that is corrected. */
  before?: Input
}

/** A sentence for each box that is wrong, by its name; what was probably meant is proposed. */
export function entryProblems(entry: Entry, words: Words, { sex, before }: About) {
  const found: Record<string, string | undefined> = {}
  for (const [field, problem] of Object.entries(vitalSignProblems(inputOf(entry), { sex })))
    found[field] = sentenceOf(words, problem)
  const pressure = pressureProblem(entry.pressure, words)
  if (pressure) found.systolic = pressure
  for (const sign of typedSigns) found[sign] = measureProblem(sign, entry[sign], words) ?? found[sign]
  if (found.glucose) found.glucose_timing = undefined // whether it was taken is not known yet
  if (before) found.reason = correctionProblem(entry, words, before)
  return found
}

function sentenceOf(words: Words, problem: VitalSignProblem) {
  if (problem === 'required') return words.required()
  if (problem === 'weeksOutOfRange') return words.weeks()
  return problem === 'systolicNotAbove' ? words.systolicNotAbove() : words.mustBeEmpty()
}

function pressureProblem(text: string, words: Words) {
  if (text.trim() === '') return undefined
  const read = readBloodPressure(text)
  if (!('problem' in read)) return undefined
  const said = {
    notPair: words.notPair,
    systolicNotAbove: words.systolicNotAbove,
    systolicImpossible: () => words.impossible(limitsOf('systolic')),
    diastolicImpossible: () => words.impossible(limitsOf('diastolic')),
  }[read.problem]()
  return read.meant ? words.meant({ problem: said, meant: pressureText(read.meant) }) : said
}

function measureProblem(sign: TypedSign, text: string, words: Words) {
  if (text.trim() === '') return undefined
  const read = readMeasure(sign, text)
  if ('value' in read) return undefined
  const sentences: Record<MeasureProblem, () => string> = {
    notNumber: words.notNumber,
    tooManyDecimals: words.tooManyDecimals,
    impossible: () => words.impossible({ lowest: read.lowest, highest: read.highest }),
  }
  const said = sentences[read.problem]()
  return read.meant === null ? said : words.meant({ problem: said, meant: String(read.meant) })
}

function correctionProblem(entry: Entry, words: Words, before: Input) {
  if (entry.reason.trim() === '') return words.required()
  const after = inputOf(entry)
  const isSame = Object.entries(after).every(([field, value]) => value === before[field as keyof Input])
  return isSame ? words.nothingChanged() : undefined
}

const limitsOf = (sign: VitalSign) => ({ lowest: measures[sign].lowest, highest: measures[sign].highest })

function pressureOf(text: string): BloodPressure | undefined {
  const read = readBloodPressure(text)
  return 'problem' in read ? undefined : read
}

/** 120/80, as everybody writes it. */
const pressureText = ({ systolic, diastolic }: BloodPressure) => `${systolic}/${diastolic}`
