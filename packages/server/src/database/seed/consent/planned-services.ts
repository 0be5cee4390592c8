import type { Schema } from '@clinic/api'
import type { FindingRow } from '@clinic/core/odontogram'
import { serviceOf } from '../note-content'

/** The extractions and root canal treatments that a chart plans, as a consent names them. */
export const plannedServices = (
  rows: readonly FindingRow[],
  products: ReadonlyMap<string, number>,
): Schema<'ConsentedService'>[] =>
  rows.flatMap(({ mode, code, teeth: [tooth] }) => {
    const service = mode === 'planned' && tooth ? serviceOf(code, tooth) : undefined
    const product_id = service && /^(BM|END)/.test(service) ? products.get(service) : undefined
    return product_id && tooth ? [{ product_id, tooth }] : []
  })
