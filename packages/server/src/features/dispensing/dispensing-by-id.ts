import type { Schema } from '@clinic/api'
import { restOf } from '@clinic/core/dispensing'
import type { Database, Transaction } from '../../database/schema'
import { batchesOf } from '../../domain/medicine/batches-of'
import { type ShelvedBatch, shelfOf } from '../../domain/medicine/shelf-of'
import type { RequestContext } from '../../use-case/contract'
import { billedOf } from './billed-of'
import { handedOutOf } from './handed-out-of'
import { pricesOf } from './prices-of'
import { standingPrescriptions } from './standing-prescriptions'

/** What of a prescription is handed out and left, and all batches with something of its medicine; nothing where it does not hold. */
export async function dispensingById(
  database: Database | Transaction,
  context: RequestContext,
  id: number,
): Promise<{ dispensing: Schema<'Dispensing'>; batches: ShelvedBatch[] } | undefined> {
  const { caller } = context
  const found = await standingPrescriptions(database, caller).where('prescription.id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const { content, signed_with, ...prescription } = found
  const ids = signed_with.medicines.map(({ medicine_id }) => medicine_id)
  const batches = await batchesOf(database, context, ids)
  const prices = await pricesOf(database, caller, ids)
  const handed_out = await handedOutOf(database, caller, id)
  const { invoice, billed } = await billedOf(database, caller, found)
  const lines = content.lines.flatMap((line) => {
    const medicine = signed_with.medicines.find(({ medicine_id }) => medicine_id === line.medicine_id)
    if (!medicine || line.quantity === null) return []
    const { medicine_id, name, form, strength, unit } = medicine
    const movements = handed_out.filter((each) => each.line === line.id)
    return {
      line: line.id,
      medicine_id,
      name,
      form,
      strength,
      unit,
      dose: line.dose,
      reading: signed_with.doses.find((each) => each.line === line.id)?.dose ?? null,
      note: line.note,
      prescribed: line.quantity,
      handed_out: movements.reduce((sum, { quantity }) => sum + quantity, 0),
      billed: billed.get(line.id) ?? 0,
      unit_price: prices.get(medicine_id) ?? null,
    }
  })
  const shelf = (medicine_id: number) => {
    const isOf = (each: { medicine_id: number }) => each.medicine_id === medicine_id
    const rest = lines.filter(isOf).reduce((units, line) => units + restOf(line), 0)
    return shelfOf(batches.filter(isOf), rest)
  }
  return {
    dispensing: {
      ...prescription,
      lines: lines.map((line) => ({ ...line, ...shelf(line.medicine_id) })),
      handed_out,
      invoice,
    },
    batches,
  }
}
