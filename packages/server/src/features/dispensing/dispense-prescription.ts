import type { Schema } from '@clinic/api'
import { allocateFirstExpiring, restOf } from '@clinic/core/dispensing'
import { nextState } from '@clinic/core/lifecycle'
import { type PrescriptionEvent, prescriptionMachine } from '@clinic/core/prescription'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { moveStock } from '../../domain/medicine/move-stock'
import { writeDispensedDocument } from '../../domain/medicine/write-dispensed-document'
import { holdVisit } from '../../domain/visit/held-visit'
import { refuseStale } from '../../use-case/change-row'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { billOnDraft, holdDraft } from './bill-on-draft'
import { checkQuantities } from './check-quantities'
import { dispensingById } from './dispensing-by-id'

type Input = Schema<'DispensingInput'>['lines']

/** Of two at once the second waits for the first: the visit is held before its invoice, and that before the stock. */
export const dispensePrescription: UseCase<'dispensePrescription'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body } = call
    const { dispensing: found } = await readAgain(tx, call)
    await holdVisit(tx, caller, found.visit_id)
    const draft_id = await holdDraft(tx, caller, found.visit_id)
    await holdMedicines(
      tx,
      caller,
      found.lines.map(({ medicine_id }) => medicine_id),
    )
    const { dispensing: before, batches } = await readAgain(tx, call)
    const state = stateAfter(before, body.lines)
    if (state === null) throw new Refusal(409, 'prescriptionNotNow', { current: before })
    refuseStale(before, body.version)
    checkQuantities(body.lines, before, batches)

    const wanted = body.lines.flatMap(({ line, quantity }) => {
      const medicine_id = before.lines.find((each) => each.line === line)?.medicine_id
      return medicine_id === undefined ? [] : [{ line, medicine_id, quantity }]
    })
    const moves = allocateFirstExpiring(batches, wanted).flatMap(({ taken }, row) =>
      taken.flatMap(({ batch_id, quantity }) => {
        const from = wanted[row]
        return from
          ? [{ medicine_id: from.medicine_id, batch_id, quantity: -quantity, prescription_line: from.line }]
          : []
      }),
    )
    const transaction_id = await writeDispensedDocument(tx, call, { prescription_id: before.id, moves })
    await moveStock(tx, call, { transaction_id, moves })
    await writeState(tx, call, state)
    if (draft_id !== null) await billOnDraft(tx, call, { invoice_id: draft_id, before })
    const { dispensing: after } = await readAgain(tx, call)
    recordEvent(tx, caller, {
      action: 'dispense',
      object: 'prescription',
      object_id: before.id,
      before: { state: before.state },
      after: { state, transaction_id, lines: body.lines },
      people: { patient: [before.patient.id] },
    })
    return after
  })

type Asked = Call<'dispensePrescription'>

async function readAgain(tx: Transaction, call: Asked) {
  const found = await dispensingById(tx, call, call.path.id)
  if (found) return found
  // one that is not signed, cancelled or closed
  throw (await isThere(tx, call)) ? new Refusal(409, 'prescriptionNotNow') : new Refusal(404, 'notFound')
}

const isThere = (tx: Transaction, { caller: { company_id, clinic_id }, path: { id } }: Asked) =>
  tx
    .selectFrom('prescription')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()

/** Where the prescription stands after this: dispensed once nothing is left of any line. */
function stateAfter({ state, lines }: Schema<'Dispensing'>, inputs: Input) {
  const isLast = lines.every((line) => {
    const now = inputs.find((each) => each.line === line.line)?.quantity ?? 0
    return restOf(line) <= now
  })
  const event: PrescriptionEvent = { type: isLast ? 'prescription.dispense' : 'prescription.dispensePart' }
  return nextState(prescriptionMachine, state, event)
}

const writeState = (
  tx: Transaction,
  { caller: { company_id, clinic_id }, now, path: { id }, body: { version } }: Asked,
  state: Schema<'PrescriptionState'>,
) =>
  tx
    .updateTable('prescription')
    .set({ state, version: version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
