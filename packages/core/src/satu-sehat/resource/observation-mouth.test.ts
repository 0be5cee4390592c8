import { describe, expect, it } from 'vitest'
import { dmfObservations } from './observation-dmf'
import { mouthObservations } from './observation-mouth'
import { ohisObservations } from './observation-ohis'
import { sampleFinding, sampleHeader, sampleReferences } from './visit-fixture'

const of = { key: '1-7', at: '2026-11-20T09:00:00+07:00' }
const codeOf = ({ code }: { code: { coding?: { code?: string }[] } }) => code.coding?.[0]?.code

it('D, M and F are each a number in words', () => {
  const now = [
    sampleFinding({ code: 'car', teeth: ['36'], surfaces: ['o'] }),
    { ...sampleFinding({ code: 'mis', teeth: ['46'] }), cause: 'caries' as const },
    sampleFinding({ code: 'cof', teeth: ['16'], surfaces: ['o'] }),
    sampleFinding({ code: 'amf', teeth: ['26'], surfaces: ['o'] }),
  ]
  const observations = dmfObservations({ now, ...of }, sampleReferences)
  expect(observations.map((each) => [codeOf(each), each.valueString])).toEqual([
    ['251319000', '1'],
    ['251317003', '1'],
    ['251318008', '2'],
  ])
})

describe('OHI-S', () => {
  it('has the scores of each tooth, both indices and their sum with its grade', () => {
    const scored = [
      { tooth: '16', debris: 1, calculus: 0 },
      { tooth: '11', debris: 2, calculus: 3 },
    ] as const
    const observations = ohisObservations({ scored, ...of }, sampleReferences)
    expect(
      observations.map((each) => [
        codeOf(each),
        each.bodySite?.coding?.[0]?.code,
        each.valueCodeableConcept?.coding?.[0]?.code ?? each.valueQuantity?.value,
        each.interpretation?.[0]?.coding?.[0]?.code,
      ]),
    ).toEqual([
      ['OC000062', '865995000', 'OV000097', undefined],
      ['OC000062', '422653006', 'OV000098', undefined],
      ['OC000063', '422653006', 'OV000102', undefined],
      ['OC000056', undefined, 1.5, undefined],
      ['OC000057', undefined, 1.5, undefined],
      ['OC000058', undefined, 3, 'OI000030'],
    ])
  })

  it.each([
    [0, 'OI000029'],
    [1, 'OI000030'],
    [3, 'OI000031'],
  ] as const)('of scores of %d is %s', (score, want) => {
    const scored = (['16', '11'] as const).map((tooth) => ({ tooth, debris: score, calculus: score }))
    const total = ohisObservations({ scored, ...of }, sampleReferences).at(-1)
    expect(total?.interpretation?.[0]?.coding?.[0]?.code).toBe(want)
  })

  it('of one tooth has no indices, and of a measure nobody scored nothing', () => {
    const scored = [{ tooth: '16', debris: 3, calculus: null }] as const
    expect(ohisObservations({ scored, ...of }, sampleReferences).map(codeOf)).toEqual(['OC000062'])
  })
})

describe('the header of the form', () => {
  const sent = (change: Partial<typeof sampleHeader> = {}) =>
    mouthObservations({ content: { ...sampleHeader, ...change }, ...of }, sampleReferences)

  it('has an observation for each field', () => {
    expect(
      sent().map((each) => [
        codeOf(each),
        each.valueCodeableConcept?.coding?.[0]?.code ?? each.valueString,
        each.note?.[0]?.text,
      ]),
    ).toEqual([
      ['25272006', 'Normal bite', undefined],
      ['46752004', 'OV000075', undefined],
      ['11625007', 'OV000082', undefined],
      ['32460-8', 'OV000083', undefined],
      ['734009000', 'OV000087', '11-21, 1.5 mm'],
      ['81256000', 'OV000088', undefined],
      ['OC000060', 'Stomatitis', undefined],
    ])
  })

  it.each([
    ['torus_palatinus', ['none', 'small', 'medium', 'large', 'multiple'], 74],
    ['torus_mandibularis', ['none', 'left', 'right', 'both'], 79],
    ['palate', ['deep', 'medium', 'low'], 83],
    ['diastema', ['absent', 'present'], 86],
    ['anomaly', ['absent', 'present'], 88],
  ] as const)('says of %s %j what the ministry counts from %d', (field, values, first) => {
    const found = values.map((value) => {
      const observations = sent({ ...nothing, [field]: value })
      expect(observations).toHaveLength(1)
      return observations[0]?.valueCodeableConcept?.coding?.[0]?.code
    })
    expect(found).toEqual(values.map((_, index) => `OV0000${first + index}`))
  })

  it('says nothing of a field that nobody examined', () => expect(sent(nothing)).toEqual([]))
})

const nothing = {
  occlusion: null,
  torus_palatinus: null,
  torus_mandibularis: null,
  palate: null,
  diastema: null,
  diastema_place: '',
  diastema_width: null,
  anomaly: null,
  others: ' ',
}
