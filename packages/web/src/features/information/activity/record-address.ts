import type { Schema } from '@clinic/api'

type ActivityObject = Schema<'ActivityObject'>

/** Where a record has a page of its own, that page by its number. */
const pages: { readonly [Each in ActivityObject]?: (id: number) => string } = {
  patient: (id) => `/clinic/patient/${id}`,
  registration: (id) => `/clinic/patient/registration/${id}`,
  booking_request: (id) => `/clinic/dashboard/booking-request/${id}`,
  invoice: (id) => `/clinic/finance/invoice/${id}`,
  payment: (id) => `/clinic/finance/payment/${id}/receipt`,
  claim: (id) => `/clinic/finance/receivable/${id}`,
  cash_shift: (id) => `/clinic/finance/cash-shift/${id}`,
  fee_statement: (id) => `/clinic/finance/fee-share/${id}`,
  satu_sehat_visit: (id) => `/clinic/satu-sehat/visit/${id}`,
  room: (id) => `/clinic/room/${id}`,
  doctor: (id) => `/clinic/doctor/${id}`,
  doctor_external: (id) => `/clinic/doctor-external/${id}`,
  staff: (id) => `/clinic/staff/${id}`,
  product: (id) => `/clinic/product/${id}`,
  product_recipe: (id) => `/clinic/product/${id}`,
  price_list: (id) => `/clinic/product/price-list/${id}`,
  consent_form: (id) => `/clinic/product/consent-form/${id}`,
  paket: (id) => `/clinic/paket/${id}`,
  payor: (id) => `/clinic/payor/${id}`,
  insurance: (id) => `/clinic/insurance/${id}`,
  company_medicine: (id) => `/clinic/company-medicine/${id}`,
  medicine: (id) => `/clinic/medicine/${id}`,
  clinic: () => '/clinic/information',
}

/** What is a part of a patient's record, by the tab that shows it. */
const tabs: { readonly [Each in ActivityObject]?: string } = {
  visit: 'visit',
  note: 'visit',
  odontogram_finding: 'odontogram',
  periodontal_chart: 'periodontal',
  treatment_plan: 'plan',
  patient_document: 'document',
  prescription: 'prescription',
  treatment_consent: 'consent',
  letter: 'letter',
  package_sold: 'package',
  patient_policy: 'policy',
}

/** Returns the address of the page that shows a record; nothing where none does. */
export function recordAddress({ object, object_id, patients, action }: Schema<'Activity'>): string | undefined {
  if (action === 'erase') return
  const [patient, ...others] = patients
  if (object_id !== null && pages[object]) return pages[object](object_id)
  if (!patient || others.length > 0) return
  const tab = tabs[object]
  return `/clinic/patient/${patient.id}${tab ? `/${tab}` : ''}`
}
