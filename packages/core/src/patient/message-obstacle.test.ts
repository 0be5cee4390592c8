import { expect, it } from 'vitest'
import { patientFixture } from '../testing'
import { messageObstacle } from './message-obstacle'

it.each([
  [{}, null],
  [{ phone: '' }, 'no_phone'],
  [{ phone: 'none' }, 'no_phone'],
  [{ no_messages: true }, 'no_messages'],
  [{ no_messages: true, phone: '' }, 'no_messages'],
  [{ status: 'deceased', no_messages: true }, 'deceased'],
  [{ status: 'inactive' }, null],
  [{ status: 'merged' }, null],
] as const)('a patient with %j cannot be written to because of %s', (given, want) => {
  expect(messageObstacle(patientFixture(given))).toBe(want)
})
