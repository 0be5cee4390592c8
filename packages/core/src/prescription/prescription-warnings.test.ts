import { describe, expect, it } from 'vitest'
import {
  type PatientFacts,
  type PrescribedMedicine,
  type PrescriptionWarning,
  prescriptionWarnings,
  unexplained,
  warningKey,
} from './prescription-warnings'

const medicine = (rest: Partial<PrescribedMedicine>): PrescribedMedicine => ({
  medicine_id: 1,
  name: 'Amoxsan 500',
  ingredients: ['Amoxicillin trihydrate'],
  medicine_class: 'Penicillin',
  pregnancy: 'allowed',
  ...rest,
})
const amoxicillin = medicine({})
const panadol = medicine({ medicine_id: 2, name: 'Panadol', ingredients: ['Paracetamol'], medicine_class: 'Analgesic' })
const cold = medicine({
  medicine_id: 3,
  name: 'Decolgen',
  medicine_class: '',
  ingredients: ['Phenylpropanolamine', 'PARACETAMOL', 'Chlorpheniramine'],
})
const healthy: PatientFacts = { allergies: [], is_pregnant: false, taking: [] }
const warning = (rest: Partial<PrescriptionWarning>): PrescriptionWarning => ({
  kind: 'allergy',
  level: 'hard',
  medicine_id: 1,
  substance: '',
  with: '',
  ...rest,
})

const cases: [string, PrescribedMedicine[], Partial<PatientFacts>, PrescriptionWarning[]][] = [
  ['a healthy patient is none', [amoxicillin, panadol], {}, []],
  ['an allergy to another medicine is none', [panadol], { allergies: ['Amoxicillin', 'udang'] }, []],
  [
    'an allergy to the ingredient is hard, however it is spelled',
    [amoxicillin],
    { allergies: ['amoxicillin'] },
    [warning({ substance: 'Amoxicillin trihydrate', with: 'amoxicillin' })],
  ],
  [
    'an allergy that is recorded in Indonesian is hard',
    [amoxicillin],
    { allergies: ['Amoksisilin'] },
    [warning({ substance: 'Amoxicillin trihydrate', with: 'Amoksisilin' })],
  ],
  [
    'an allergy to one ingredient of several is hard',
    [cold],
    { allergies: ['Paracetamol'] },
    [warning({ medicine_id: 3, substance: 'PARACETAMOL', with: 'Paracetamol' })],
  ],
  [
    'an allergy to its class is hard',
    [amoxicillin],
    { allergies: ['penicillin'] },
    [warning({ kind: 'allergyToClass', substance: 'Penicillin', with: 'penicillin' })],
  ],
  ['a medicine without a class collides with no class', [cold], { allergies: ['penicillin', ''] }, []],
  [
    'allergies that nobody asked about are told',
    [panadol],
    { allergies: null },
    [warning({ kind: 'allergiesNotAsked', level: 'soft', medicine_id: null })],
  ],
  ['nothing prescribed is none', [], { allergies: null, is_pregnant: true }, []],
  [
    'a pregnancy is hard where a medicine is to be avoided',
    [medicine({ pregnancy: 'avoid' })],
    { is_pregnant: true },
    [warning({ kind: 'pregnancy' })],
  ],
  [
    'a pregnancy is soft where it is used with caution',
    [medicine({ pregnancy: 'caution' })],
    { is_pregnant: true },
    [warning({ kind: 'pregnancy', level: 'soft' })],
  ],
  [
    'a pregnancy is soft where nobody knows',
    [medicine({ pregnancy: 'unknown' })],
    { is_pregnant: true },
    [warning({ kind: 'pregnancyUnknown', level: 'soft' })],
  ],
  ['a pregnancy is none where it is allowed', [amoxicillin], { is_pregnant: true }, []],
  ['what is to be avoided in pregnancy is none without one', [medicine({ pregnancy: 'avoid' })], {}, []],
  [
    'the same ingredient in two medicines is hard, told at the second',
    [panadol, cold],
    {},
    [warning({ kind: 'twice', medicine_id: 3, substance: 'PARACETAMOL', with: 'Panadol' })],
  ],
  [
    'the same medicine twice is hard',
    [panadol, panadol],
    {},
    [warning({ kind: 'twice', medicine_id: 2, substance: 'Paracetamol', with: 'Panadol' })],
  ],
  [
    'an allergy to a medicine that stands there twice is told once',
    [amoxicillin, amoxicillin],
    { allergies: ['penicillin'] },
    [
      warning({ kind: 'allergyToClass', substance: 'Penicillin', with: 'penicillin' }),
      warning({ kind: 'twice', substance: 'Amoxicillin trihydrate', with: 'Amoxsan 500' }),
    ],
  ],
  [
    'what the patient takes already is soft',
    [panadol],
    { taking: [{ name: 'Bodrex', ingredients: ['Caffeine', 'Paracetamol'] }] },
    [warning({ kind: 'takenAlready', level: 'soft', medicine_id: 2, substance: 'Paracetamol', with: 'Bodrex' })],
  ],
]

describe('the warnings of a prescription', () => {
  it.each(cases)('%s', (_, medicines, patient, want) => {
    expect(prescriptionWarnings(medicines, { ...healthy, ...patient })).toEqual(want)
  })
})

describe('a hard warning', () => {
  const found = prescriptionWarnings([amoxicillin, panadol], {
    allergies: ['Amoxicillin'],
    is_pregnant: false,
    taking: [{ name: 'Bodrex', ingredients: ['Paracetamol'] }],
  })
  const key = 'allergy/1/amoxicillin trihydrate/amoxicillin'

  it('needs a reason; a soft one does not', () => {
    expect(found.map(({ level }) => level)).toEqual(['hard', 'soft'])
    expect(unexplained(found, {}).map(warningKey)).toEqual([key])
    expect(unexplained(found, { [key]: ' ' }).map(warningKey)).toEqual([key])
    expect(unexplained(found, { [key]: 'Tested, no reaction' })).toEqual([])
  })

  it('is not answered by the reason for another medicine', () => {
    const other = prescriptionWarnings([medicine({ medicine_id: 9 })], { ...healthy, allergies: ['Amoxicillin'] })
    expect(unexplained(other, { [key]: 'Tested, no reaction' })).toEqual(other)
  })

  it('about everything has a key of its own', () => {
    expect(warningKey(warning({ kind: 'allergiesNotAsked', medicine_id: null }))).toBe('allergiesNotAsked/all//')
  })
})
