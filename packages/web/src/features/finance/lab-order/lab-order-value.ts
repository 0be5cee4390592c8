import type { Schema } from '@clinic/api'
import { teethIn } from '@clinic/core/odontogram'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { optionOf } from '../../../entities/patient/use-find-patient'
import type { FoundOption } from '../../../ui/field/combobox-field'

/** An order as it is typed. */
export interface LabOrderValue {
  patient: FoundOption | null
  supplier_id: string
  doctor_id: string
  visit_id: number | null
  procedure_id: string
  work: Schema<'LabWork'> | ''
  /** FDI numbers. */
  teeth: string
  shade: string
  note: string
  cost: number | null
  due_on: string
  /** With which it was read; 0 of a new one. */
  version: number
}

export const mostRupiah = 1_000_000_000_000

export const emptyLabOrder: LabOrderValue = {
  patient: null,
  supplier_id: '',
  doctor_id: '',
  visit_id: null,
  procedure_id: '',
  work: '',
  teeth: '',
  shade: '',
  note: '',
  cost: null,
  due_on: '',
  version: 0,
}

export const typedOf = (order: LabOrder): LabOrderValue => ({
  patient: optionOf(order.patient),
  supplier_id: String(order.supplier_id),
  doctor_id: String(order.doctor_id),
  visit_id: order.visit_id,
  procedure_id: order.procedure_id === null ? '' : String(order.procedure_id),
  work: order.work,
  teeth: order.teeth.join(', '),
  shade: order.shade,
  note: order.note,
  cost: order.cost,
  due_on: order.due_on,
  version: order.version,
})

/** What is sent of it; a procedure names its visit by itself. */
export function contentOf(value: LabOrderValue) {
  const procedure_id = Number(value.procedure_id) || null
  return {
    supplier_id: Number(value.supplier_id),
    doctor_id: Number(value.doctor_id),
    visit_id: procedure_id === null ? value.visit_id : null,
    procedure_id,
    work: value.work || ('other' as const),
    teeth: teethIn(value.teeth).teeth,
    shade: value.shade.trim(),
    note: value.note.trim(),
    cost: value.cost ?? 0,
    due_on: value.due_on,
  }
}
