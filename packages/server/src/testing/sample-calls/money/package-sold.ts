import { addDays } from '@clinic/core/time'
import { packageRows, standingOf } from '../../../domain/package-sold/package-rows'
import type { SampleCalls, World } from '../../sample-world'
import { addPaket } from '../paket'
import { addInvoice, addOpenShift } from './invoice'

export const calls = {
  listPackageSold: async (world) => ({ path: { id: (await addPackageSold(world)).patient_id } }),
  extendPackageSold: async (world) => {
    const { id, valid_until } = await addPackageSold(world)
    return { path: { id }, body: { valid_until: addDays(valid_until, 30), reason: 'Pasien sakit', version: 1 } }
  },
  refundPackageSold: async (world) => {
    await addOpenShift(world)
    const { id, refundable } = await addPackageSold(world)
    const body = {
      amount: refundable,
      method: 'qris',
      reference: '',
      reason: 'Pasien pindah kota',
      version: 1,
    } as const
    return { path: { id }, body }
  },
} satisfies Partial<SampleCalls>

type Given = NonNullable<Parameters<typeof addInvoice>[1]>

/** A package of a patient, past the server, and what its rest is worth: of two sessions for Rp 650,000, paid with the invoice that sold it. */
export async function addPackageSold(world: World, { state = 'paid', paket_id, ...visit }: Given = {}) {
  const { company_id, clinic_id } = world.clinic
  const sold = paket_id ?? (await addPaket(world)).id
  const invoice = await addInvoice(world, { ...visit, state, paket_id: sold })
  const row = await packageRows(world.database, { company_id, clinic_id })
    .where('package_sold.invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const { settlement } = standingOf(row, row.sold_on)
  return { ...row, refundable: settlement.refund, invoice }
}
