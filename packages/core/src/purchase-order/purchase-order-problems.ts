import type { Schema } from '@clinic/api'
import { lineTotal } from '../medicine-transaction'

type Line = Schema<'PurchaseOrderLine'>

/** What is known of what an order names. */
export interface OrderedFacts {
  medicines: readonly { id: number; status: Schema<'CompanyMedicineStatus'> }[]
}

export type PurchaseOrderProblem =
  | 'linesMissing'
  | 'medicineUnknown'
  | 'medicineInactive'
  | 'medicineTwice'
  | 'quantityNotPositive'
  | 'unitsTooMany'
  | 'lineTooDear'

/** As of a receipt: a price or a quantity with zeros too many. */
const mostUnits = 10_000_000
const dearestLine = 100_000_000_000

/** Returns what is wrong with an order, by field: `lines.0.quantity`. Only a draft may have no lines; `complete` says it is none any more. */
export function purchaseOrderProblems(
  lines: readonly Line[],
  facts: OrderedFacts,
  { complete }: { complete: boolean },
): Record<string, PurchaseOrderProblem> {
  return {
    ...(complete && lines.length === 0 && { lines: 'linesMissing' as const }),
    ...Object.fromEntries(
      lines.flatMap((line, row) =>
        Object.entries(lineProblems(line, lines, facts)).map(
          ([field, problem]) => [`lines.${row}.${field}`, problem] as const,
        ),
      ),
    ),
  }
}

function lineProblems(line: Line, lines: readonly Line[], { medicines }: OrderedFacts) {
  const { medicine_id, quantity, pack_size } = line
  const medicine = medicines.find(({ id }) => id === medicine_id)
  const isTwice = lines.filter((each) => each.medicine_id === medicine_id).length > 1
  const problems: Partial<Record<keyof Line, PurchaseOrderProblem>> = {
    ...(!medicine && { medicine_id: 'medicineUnknown' }),
    ...(medicine?.status === 'inactive' && { medicine_id: 'medicineInactive' }),
    ...(isTwice && { medicine_id: 'medicineTwice' }),
    ...(quantity <= 0 && { quantity: 'quantityNotPositive' }),
    ...(quantity * pack_size > mostUnits && { quantity: 'unitsTooMany' }),
    ...(lineTotal(line) > dearestLine && { price: 'lineTooDear' }),
  }
  return problems
}
