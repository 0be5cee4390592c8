import { describe, expect, it } from 'vitest'
import { vitalSignObservations } from './observation-vital-sign'
import { sampleReferences, sampleVitalSign } from './visit-fixture'

const codes = (rows: Parameters<typeof vitalSignObservations>[0]) =>
  vitalSignObservations(rows, sampleReferences).map(({ code }) => code.coding?.[0]?.code)
const empty = Object.fromEntries(
  [
    'systolic',
    'diastolic',
    'pulse',
    'respiration',
    'temperature',
    'oxygen_saturation',
    'weight',
    'height',
    'glucose',
    'pain',
    'consciousness',
    'glucose_timing',
  ].map((sign) => [sign, null]),
)

describe('a measurement', () => {
  it.each([
    ['8480-6', 'vital-signs', 120, 'mm[Hg]', 'mm[Hg]'],
    ['8462-4', 'vital-signs', 80, 'mm[Hg]', 'mm[Hg]'],
    ['8867-4', 'vital-signs', 72, 'beats/minute', '/min'],
    ['9279-1', 'vital-signs', 16, 'breaths/minute', '/min'],
    ['8310-5', 'vital-signs', 36.6, 'C', 'Cel'],
    ['59408-5', 'vital-signs', 98, '%', '%'],
    ['29463-7', 'vital-signs', 60.5, 'kg', 'kg'],
    ['8302-2', 'vital-signs', 165, 'cm', 'cm'],
    ['2339-0', 'laboratory', 110, 'mg/dL', 'mg/dL'],
    ['72514-3', 'survey', 3, 'score', '{score}'],
  ])('has an observation %s of %s', (code, category, value, unit, ucum) => {
    const found = vitalSignObservations([sampleVitalSign], sampleReferences).find(
      (each) => each.code.coding?.[0]?.code === code,
    )
    expect(found).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: category }] }],
      code: { coding: [{ system: 'http://loinc.org' }] },
      effectiveDateTime: '2026-11-20T01:07:00+00:00',
      performer: [{ reference: 'Practitioner/10009880728' }],
      valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: ucum },
    })
  })

  it.each([
    ['compos_mentis', { coding: [{ system: 'http://snomed.info/sct', code: '248234008' }], text: 'Compos mentis' }],
    ['sopor', { text: 'Sopor' }],
  ] as const)('tells that somebody is %s', (consciousness, want) => {
    const found = vitalSignObservations([{ ...sampleVitalSign, ...empty, consciousness }], sampleReferences)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ code: { coding: [{ code: '67775-7' }] } })
    expect(found[0]?.valueCodeableConcept).toEqual(want)
  })

  it('says nothing of what was not taken', () => {
    expect(codes([{ ...sampleVitalSign, ...empty }])).toEqual([])
    expect(codes([{ ...sampleVitalSign, ...empty, pain: 0 }])).toEqual(['72514-3'])
  })

  it('says when a blood sugar was taken', () => {
    const glucose = (glucose_timing: 'fasting' | null) =>
      vitalSignObservations([{ ...sampleVitalSign, ...empty, glucose: 99, glucose_timing }], sampleReferences)
    expect(glucose('fasting')[0]?.note).toEqual([{ text: 'Puasa' }])
    expect(glucose(null)[0]).not.toHaveProperty('note')
  })

  it('that was corrected is not sent, the correction is', () => {
    const corrected = { ...sampleVitalSign, id: 6, supersedes: 5, systolic: 130 }
    const sent = vitalSignObservations([sampleVitalSign, corrected], sampleReferences)
    expect(sent).toHaveLength(11)
    expect(sent[0]).toMatchObject({ identifier: [{ value: '1-7-V6-systolic' }], valueQuantity: { value: 130 } })
  })
})
