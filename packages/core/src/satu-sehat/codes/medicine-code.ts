import type { Schema } from '@clinic/api'
import type { Coding } from '@medplum/fhirtypes'
import type { DoseMeal, DoseMoment, DoseUnit } from '../../prescription'
import type { MappedCode } from './coding'
import { drugForm, ucum } from './system'

const medicationForm = 'http://terminology.kemkes.go.id/CodeSystem/medication-form'

const form = (code: string, display: string): MappedCode => ({ system: medicationForm, code, display, source: 'S65' })

/** The forms of the ministry. Ours are coarser: where several of theirs fit, one stands here as unverified. */
export const formCodes: Readonly<Record<Schema<'MedicineForm'>, MappedCode | null>> = {
  tablet: form('BS066', 'Tablet'),
  caplet: form('BS022', 'Kaplet'),
  capsule: form('BS019', 'Kapsul'),
  syrup: form('BS055', 'Sirup'),
  suspension: form('BS060', 'Suspensi'),
  drops: { ...form('BS087', 'Tetes Oral (Oral Drops)'), unverified: true },
  mouthwash: form('BS036', 'Obat Kumur'),
  gel: form('BS013', 'Gel'),
  cream: form('BS030', 'Krim'),
  ointment: form('BS042', 'Salep'),
  powder: { ...form('BS047', 'Serbuk Oral'), unverified: true },
  spray: { ...form('BS004', 'Oral Spray'), unverified: true },
  lozenge: form('BS068', 'Tablet Hisap'),
  injection: { ...form('BS034', 'Larutan Injeksi'), unverified: true },
  other: null,
  none: null,
}

interface Counted {
  /** How many of its unit one of ours is. */
  times: number
  unit: string
  coding?: Required<Pick<Coding, 'system' | 'code'>>
}

const pieces = (code: string, unit: string): Counted => ({ times: 1, unit, coding: { system: drugForm, code } })
const millilitres = (times: number): Counted => ({ times, unit: 'mL', coding: { system: ucum, code: 'mL' } })

/** What is taken at once. A teaspoon is 5 ml, a tablespoon 15 ml; units without a code are told in words. */
export const doseUnitCodes: Readonly<Record<DoseUnit, Counted>> = {
  tablet: pieces('TAB', 'Tablet'),
  capsule: pieces('CAP', 'Capsule'),
  millilitre: millilitres(1),
  teaspoon: millilitres(5),
  tablespoon: millilitres(15),
  drop: pieces('DROP', 'Drops'),
  spray: pieces('SPRY', 'Sprays'),
  sachet: { times: 1, unit: 'bungkus' },
  application: { times: 1, unit: 'oles' },
  rinse: { times: 1, unit: 'kumur' },
}

/** What is counted in the stock, where a code says the same. */
export const stockUnitCodes: Readonly<Partial<Record<Schema<'MedicineUnit'>, Counted>>> = {
  tablet: pieces('TAB', 'Tablet'),
  caplet: pieces('TAB', 'Tablet'),
  capsule: pieces('CAP', 'Capsule'),
  millilitre: millilitres(1),
  gram: { times: 1, unit: 'g', coding: { system: ucum, code: 'g' } },
}

/** FHIR R4, EventTiming. */
export const momentCodes = {
  morning: 'MORN',
  noon: 'NOON',
  afternoon: 'AFT',
  night: 'NIGHT',
  bedtime: 'HS',
} as const satisfies Record<DoseMoment, string>

export const mealCodes = { before: 'AC', with: 'C', after: 'PC' } as const satisfies Record<DoseMeal, string>
