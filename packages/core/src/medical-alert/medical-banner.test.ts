import { describe, expect, it } from 'vitest'
import type { MedicalAlertState, MedicalAnswer } from './medical-alert.values'
import { type Answered, knownAllergies, medicalBanner } from './medical-banner'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T02:00:00.000Z`
const answered = (answer: Answered['answer'], day: number): Answered => ({
  topic: 'allergy',
  answer,
  by: 'Ayu',
  at: at(day),
})
const alert = (id: number, state: MedicalAlertState, day = 10) => ({
  topic: 'allergy' as const,
  name: `Alert ${id}`,
  state,
  recorded_at: at(day),
})

const cases: [string, Answered[], ReturnType<typeof alert>[], MedicalAnswer, known: string[] | null][] = [
  ['nobody has asked', [], [], 'not_asked', null],
  ['there is none', [answered('none', 9)], [], 'none', []],
  ['something is listed', [answered('listed', 10)], [alert(1, 'active')], 'listed', ['Alert 1']],
  ['something is listed, and nobody was asked', [], [alert(1, 'active')], 'listed', ['Alert 1']],
  [
    'something is listed, and somebody said none since',
    [answered('none', 12)],
    [alert(1, 'active')],
    'listed',
    ['Alert 1'],
  ],
  ['all of it was mistaken', [answered('listed', 10)], [alert(1, 'entered_in_error')], 'not_asked', null],
  ['all of it is over', [answered('listed', 10)], [alert(1, 'resolved')], 'not_asked', null],
  [
    'all of it is over, and somebody asked again',
    [answered('listed', 10), answered('none', 12)],
    [alert(1, 'resolved')],
    'none',
    [],
  ],
  [
    'somebody said none before it was listed and gone',
    [answered('none', 9), answered('listed', 10)],
    [],
    'not_asked',
    null,
  ],
  ['the later is told first', [], [alert(1, 'active', 9), alert(2, 'active', 11)], 'listed', ['Alert 2', 'Alert 1']],
]

describe('the banner of a patient', () => {
  it.each(cases)('%s', (_, answers, alerts, want, known) => {
    const banner = medicalBanner(answers, alerts)
    expect(banner[0]).toMatchObject({ topic: 'allergy', answer: want })
    expect(knownAllergies(banner)).toEqual(known)
  })

  it('keeps its topics apart', () => {
    const diabetes = { topic: 'condition' as const, state: 'active' as const, recorded_at: at(8) }
    const [before, after] = [answered('none', 9), answered('none', 12)]
    expect(medicalBanner([after, before, { ...before, topic: 'medication' }], [diabetes])).toEqual([
      { topic: 'allergy', answer: 'none', confirmed: { by: 'Ayu', at: at(12) }, alerts: [] },
      { topic: 'condition', answer: 'listed', confirmed: null, alerts: [diabetes] },
      { topic: 'medication', answer: 'none', confirmed: { by: 'Ayu', at: at(9) }, alerts: [] },
    ])
  })

  it('of an allergy without a name checks no medicine', () =>
    expect(knownAllergies([{ topic: 'allergy', answer: 'listed', alerts: [{ name: '' }] }])).toEqual([]))

  it('without an answer on allergies lists none', () => expect(knownAllergies([])).toBeNull())
})
