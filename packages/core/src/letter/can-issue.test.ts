import { expect, it } from 'vitest'
import { statesOf } from '../testing'
import { visitMachine } from '../visit'
import { canIssueLetter } from './can-issue'

it('letters are written from the beginning of treatment on, and after it', () => {
  expect(statesOf(visitMachine).filter(canIssueLetter).sort()).toEqual([
    'checked_out',
    'finished',
    'in_practice',
    'paused',
  ])
})
