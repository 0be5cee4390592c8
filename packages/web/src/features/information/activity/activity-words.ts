import type { Schema } from '@clinic/api'
import {
  appointmentReasons,
  appointmentReminders,
  appointmentSources,
  appointmentStates,
  cancelReasons,
} from '@clinic/core/appointment'
import { approvalStates } from '@clinic/core/approval'
import { assistanceRoles, assistanceStates, preparationKinds } from '@clinic/core/assistance'
import { accountStates, roles } from '@clinic/core/auth'
import { bookingRequestStates } from '@clinic/core/booking-request'
import { cashShiftStates } from '@clinic/core/cash-shift'
import { claimStates } from '@clinic/core/claim'
import {
  companyMedicineStatuses,
  medicineCategories,
  medicineForms,
  medicinePacks,
  medicineUnits,
  pregnancyAdvices,
} from '@clinic/core/company-medicine'
import { consentFormStatuses } from '@clinic/core/consent-form'
import { doctorColors, doctorStatuses, engagements, specialties } from '@clinic/core/doctor'
import { expenseCategories, expenseSources, expenseStates } from '@clinic/core/expense'
import { feeBases, feeKinds, feeRuleStatuses } from '@clinic/core/fee-rule'
import { feeStatementStates } from '@clinic/core/fee-statement'
import { importStates } from '@clinic/core/import'
import { clinicStatuses, clinicTypes, papers, specialDateKinds } from '@clinic/core/information'
import { instalmentPlanStates } from '@clinic/core/instalment'
import { insuranceStatuses } from '@clinic/core/insurance'
import { invoiceStates, paymentKinds, tenderMethods } from '@clinic/core/invoice'
import { labOrderStates, labWorks } from '@clinic/core/lab-order'
import { letterKinds, letterLanguages, letterStates } from '@clinic/core/letter'
import { medicalAlertStates, medicalAnswers, medicalKinds, medicalTopics } from '@clinic/core/medical-alert'
import { medicineBatchStates } from '@clinic/core/medicine'
import {
  medicineTransactionKinds,
  medicineTransactionStates,
  transactionReasons,
} from '@clinic/core/medicine-transaction'
import {
  diagnosisCertainties,
  diagnosisRanks,
  dictationStates,
  jaws,
  procedureOutcomes,
  prognoses,
  toothTestKinds,
} from '@clinic/core/note'
import { dentureMaterials, entryModes, findingCodes, lossCauses, toothSurfaces } from '@clinic/core/odontogram'
import { packageSoldStates } from '@clinic/core/package-sold'
import { paketStatuses } from '@clinic/core/paket'
import {
  bloodTypes,
  educationLevels,
  guardianRelationships,
  identifications,
  maritalStatuses,
  patientStatuses,
  relationships,
  religions,
  satusehatAccesses,
  sexes,
} from '@clinic/core/patient'
import { documentKinds, documentStates } from '@clinic/core/patient-document'
import { holderRelations, policyStatuses } from '@clinic/core/patient-policy'
import { claimDocuments, payorStatuses, payorTypes } from '@clinic/core/payor'
import { payorPaymentStates } from '@clinic/core/payor-payment'
import { periodontalChartStates } from '@clinic/core/periodontal-chart'
import { prescriptionStates } from '@clinic/core/prescription'
import { priceListStatuses } from '@clinic/core/price-list'
import { priceModels, productCategories, productScopes, productStatuses } from '@clinic/core/product'
import { purchaseOrderStates } from '@clinic/core/purchase-order'
import { recallChannels, recallOutcomes, recallReasons, recallStates } from '@clinic/core/recall'
import { registrationStates } from '@clinic/core/registration'
import { roomMaintenanceStates, roomStates, roomStatuses, roomTypes } from '@clinic/core/room'
import { absenceKinds, absenceStates, staffWeekStates } from '@clinic/core/schedule'
import { positions, skills } from '@clinic/core/staff'
import { stockCountStates } from '@clinic/core/stock-count'
import { supplierKinds, supplierStatuses } from '@clinic/core/supplier'
import { dayNames, partsOfDay } from '@clinic/core/time'
import { consentDecisions, consentSigners, treatmentConsentStates } from '@clinic/core/treatment-consent'
import { treatmentPhases, treatmentPlanItemStates, treatmentPlanStates } from '@clinic/core/treatment-plan'
import { usageSources } from '@clinic/core/usage'
import type { ValueText } from '@clinic/core/values'
import { visitIdentities, visitOrigins, visitOutcomes, visitSettlements, visitStates } from '@clinic/core/visit'
import {
  arms,
  bodyPositions,
  consciousnesses,
  glucoseTimings,
  vitalLevels,
  vitalSignStates,
} from '@clinic/core/vital-sign'

type Words = Readonly<Record<string, ValueText>>
type ByField = Readonly<Record<string, Words>>

/** The words of the enumerated fields that are the same wherever they are. */
const byField: ByField = {
  sex: sexes,
  marital_status: maritalStatuses,
  religion: religions,
  education_level: educationLevels,
  blood_type: bloodTypes,
  relationship: relationships,
  guardian_relationship: guardianRelationships,
  identification: identifications,
  satusehat_access: satusehatAccesses,
  relation: holderRelations,
  language: letterLanguages,
  role: roles,
  specialty: specialties,
  color: doctorColors,
  engagement: engagements,
  skills,
  weekday: dayNames,
  weekdays: dayNames,
  parts_of_day: partsOfDay,
  paper: papers,
  claim_documents: claimDocuments,
  documents: claimDocuments,
  document: claimDocuments,
  reminder: appointmentReminders,
  cancel_reason: cancelReasons,
  origin: visitOrigins,
  identity: visitIdentities,
  settlement: visitSettlements,
  price_model: priceModels,
  scope: productScopes,
  phase: treatmentPhases,
  jaw: jaws,
  surfaces: toothSurfaces,
  material: dentureMaterials,
  cause: lossCauses,
  mode: entryModes,
  rank: diagnosisRanks,
  certainty: diagnosisCertainties,
  prognosis: prognoses,
  form: medicineForms,
  pack: medicinePacks,
  unit: medicineUnits,
  pregnancy: pregnancyAdvices,
  method: tenderMethods,
  paid_from: expenseSources,
  basis: feeBases,
  guarantee: feeBases,
  work: labWorks,
  topic: medicalTopics,
  answer: medicalAnswers,
  level: vitalLevels,
  arm: arms,
  consciousness: consciousnesses,
  glucose_timing: glucoseTimings,
  prepared: preparationKinds,
}

/** Those whose words depend on the record; a path in it where it has two of a name. */
const byObject: { readonly [Each in Schema<'ActivityObject'>]?: ByField } = {
  user: { state: accountStates },
  invitation: { state: accountStates },
  clinic: { type: clinicTypes, status: clinicStatuses, kind: specialDateKinds },
  registration: { state: registrationStates },
  patient: { status: patientStatuses },
  room: { type: roomTypes, state: roomStates, status: roomStatuses },
  room_maintenance: { state: roomMaintenanceStates },
  doctor: { status: doctorStatuses },
  doctor_external: { status: doctorStatuses },
  staff: { status: doctorStatuses, position: positions },
  payor: { type: payorTypes, status: payorStatuses },
  insurance: { status: insuranceStatuses, category: productCategories },
  product: { status: productStatuses, category: productCategories },
  price_list: { status: priceListStatuses },
  consent_form: { status: consentFormStatuses, category: productCategories },
  paket: { status: paketStatuses },
  absence: { kind: absenceKinds, state: absenceStates },
  staff_week: { state: staffWeekStates },
  import: { state: importStates },
  appointment: { state: appointmentStates, reason: appointmentReasons, source: appointmentSources },
  waitlist_entry: { reason: appointmentReasons },
  booking_request: { state: bookingRequestStates },
  visit: {
    state: visitStates,
    reason: appointmentReasons,
    outcome: visitOutcomes,
    position: bodyPositions,
    'vital_sign.state': vitalSignStates,
    'measurements.state': vitalSignStates,
  },
  note: { outcome: procedureOutcomes, kind: toothTestKinds },
  periodontal_chart: { state: periodontalChartStates },
  treatment_plan: { state: treatmentPlanStates, 'items.state': treatmentPlanItemStates },
  prescription: { state: prescriptionStates },
  treatment_consent: {
    state: treatmentConsentStates,
    decision: consentDecisions,
    signer: consentSigners,
  },
  letter: { kind: letterKinds, state: letterStates },
  dictation: { state: dictationStates, code: findingCodes },
  odontogram_finding: { code: findingCodes },
  invoice: { state: invoiceStates, category: productCategories },
  payment: { kind: paymentKinds },
  expense: { state: expenseStates, category: expenseCategories },
  cash_shift: { state: cashShiftStates },
  recall_attempt: { state: recallStates, reason: recallReasons, channel: recallChannels, outcome: recallOutcomes },
  patient_document: { kind: documentKinds, state: documentStates },
  patient_policy: { status: policyStatuses },
  medical_alert: { kind: medicalKinds, state: medicalAlertStates },
  assistance: { role: assistanceRoles, state: assistanceStates },
  company_medicine: { status: companyMedicineStatuses, category: medicineCategories },
  medicine: { category: medicineCategories },
  medicine_batch: { state: medicineBatchStates },
  medicine_transaction: {
    kind: medicineTransactionKinds,
    state: medicineTransactionStates,
    reason: transactionReasons,
    source: usageSources,
  },
  package_sold: { state: packageSoldStates },
  lab_order: { state: labOrderStates },
  approval: { state: approvalStates },
  instalment_plan: { state: instalmentPlanStates },
  stock_count: { state: stockCountStates, category: medicineCategories },
  purchase_order: { state: purchaseOrderStates },
  fee_rule: { kind: feeKinds, status: feeRuleStatuses, category: productCategories },
  fee_statement: { state: feeStatementStates },
  claim: { state: claimStates },
  payor_payment: { state: payorPaymentStates, 'claims.state': claimStates },
  supplier: { kind: supplierKinds, status: supplierStatuses },
}

/** Fields of words that only the program knows: what they say, the action says too. */
const unspoken: { readonly [Each in Schema<'ActivityObject'>]?: readonly string[] } = {
  shift: ['state'],
  shift_copy: ['state'],
  waitlist_entry: ['state'],
  patient_merge: ['state'],
  import: ['kind'],
}

/** Returns the words of an enumerated field of a record, by its path; nothing for any other field. */
export function wordsOf(object: Schema<'ActivityObject'>, field: string): Words | undefined {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name))
  const own = byObject[object]
  return own?.[names.slice(-2).join('.')] ?? own?.[names.at(-1) ?? ''] ?? byField[names.at(-1) ?? '']
}

/** Whether a field has words that no screen has. */
export const isUnspoken = (object: Schema<'ActivityObject'>, field: string) =>
  unspoken[object]?.includes(field) ?? false
