import { type DailyBackups, openDailyBackups } from './database/backup/daily/daily-backups'
import { accessOf, type ClinicConnections } from './domain/satu-sehat/clinic-connections'
import type { ServiceOf } from './domain/satu-sehat/outbox/service'
import type { Env } from './env'
import { activityUseCases } from './features/activity/activity'
import { appointmentUseCases } from './features/appointment/appointment'
import { approvalUseCases } from './features/approval/approval'
import { areaUseCases } from './features/area/area'
import { assistanceUseCases } from './features/assistance/assistance'
import { authUseCases } from './features/auth/auth'
import { bookingRequestUseCases } from './features/booking-request/booking-request'
import { cashShiftUseCases } from './features/cash-shift/cash-shift'
import { claimUseCases } from './features/claim/claim'
import { companyMedicineUseCases } from './features/company-medicine/company-medicine'
import { controlledMedicineUseCases } from './features/controlled-medicine/controlled-medicine'
import { creditNoteUseCases } from './features/credit-note/credit-note'
import { dashboardUseCases } from './features/dashboard/dashboard'
import { depositUseCases } from './features/deposit/deposit'
import { dictationUseCases } from './features/dictation/dictation'
import { dispensingUseCases } from './features/dispensing/dispensing'
import { displayUseCases } from './features/display/display'
import { doctorUseCases } from './features/doctor/doctor'
import { listTreatingDoctor } from './features/doctor/list-treating-doctor'
import { doctorExternalUseCases } from './features/doctor-external/doctor-external'
import { doctorRoomUseCases } from './features/doctor-room/doctor-room'
import { doctorScheduleUseCases } from './features/doctor-schedule/doctor-schedule'
import { expenseUseCases } from './features/expense/expense'
import { feeRuleUseCases } from './features/fee-rule/fee-rule'
import { feeStatementUseCases } from './features/fee-statement/fee-statement'
import { importUseCases } from './features/import/import'
import { openTableParser, type TableLimits } from './features/import/parse-table'
import { backupUseCases } from './features/information/get-backup'
import { informationUseCases } from './features/information/information'
import { instalmentUseCases } from './features/instalment/instalment'
import { insuranceUseCases } from './features/insurance/insurance'
import { invoiceUseCases } from './features/invoice/invoice'
import { labOrderUseCases } from './features/lab-order/lab-order'
import { letterUseCases } from './features/letter/letter'
import { liveUseCases } from './features/live/live'
import { medicalAlertUseCases } from './features/medical-alert/medical-alert'
import { medicineUseCases } from './features/medicine/medicine'
import { medicineTransactionUseCases } from './features/medicine-transaction/medicine-transaction'
import { noteUseCases } from './features/note/note'
import { notificationUseCases } from './features/notification/notification'
import { odontogramUseCases } from './features/odontogram/odontogram'
import { oralExaminationUseCases } from './features/oral-examination/oral-examination'
import { packageSoldUseCases } from './features/package-sold/package-sold'
import { paketUseCases } from './features/paket/paket'
import { patientUseCases } from './features/patient/patient'
import { patientDocumentUseCases } from './features/patient-document/patient-document'
import { patientPolicyUseCases } from './features/patient-policy/patient-policy'
import { payorUseCases } from './features/payor/payor'
import { periodontalChartUseCases } from './features/periodontal-chart/periodontal-chart'
import { photoUseCases } from './features/photo/photo'
import { prescriptionUseCases } from './features/prescription/prescription'
import { priceListUseCases } from './features/price-list/price-list'
import { productUseCases } from './features/product/product'
import { purchaseOrderUseCases } from './features/purchase-order/purchase-order'
import { recallUseCases } from './features/recall/recall'
import { receiptLinkUseCases } from './features/receipt-link/receipt-link'
import { registrationUseCases } from './features/registration/registration'
import { reportUseCases } from './features/report/report'
import { roomUseCases } from './features/room/room'
import { satuSehatUseCases } from './features/satu-sehat/satu-sehat'
import { staffUseCases } from './features/staff/staff'
import { staffScheduleUseCases } from './features/staff-schedule/staff-schedule'
import { stockCountUseCases } from './features/stock-count/stock-count'
import { supplierUseCases } from './features/supplier/supplier'
import { treatmentPlanUseCases } from './features/treatment-plan/treatment-plan'
import { usageUseCases } from './features/usage/usage'
import { visitUseCases } from './features/visit/visit'
import { vitalSignUseCases } from './features/vital-sign/vital-sign'
import type { UseCases } from './use-case/contract'

interface Options {
  /** How files to be imported are read. */
  tables?: TableLimits | undefined
  /** The connections to SATUSEHAT of clinics that have their own, and what the outbox sends through. */
  satuSehat?: { connections?: ClinicConnections | undefined; serviceOf: ServiceOf } | undefined
  /** Those the server makes while it runs. */
  backups?: DailyBackups
}

import { consentFormUseCases } from './features/consent-form/consent-form'
import { treatmentConsentUseCases } from './features/treatment-consent/treatment-consent'

/** Maps each operation of the contract to its use case; an operation without one does not compile. */
export const createUseCases = (
  env: Env,
  { tables, satuSehat = { serviceOf: () => undefined }, backups = openDailyBackups(env) }: Options = {},
): UseCases => ({
  ...authUseCases(env.APP_ENV),
  ...informationUseCases,
  ...backupUseCases(backups),
  ...recallUseCases,
  ...registrationUseCases,
  ...areaUseCases(),
  ...patientUseCases,
  ...dashboardUseCases,
  ...liveUseCases,
  ...notificationUseCases,
  ...reportUseCases,
  ...roomUseCases,
  ...satuSehatUseCases(accessOf(env, satuSehat.connections), satuSehat.serviceOf),
  ...doctorUseCases,
  listTreatingDoctor,
  ...staffUseCases,
  ...doctorExternalUseCases,
  ...payorUseCases,
  ...insuranceUseCases,
  ...patientPolicyUseCases,
  ...priceListUseCases,
  ...productUseCases,
  ...paketUseCases,
  ...doctorScheduleUseCases,
  ...staffScheduleUseCases,
  ...doctorRoomUseCases,
  ...activityUseCases,
  ...appointmentUseCases,
  ...purchaseOrderUseCases,
  ...stockCountUseCases,
  ...usageUseCases,
  ...controlledMedicineUseCases,
  ...visitUseCases,
  ...bookingRequestUseCases(),
  ...displayUseCases(),
  ...odontogramUseCases,
  ...oralExaminationUseCases,
  ...vitalSignUseCases,
  ...medicalAlertUseCases,
  ...medicineUseCases,
  ...medicineTransactionUseCases,
  ...dispensingUseCases,
  ...supplierUseCases,
  ...feeRuleUseCases,
  ...feeStatementUseCases,
  ...assistanceUseCases,
  ...noteUseCases,
  ...prescriptionUseCases,
  ...creditNoteUseCases,
  ...depositUseCases,
  ...expenseUseCases,
  ...approvalUseCases,
  ...instalmentUseCases,
  ...packageSoldUseCases,
  ...labOrderUseCases,
  ...treatmentPlanUseCases,
  ...invoiceUseCases,
  ...receiptLinkUseCases,
  ...cashShiftUseCases,
  ...claimUseCases,
  ...treatmentConsentUseCases,
  ...letterUseCases,
  ...dictationUseCases,
  ...photoUseCases,
  ...patientDocumentUseCases,
  ...periodontalChartUseCases,
  ...importUseCases(openTableParser(tables)),
  ...companyMedicineUseCases,
  ...consentFormUseCases,
})
