import { describe, expect, it } from 'vitest'
import { countedCost, isDueAfterVisit, isLate, labOrderStates } from './index'

const states = Object.keys(labOrderStates) as (keyof typeof labOrderStates)[]
const statesWhere = (is: (state: keyof typeof labOrderStates) => boolean) => states.filter(is)

describe('a lab order', () => {
  it('is late on the day after it was due, as long as the laboratory has it', () => {
    const on = (today: string) => statesWhere((state) => isLate({ state, due_on: '2026-11-20' }, today))
    expect(on('2026-11-20')).toEqual([])
    expect(on('2026-11-21')).toEqual(['sent', 'returned'])
  })

  it('costs something while its work is here', () => {
    expect(statesWhere((state) => countedCost({ state, cost: 450_000 }) === 450_000)).toEqual(['received', 'fitted'])
    expect(countedCost({ state: 'returned', cost: 450_000 })).toBe(0)
  })

  it('is due too late where the patient comes before, and the work is not here', () => {
    const before = (next: string | null) =>
      statesWhere((state) => isDueAfterVisit({ state, due_on: '2026-11-20' }, next))
    expect(before(null)).toEqual([])
    expect(before('2026-11-20')).toEqual([])
    expect(before('2026-11-19')).toEqual(['draft', 'sent', 'returned'])
  })
})
