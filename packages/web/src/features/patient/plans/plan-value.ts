import type { Schema } from '@clinic/api'
import type { TreatmentPlan, TreatmentPlanItem } from '../../../entities/treatment-plan/treatment-plan-query'

/** An item while it is typed; a new one has a number of its own until it is stored. */
export type PlanRow = Schema<'TreatmentPlanItemInput'> & Pick<TreatmentPlanItem, 'id' | 'product_code' | 'product_name'>

/** What is typed of a plan; its rows in the order of their phases. */
export interface PlanValue {
  title: string
  note: string
  items: PlanRow[]
  /** With which it was read; 0 of a new one. */
  version: number
}

export const mostItems = 60

export const emptyPlan: PlanValue = { title: '', note: '', items: [], version: 0 }

export const planValue = ({ title, note, items, version }: TreatmentPlan): PlanValue => ({
  title,
  note,
  items: items.map(({ price, amount, state, done_on, ...row }) => row),
  version,
})

/** What is sent of it. */
export const planContent = ({ title, note, items }: PlanValue): Schema<'TreatmentPlanInput'> => ({
  title: title.trim(),
  note: note.trim(),
  items: items.map(({ phase, product_id, tooth, surfaces, jaw, quantity, remark }) => ({
    phase,
    product_id,
    tooth,
    surfaces,
    jaw,
    quantity,
    remark: remark.trim(),
  })),
})

/** The rows with one of them a place further up or down; the same where its phase ends there. */
export function moved(rows: readonly PlanRow[], row: PlanRow, by: -1 | 1): PlanRow[] {
  const from = rows.indexOf(row)
  const other = rows[from + by]
  if (!other || other.phase !== row.phase) return [...rows]
  return rows.map((each) => (each === row ? other : each === other ? row : each))
}

/** The phase in which a service is most often done; the dentist changes it. */
export const usualPhase: Readonly<Record<Schema<'ProductCategory'>, Schema<'TreatmentPhase'>>> = {
  consultation: 'urgent',
  radiology: 'urgent',
  preventive: 'disease_control',
  periodontics: 'disease_control',
  oral_surgery: 'disease_control',
  conservation: 'restorative',
  endodontics: 'restorative',
  paedodontics: 'restorative',
  aesthetic: 'restorative',
  prosthodontics: 'prosthetic',
  orthodontics: 'prosthetic',
  laboratory: 'prosthetic',
}
