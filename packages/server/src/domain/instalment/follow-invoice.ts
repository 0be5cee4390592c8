import type { Schema } from '@clinic/api'
import { type InstalmentPlanEvent, instalmentPlanMachine } from '@clinic/core/instalment'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

/** What a plan does when its invoice has come into a state; nothing where it is null. */
const followed: Readonly<Record<Schema<'InvoiceState'>, InstalmentPlanEvent | null>> = {
  draft: null,
  discarded: null,
  issued: { type: 'instalmentPlan.reopen' },
  partly_paid: { type: 'instalmentPlan.reopen' },
  paid: { type: 'instalmentPlan.settle' },
  void: { type: 'instalmentPlan.cancel' },
  written_off: { type: 'instalmentPlan.default' },
}

interface Moved {
  id: number
  patient_id: number
  /** The state the invoice is in now. */
  state: Schema<'InvoiceState'>
}

/** Moves the plan of an invoice after it: paid in full it is settled, refunded it is active again. The caller holds the invoice. */
export async function followInvoice(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { id: invoice_id, patient_id, state }: Moved,
) {
  const event = followed[state]
  if (!event) return
  const { company_id, clinic_id } = caller
  // of several the last one counts: those before it were cancelled
  const plan = await tx
    .selectFrom('instalment_plan')
    .select(['id', 'state', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const next = plan && nextState(instalmentPlanMachine, plan.state, event)
  if (!plan || !next) return
  await tx
    .updateTable('instalment_plan')
    .set({ state: next, version: plan.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: plan.id }))
    .execute()
  recordEvent(tx, caller, {
    action: event.type.slice('instalmentPlan.'.length),
    object: 'instalment_plan',
    object_id: plan.id,
    before: { state: plan.state },
    after: { state: next },
    people: { patient: [patient_id] },
  })
}
