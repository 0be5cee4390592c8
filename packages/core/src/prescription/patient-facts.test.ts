import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { patientFacts } from './patient-facts'
import { readDose } from './read-dose'

const topic = (name: Schema<'MedicalTopic'>, ...alerts: [kind: Schema<'MedicalAlertKind'>, name: string][]) => ({
  topic: name,
  answer: alerts.length > 0 ? ('listed' as const) : ('not_asked' as const),
  alerts: alerts.map(([kind, called]) => ({ kind, name: called })),
})
const known = {
  topics: [topic('allergy'), topic('condition'), topic('medication')],
  prescribed: [],
  today: '2026-11-23',
}

describe('the facts about a patient', () => {
  it('of whom nothing was asked are that nothing is known', () => {
    expect(patientFacts(known)).toEqual({ allergies: null, is_pregnant: false, taking: [] })
  })

  it('are their allergies, a pregnancy, and the medicines they take by name', () => {
    const topics = [
      topic('allergy', ['drug', 'Amoksisilin'], ['latex', '']),
      topic('condition', ['diabetes', ''], ['pregnancy', '']),
      topic('medication', ['blood_thinner', ''], ['other', 'Warfarin']),
    ]
    expect(patientFacts({ ...known, topics })).toEqual({
      allergies: ['Amoksisilin'],
      is_pregnant: true,
      taking: [{ name: 'Warfarin', ingredients: ['Warfarin'] }],
    })
  })

  it.each([
    ['3x1 selama 5 hari', 15, '2026-11-19', true],
    ['3x1 selama 5 hari', 15, '2026-11-18', false],
    ['3x1', 10, '2026-11-20', true],
    ['3x1', 10, '2026-11-19', false],
    ['2x1 kumur', 1, '2026-11-10', true],
    ['2x1 kumur', 1, '2026-11-09', false],
  ])('%s of %d since %s is still taken: %s', (text, quantity, signed_on, want) => {
    const dose = readDose(text)
    if ('problem' in dose) throw new Error(dose.problem)
    const medicine = { name: 'Panadol', ingredients: ['Paracetamol'] }
    expect(patientFacts({ ...known, prescribed: [{ medicine, dose, quantity, signed_on }] }).taking).toEqual(
      want ? [medicine] : [],
    )
  })
})
