import type { Schema } from '@clinic/api'

type Progress = Schema<'PurchaseOrderProgress'>

/**
 * Returns the lines of a receipt of what is still to come, at the agreed price: in the packs that were ordered where whole packs are to
 * come, else in units.
 */
export function linesToCome(
  lines: readonly Schema<'PurchaseOrderLine'>[],
  progress: readonly Progress[],
): Schema<'MedicineTransactionLine'>[] {
  return lines.flatMap(({ medicine_id, pack_size, price }) => {
    const to_come = progress.find((each) => each.medicine_id === medicine_id)?.to_come ?? 0
    if (to_come === 0) return []
    const counted =
      to_come % pack_size === 0
        ? { quantity: to_come / pack_size, pack_size, price }
        : { quantity: to_come, pack_size: 1, price: Math.round(price / pack_size) }
    return [{ medicine_id, batch_id: null, bonus: 0, lot: '', expires_on: null, ...counted }]
  })
}
