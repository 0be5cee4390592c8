import type { Schema } from '@clinic/api'
import type { Namespaces, TranslationFunctions } from '../../../i18n/i18n-types'
import { fieldLabel, namespacesOf } from '../../../platform/refusal/field-label'

type Activity = Pick<Schema<'Activity'>, 'object' | 'fields'>

/** By which requests the fields of a record are written: their forms have the labels, the nearest first. */
const pathsOf: { readonly [Each in Schema<'ActivityObject'>]?: readonly string[] } = {
  patient: ['/api/patient'],
  patient_merge: ['/api/patient/{id}/merge'],
  patient_policy: ['/api/patient/{id}/policy'],
  patient_document: ['/api/patient-document'],
  registration: ['/api/registration'],
  medical_alert: ['/api/patient/{id}/medical-alert'],
  medical_answer: ['/api/patient/{id}/medical-alert'],
  appointment: ['/api/appointment'],
  waitlist_entry: ['/api/waitlist', '/api/appointment'],
  booking_request: ['/api/booking-request', '/api/appointment'],
  recall_attempt: ['/api/recall'],
  visit: ['/api/visit', '/api/visit/{id}/vital-sign', '/api/appointment'],
  note: ['/api/visit/{id}/note'],
  oral_examination: ['/api/visit/{id}/oral-examination'],
  periodontal_chart: ['/api/visit/{id}/periodontal-chart'],
  odontogram_finding: ['/api/visit/{id}/odontogram'],
  dictation: ['/api/dictation'],
  prescription: ['/api/visit/{id}/prescription', '/api/dispensing'],
  treatment_consent: ['/api/visit/{id}/treatment-consent'],
  letter: ['/api/visit/{id}/letter'],
  treatment_plan: ['/api/treatment-plan'],
  assistance: ['/api/visit/{id}/assistance'],
  invoice: ['/api/invoice'],
  payment: ['/api/payment', '/api/invoice'],
  credit_note: ['/api/invoice/{id}/credit-note', '/api/invoice'],
  deposit: ['/api/deposit'],
  package_sold: ['/api/package-sold'],
  approval: ['/api/approval'],
  instalment_plan: ['/api/invoice/{id}/instalment-plan'],
  claim: ['/api/claim'],
  payor_payment: ['/api/payor-payment'],
  expense: ['/api/expense'],
  cash_shift: ['/api/cash-shift'],
  fee_rule: ['/api/fee-rule'],
  fee_statement: ['/api/fee-statement'],
  lab_order: ['/api/lab-order'],
  clinic: ['/api/information', '/api/information/opening-hours'],
  room: ['/api/room'],
  room_maintenance: ['/api/room/{id}/maintenance'],
  doctor: ['/api/doctor'],
  doctor_external: ['/api/doctor-external'],
  staff: ['/api/staff'],
  shift: ['/api/staff-schedule', '/api/appointment'],
  shift_template: ['/api/staff-schedule', '/api/appointment'],
  absence: ['/api/staff-schedule/absence', '/api/appointment'],
  product: ['/api/product'],
  product_price: ['/api/product/{id}/price'],
  product_recipe: ['/api/product/{id}/recipe'],
  price_list: ['/api/price-list'],
  consent_form: ['/api/consent-form'],
  paket: ['/api/paket'],
  payor: ['/api/payor'],
  insurance: ['/api/insurance'],
  company_medicine: ['/api/company-medicine'],
  medicine: ['/api/medicine', '/api/company-medicine'],
  medicine_batch: ['/api/medicine', '/api/medicine-transaction'],
  medicine_transaction: ['/api/medicine-transaction', '/api/usage'],
  purchase_order: ['/api/purchase-order'],
  stock_count: ['/api/stock-count'],
  supplier: ['/api/supplier'],
  import: ['/api/import'],
  display: ['/api/display'],
  user: ['/api/auth'],
  invitation: ['/api/auth'],
}

/** The texts that name the fields of some changes. */
export const namespacesFor = (rows: readonly Activity[]): Namespaces[] => [
  ...new Set(rows.flatMap(({ object, fields }) => namesFor({ object, fields }))),
]

const namesFor = ({ object, fields }: Activity) =>
  (pathsOf[object] ?? []).flatMap((path) =>
    namespacesOf(
      path,
      fields.map(({ field }) => field),
    ),
  )

/** Returns what a field is called on the screens, or nothing for one that none shows. */
export function activityLabel(texts: TranslationFunctions, object: Activity['object'], field: string) {
  const unnamed = texts.master.refusal.unnamed()
  const isNamed = (label: string) => label !== '' && !label.includes(unnamed)
  const ofForms = (each: string) =>
    (pathsOf[object] ?? []).map((path) => fieldLabel(texts, path, each)).find((label) => isNamed(label))
  return ofForms(field) ?? ownLabel(texts, field) ?? ofForms(lastOf(field)) ?? ''
}

/** Of what is derived or decided, which no form asks for. */
function ownLabel({ activity }: TranslationFunctions, field: string): string | undefined {
  const label: unknown = Reflect.get(activity.fields, lastOf(field))
  return typeof label === 'function' ? String(label()) : undefined
}

const lastOf = (field: string) => field.replace(/^.*\.(?=[^\d.])/, '')
