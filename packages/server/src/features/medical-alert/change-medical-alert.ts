import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type MedicalAlertEvent, medicalAlertMachine } from '@clinic/core/medical-alert'
import type { Transaction } from '../../database/schema'
import { medicalAlertRows } from '../../domain/medical-alert/medical-alert-rows'
import { lockPatient } from '../../domain/patient/lock-patient'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface Change {
  /** What the audit calls it. */
  action: string
  event: MedicalAlertEvent
  /** Refuses what the lifecycle cannot know, and returns the other columns to write. */
  apply?: (tx: Transaction, before: Schema<'MedicalAlert'>) => Promise<object>
  /** Writes elsewhere what follows. */
  follow?: (tx: Transaction, before: Schema<'MedicalAlert'>) => Promise<unknown>
  /** Why it was entered in error. */
  reason?: string
}

/** Moves or changes one alert. Nothing is deleted: the row stays, and the audit has it before and after. */
export const changeMedicalAlert = (
  { database, caller, now, path: { id }, body }: Omit<Call<'resolveMedicalAlert'>, 'operationId'>,
  { action, event, apply, follow, reason = '' }: Change,
): Promise<Schema<'MedicalAlert'>> =>
  changeRow(database, caller, {
    table: 'medical_alert',
    id,
    read: (tx) => medicalAlertRows(tx, caller).where('id', '=', id).executeTakeFirst(),
    lockOwner: (tx, { patient_id }) => lockPatient(tx, caller, patient_id),
    move: { to: ({ state }) => nextState(medicalAlertMachine, state, event), refusal: 'alertNotNow' },
    version: body.version,
    async apply({ tx, before, state }) {
      const columns = await apply?.(tx, before)
      return { ...columns, state, state_reason: reason, changed_by: caller.name, changed_at: now.toISOString() }
    },
    follow: async ({ tx, before }) => follow?.(tx, before),
    action,
    reason: () => reason || null,
  })
