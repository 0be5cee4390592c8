import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type VisitEvent, visitMachine } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import { writeVisitEvent } from '../../domain/visit/write-visit-event'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { vitalSignSheet } from './vital-sign-sheet'

type Sheet = Schema<'VitalSignSheet'>

interface Change {
  /** What the audit calls it. */
  action: string
  /** The step of the visit; nothing where it stays as it is. */
  event: (before: Sheet) => VisitEvent | undefined
  /** Refuses what the lifecycle cannot know, and writes the measurement. */
  write?: (tx: Transaction, before: Sheet) => Promise<unknown>
  reason?: string
  /** Whether a dentist may do so in a visit of another one. */
  ofAllDentists?: boolean
}

/**
 * Changes what is measured in a visit. The visit is locked and gets the next version: of two windows that record at once, the
 * second is shown what the first one did.
 */
export const changeVitalSigns = (
  { database, caller, now, path: { id }, body }: Omit<Call<'startVitalSign'>, 'operationId'>,
  { action, event, write, reason, ofAllDentists }: Change,
): Promise<Sheet> =>
  changeRow(database, caller, {
    table: 'visit',
    id,
    read: (tx) => vitalSignSheet(tx, caller, id, { ofAllDentists }),
    move: {
      to(before: Sheet) {
        const step = event(before)
        if (step) return nextState(visitMachine, before.state, step)
        return measuredLate.has(before.state) ? before.state : null
      },
      refusal: 'visitNotNow',
    },
    version: body.version,
    async apply({ tx, before, state }) {
      await write?.(tx, before)
      const moved = state === before.state ? {} : { state, state_since: now.toISOString() }
      return { ...moved, updated_at: now.toISOString() }
    },
    async follow({ tx, before, state }) {
      const step = event(before)
      const move = { visit_id: id, from_state: before.state, to_state: state, reason, now }
      if (step) await writeVisitEvent(tx, caller, { ...move, event: step.type })
    },
    action,
    reason: () => reason ?? null,
    audited: ({ previous: _, ...sheet }) => sheet,
  })

/** While a patient is in one of these states, measurements are added and corrected without a step of the visit. */
const measuredLate: ReadonlySet<Sheet['state']> = new Set<Sheet['state']>(['ready', 'in_practice', 'paused'])

/** The measurement that is named, if it is one of the visit. */
export function measurementOf({ measurements }: Sheet, id: number) {
  const named = measurements.find((each) => each.id === id)
  if (!named) throw new Refusal(422, 'checkFields', { fields: { vital_sign_id: 'notOffered' } })
  return named
}
