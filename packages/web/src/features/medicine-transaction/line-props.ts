import type { Schema } from '@clinic/api'
import type { Line } from './transaction-query'

/** What every line of the form of a document is given. */
export interface LineProps {
  row: number
  line: Line
  reason: Schema<'AdjustmentReason'> | null
  /** Not known yet while it is loaded. */
  medicine: Schema<'CompanyMedicine'> | undefined
  errorOf: (field: keyof Line) => string | undefined
  change: (part: Partial<Line>) => void
  remove: () => void
}
