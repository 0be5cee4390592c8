import { valuesOf } from '@clinic/core/values'
import { visitStates } from '@clinic/core/visit'
import { describe, expect, it } from 'vitest'
import { columnOf, entriesOf, stepsOf, type VisitEntry, type VisitStep, visitSteps } from './visit-entry'
import { boardFixture, expectedFixture, visitCardFixture } from './visit-fixture'

const desk = { arrive: true, call: true, requeue: true, undo: true, leave: true, void: true, checkOut: true }
const assistant = { ...desk, arrive: false, undo: false, void: false, checkOut: false }
const stepsIn = (state: (typeof states)[number], may = desk) => visitSteps(visitCardFixture({ state }), may)
const states = valuesOf(visitStates)

describe('the cards of a board', () => {
  it('stand in the column of their stage; who left or never was has none', () => {
    const visits = states.map((state, id) => visitCardFixture({ id: id + 1, state }))
    const columns = entriesOf(boardFixture({ appointments: [], visits })).map(({ column }) => column)
    expect(columns).toEqual([
      'waiting',
      'called',
      'in_vitals',
      'ready',
      'in_practice',
      'in_practice',
      'cashier',
      'done',
    ])
  })

  it('tell the expected by their time, and last those who did not come', () => {
    const appointments = [
      expectedFixture({ id: 1, state: 'no_show' }),
      expectedFixture({ id: 2 }),
      expectedFixture({ id: 3, state: 'confirmed' }),
    ]
    const entries = entriesOf(boardFixture({ appointments, visits: [] }))
    expect(entries.map(({ id }) => id)).toEqual(['appointment-2', 'appointment-3', 'appointment-1'])
    expect(new Set(entries.map(({ column }) => column))).toEqual(new Set(['expected']))
  })

  it('are the same before and after an arrival', () => {
    const before = entriesOf(boardFixture({ appointments: [expectedFixture({ id: 7 })], visits: [] }))
    const after = entriesOf(
      boardFixture({ appointments: [], visits: [visitCardFixture({ id: 1, appointment_id: 7 })] }),
    )
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })
})

describe('the steps of a card', () => {
  it.each<[(typeof states)[number], VisitStep[]]>([
    ['waiting', ['call', 'undo', 'leave', 'void']],
    ['called', ['requeue', 'undo', 'leave', 'void']],
    ['in_vitals', ['requeue', 'leave', 'void']],
    ['ready', ['requeue', 'leave', 'void']],
    ['in_practice', ['void']],
    ['paused', ['void']],
    ['finished', ['checkOut']],
    ['checked_out', []],
    ['left', []],
    ['entered_in_error', []],
  ])('are those the lifecycle allows: %s', (state, want) => expect(stepsIn(state)).toEqual(want))

  it('are those the person may take', () => expect(stepsIn('waiting', assistant)).toEqual(['call', 'leave']))

  it('undo no arrival of who had no appointment', () =>
    expect(visitSteps(visitCardFixture({ appointment_id: null }), desk)).not.toContain('undo'))

  it.each(['booked', 'confirmed', 'no_show'] as const)('let a patient in as %s, only at the desk', (state) => {
    const [entry] = entriesOf(boardFixture({ appointments: [expectedFixture({ state })], visits: [] }))
    const steps = (may: typeof desk) => entry && stepsOf(entry, may)
    expect(steps(desk)).toEqual(['arrive'])
    expect(steps(assistant)).toEqual([])
  })

  it("lead to another column than the card's own", () => {
    const leadsOn = (entry: VisitEntry) => stepsOf(entry, desk).every((step) => columnOf[step] !== entry.column)
    expect(entriesOf(boardFixture()).filter((entry) => !leadsOn(entry))).toEqual([])
  })
})
