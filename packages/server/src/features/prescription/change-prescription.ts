import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type PrescriptionEvent, prescriptionMachine } from '@clinic/core/prescription'
import type { Transaction } from '../../database/schema'
import { patientFactsOf } from '../../domain/prescription/patient-facts-of'
import { prescriptionOf, prescriptionRows } from '../../domain/prescription/prescription-rows'
import { holdVisit } from '../../domain/visit/held-visit'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface Change {
  /** What the audit calls it. */
  action: string
  event: PrescriptionEvent
  /** Refuses what the lifecycle cannot know, and returns the other columns to write. */
  apply: (tx: Transaction, before: Schema<'Prescription'>) => Promise<object>
  reason?: string
}

/** Takes a prescription of one's own one step further; the visit is held, as while it is written. */
export const changePrescription = (
  { database, caller, now, path: { id }, body }: Omit<Call<'signPrescription'>, 'operationId'>,
  { action, event, apply, reason }: Change,
): Promise<Schema<'Prescription'>> =>
  changeRow(database, caller, {
    table: 'prescription',
    id,
    async read(tx) {
      const doctor_id = await treatingDentist(tx, caller)
      const row = await prescriptionRows(tx, caller)
        .where('prescription.id', '=', id)
        .where('prescription.doctor_id', '=', doctor_id)
        .executeTakeFirst()
      if (!row) return undefined
      const facts = await patientFactsOf(tx, { caller, now }, row.patient_id)
      return prescriptionOf(tx, { caller, now, facts }, row)
    },
    lockOwner: (tx, { visit_id }) => holdVisit(tx, caller, visit_id),
    move: { to: ({ state }) => nextState(prescriptionMachine, state, event), refusal: 'prescriptionNotNow' },
    version: body.version,
    apply: async ({ tx, before, state }) => ({ ...(await apply(tx, before)), state, updated_at: now.toISOString() }),
    action,
    reason: () => reason ?? null,
  })
