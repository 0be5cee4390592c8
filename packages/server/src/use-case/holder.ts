import type { Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import type { Caller } from './contract'

/** The record that has a value already. */
export type Holder = Schema<'Holder'>

/** Whether the caller may be told which record of this kind has a value. */
export const canReadHolder = ({ role }: Pick<Caller, 'role'>, kind: Holder['kind']) =>
  canCall(role, operationRoles[readers[kind]])

export const isHolderKind = (kind: string): kind is Holder['kind'] => kind in readers

const readers = {
  patient: 'getPatient',
  room: 'getRoom',
  doctor: 'getDoctor',
  doctor_external: 'getDoctorExternal',
  staff: 'getStaff',
  payor: 'getPayor',
  insurance: 'getInsurance',
  product: 'getProduct',
  price_list: 'getPriceList',
  paket: 'getPaket',
  company_medicine: 'getCompanyMedicine',
  supplier: 'getSupplier',
} as const satisfies Record<Holder['kind'], keyof typeof operationRoles>
