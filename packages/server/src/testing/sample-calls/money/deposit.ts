import type { Schema } from '@clinic/api'
import { recordDeposit } from '../../../domain/deposit/record-deposit'
import type { SampleCalls, World } from '../../sample-world'
import { addOpenShift, contextOf } from './invoice'

const money = { amount: 2_000_000, method: 'qris', reference: 'QR-1' } as const

export const calls = {
  listDeposit: async (world) => ({ path: { id: (await addDeposit(world)).patient.id } }),
  getDeposit: async (world) => ({ path: { id: (await addDeposit(world)).id } }),
  takeDeposit: async (world) => {
    await addOpenShift(world)
    return { path: { id: (await world.addPatient()).id }, body: money }
  },
  refundDeposit: async (world) => {
    const { id } = await addDeposit(world)
    return { path: { id }, body: { ...money, amount: 500_000, reason: 'Perawatan batal' } }
  },
} satisfies Partial<SampleCalls>

/** A deposit of a patient that QRIS paid, past the server, in the open shift of the one who calls. */
export async function addDeposit(
  world: World,
  { patient_id, ...said }: Partial<Schema<'DepositInput'>> & { patient_id?: number } = {},
): Promise<Schema<'Deposit'>> {
  const shift = await addOpenShift(world)
  const id = patient_id ?? (await world.addPatient()).id
  return world.database.transaction().execute(async (tx) => {
    // held first, as by every payment
    await tx.selectFrom('cash_shift').select('id').where('id', '=', shift.id).forUpdate().execute()
    return recordDeposit(tx, contextOf(world), {
      ...money,
      ...said,
      patient_id: id,
      refund_of: null,
      reason: '',
      shift,
    })
  })
}
