import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { clinicTime, periodOf } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addMedicine } from '../company-medicine'
import { addBatch } from '../medicine-transaction'
import { addSignedPrescription } from '../prescription'

export const calls = {
  listControlledMedicine: async (world) => {
    await handOut(world)
    return { query: { period: monthOf(world) } }
  },
  listControlledMovement: async (world) => {
    await handOut(world)
    // not the receipt that it came by
    return { query: { period: monthOf(world), search: 'DSP' } }
  },
} satisfies Partial<SampleCalls>

const monthOf = ({ now }: World) => periodOf(clinicTime(now().getTime(), 'Asia/Jakarta').date)

/** A medicine of a class whose movements are registered. */
export async function addControlled(world: World, category: Schema<'ControlledCategory'> = 'narcotic') {
  const { id } = await addMedicine(world)
  await world.database
    .updateTable('company_medicine')
    .set({ category })
    .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
    .execute()
  return id
}

/** Two of a batch of fifty, handed out on a prescription, past the server. */
async function handOut(world: World) {
  const medicine_id = await addControlled(world)
  const batch = await addBatch(world, { medicine_id })
  const content = { lines: [prescriptionLineFixture({ medicine_id })], reasons: [] }
  const { id: prescription_id } = await addSignedPrescription(world, { content })
  const { company_id, clinic_id } = world.clinic
  const at = world.now().toISOString()
  const { id: transaction_id } = await world.database
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind: 'dispense',
      state: 'posted',
      year: 2000,
      sequence: randomInt(1, 2 ** 31),
      number: 'DSP/2000',
      prescription_id,
      invoice_number: '',
      dated_on: at.slice(0, 10),
      note: '',
      lines: '[]',
      stages: JSON.stringify([{ state: 'posted', by: 'Rina', at, reason: '' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('medicine_movement')
    .values({
      company_id,
      clinic_id,
      medicine_id,
      batch_id: batch.id,
      transaction_id,
      prescription_line: 1,
      quantity: -2,
      recorded_by: 'Rina',
      recorded_at: at,
    })
    .execute()
}
