import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { SampleCalls } from '../sample-world'
import { addVisit } from './visit'

export const calls = {
  getOdontogram: async (world) => {
    const { patient_id } = await addVisit(world, { state: 'paused' })
    return { path: { id: patient_id } }
  },
  enterFindings: async (world) => {
    const { id } = await addVisit(world, { state: 'paused' })
    return { path: { id }, body: oneEntry() }
  },
} satisfies Partial<SampleCalls>

/** The entry `46 o car`, or another one of one code on one tooth. */
export const oneEntry = (said: Partial<Schema<'FindingEntry'>> = {}): Schema<'FindingEntry'> => ({
  key: randomUUID(),
  seen: 0,
  typed_ms_ago: 0,
  mode: 'found',
  teeth: ['46'],
  items: [{ code: 'car', surfaces: ['o'] }],
  cause: null,
  is_uncertain: false,
  note: '',
  reason: null,
  ...said,
})
