import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import { nextState } from '../lifecycle'
import { pathCoverage, statesOf } from '../testing'
import { type ImportEvent, type ImportState, importMachine } from './import.machine'
import type { ImportKindName } from './import-kind'

const steps = [
  'import.map',
  'import.check',
  'import.finishCheck',
  'import.include',
  'import.run',
  'import.finish',
  'import.cancel',
] as const
const moves: Record<ImportState, (ImportState | null)[]> = {
  uploaded: ['mapped', null, null, null, null, null, 'cancelled'],
  mapped: ['mapped', 'mapped', 'checked', null, null, null, 'cancelled'],
  checked: ['mapped', null, null, 'checked', 'running', null, 'cancelled'],
  running: [null, null, null, null, 'running', 'done', 'cancelled'],
  done: [null, null, null, null, null, null, null],
  cancelled: [null, null, null, null, null, null, null],
}

describe('an import', () => {
  it.each(
    statesOf(importMachine).flatMap((state) =>
      steps.map((type, index) => ({ state, type, want: moves[state][index] })),
    ),
  )('that is $state is by $type $want', ({ state, type, want }) => {
    expect(nextState(importMachine, state, { type })).toBe(want)
  })

  it('begins with the file, and has no state and no transition besides these', () => {
    const walked = pathCoverage(importMachine)
    const walk = (...types: ImportEvent['type'][]) => {
      const actor = createActor(importMachine, { inspect: walked.inspect }).start()
      for (const type of types) actor.send({ type })
    }
    const checked = ['import.map', 'import.check', 'import.finishCheck'] as const
    walk('import.cancel')
    walk('import.map', 'import.map', 'import.cancel')
    walk(...checked, 'import.map')
    walk(...checked, 'import.cancel')
    walk(...checked, 'import.include', 'import.run', 'import.run', 'import.finish')
    walk(...checked, 'import.run', 'import.cancel')
    expect(walked.missing()).toEqual([])
    expect(statesOf(importMachine)).toEqual(Object.keys(moves))
  })

  it('has the states and the kinds of the contract', () => {
    expectTypeOf<ImportState>().toEqualTypeOf<Schema<'ImportState'>>()
    expectTypeOf<ImportKindName>().toEqualTypeOf<Schema<'ImportKind'>>()
  })
})
