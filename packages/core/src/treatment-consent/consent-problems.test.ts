import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { maritalStatuses } from '../patient'
import { treatmentConsentContentFixture } from '../testing'
import { valuesOf } from '../values'
import { type ConsentSituation, consentProblems, hasMarried } from './consent-problems'

// Seen to fail: the eighteenth birthday counted as younger; relation asked of a parent; the witness's drawing not looked at.

const situation: ConsentSituation = {
  born: '1990-04-12',
  on: '2026-11-20',
  isMarried: false,
  products: new Map([
    [1, { scope: 'tooth' }],
    [2, { scope: 'mouth' }],
    [3, { scope: 'surface' }],
  ]),
}
const problemsOf = (content: Partial<Schema<'TreatmentConsentContent'>>, known: Partial<ConsentSituation> = {}) =>
  consentProblems(treatmentConsentContentFixture(content), { ...situation, ...known }).map(
    ({ field, problem }) => `${field} ${problem}`,
  )
const { explanation, drawing } = treatmentConsentContentFixture()
const dot = { ...drawing, paths: ['M50,50 L50,50 Z'] }

it.each<[string, Partial<Schema<'TreatmentConsentContent'>>, string[]]>([
  ['of which nothing is missing', {}, []],
  ['without what may be empty', { explanation: { ...explanation, purpose: '', alternatives: '', prognosis: '' } }, []],
  [
    'without an explanation',
    { explanation: { ...explanation, diagnosis: '', procedure: ' ', risks: '' } },
    ['explanation.diagnosis missing', 'explanation.procedure missing', 'explanation.risks missing'],
  ],
  ['signed by a parent', { signer: 'parent' }, []],
  ['signed by somebody other', { signer: 'other', relation: ' ' }, ['relation missing']],
  ['signed by a neighbour', { signer: 'other', relation: 'Tetangga' }, []],
  ['whose parent is named twice', { signer: 'parent', relation: 'Ibu' }, ['relation notHere']],
  ['of nobody', { signer_name: ' ', witness: '' }, ['signer_name missing', 'witness missing']],
  ['with a dot', { drawing: dot }, ['drawing drawingEmpty']],
  ['with the dot of a witness', { witness_drawing: dot }, ['witness_drawing drawingEmpty']],
  ['with the signature of a witness', { witness_drawing: drawing }, []],
  ['that is a refusal', { decision: 'refused', remark: 'Takut' }, []],
  [
    'that is a refusal without a reason, told nothing',
    { decision: 'refused', remark: ' ', explanation: { ...explanation, risks: '' } },
    ['explanation.risks missing', 'remark missing'],
  ],
  [
    'with services twice',
    {
      services: [
        { product_id: 1, tooth: '48' },
        { product_id: 1, tooth: '38' },
        { product_id: 2, tooth: null },
        { product_id: 1, tooth: '48' },
      ],
    },
    ['services.3.product_id twice'],
  ],
  [
    'with services without their tooth',
    {
      services: [
        { product_id: 2, tooth: null },
        { product_id: 1, tooth: null },
        { product_id: 3, tooth: null },
      ],
    },
    ['services.1.tooth missing', 'services.2.tooth missing'],
  ],
  [
    'with a service that is not offered',
    { services: [{ product_id: 9, tooth: null }] },
    ['services.0.product_id notOffered'],
  ],
])('a consent %s', (_, content, want) => {
  expect(problemsOf(content)).toEqual(want)
})

it.each<[string, Partial<ConsentSituation>, string[]]>([
  ['on the eighteenth birthday', { born: '2008-11-20' }, []],
  ['on the day before', { born: '2008-11-21' }, ['signer minorSigns']],
  ['on the day before, married', { born: '2008-11-21', isMarried: true }, []],
  ['whose birth is not known', { born: '' }, []],
])('a patient %s signs', (_, known, want) => {
  expect(problemsOf({ signer: 'patient' }, known)).toEqual(want)
  expect(problemsOf({ signer: 'parent' }, known)).toEqual([])
})

it('who is or was married stays of age', () => {
  expect(valuesOf(maritalStatuses).filter(hasMarried)).toEqual(['married', 'divorced', 'widowed'])
  expect(hasMarried(null)).toBe(false)
})
