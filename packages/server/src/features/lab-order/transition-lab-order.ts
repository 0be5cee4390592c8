import type { Schema } from '@clinic/api'
import { countedCost, type LabOrderEvent, labOrderMachine } from '@clinic/core/lab-order'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { labOrderById } from './lab-order-rows'

type LabOrder = Schema<'LabOrder'>

interface Move {
  /** What the audit calls it. */
  action: string
  event: LabOrderEvent
  reason?: string
  /** Refuses what the lifecycle cannot know, and returns the other columns to write. */
  apply?: (tx: Transaction, before: LabOrder, today: string) => Promise<Updateable<Tables['lab_order']>>
}

/** Takes an order of the caller's clinic one step further, and writes what it costs from today on. */
export const transitionLabOrder = (
  call: Pick<Call<'sendLabOrder'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, reason = '', apply }: Move,
): Promise<LabOrder> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'lab_order',
    id: path.id,
    read: (tx) => labOrderById(tx, call, path.id),
    move: {
      to: ({ state }: LabOrder) => nextState(labOrderMachine, state, event),
      refusal: 'labOrderNotNow',
    },
    version: body.version,
    async apply({ tx, before, state }) {
      const { today } = await clinicDay(tx, caller, now)
      const columns = await apply?.(tx, before, today)
      await writeCost(tx, call, { before, state, cost: columns?.cost ?? before.cost, today })
      return { ...columns, ...(reason && { reason }), state, updated_at: now.toISOString() }
    },
    action,
    people: ({ patient }) => ({ patient: [patient.id] }),
    reason: () => reason || null,
  })
}

interface Costing {
  before: LabOrder
  state: LabOrder['state']
  cost: number
  today: string
}

async function writeCost(
  tx: Transaction,
  { caller: { company_id, clinic_id } }: Pick<Call<'sendLabOrder'>, 'caller'>,
  { before, state, cost, today }: Costing,
) {
  const amount = countedCost({ state, cost }) - countedCost(before)
  if (amount === 0) return
  await tx
    .insertInto('lab_cost')
    .values({ company_id, clinic_id, lab_order_id: before.id, day: today, amount })
    .execute()
}
