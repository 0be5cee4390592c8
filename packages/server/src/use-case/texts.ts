import * as area from './texts/address/area'
import * as answer from './texts/answer'
import * as appointment from './texts/appointment'
import * as assistance from './texts/assistance'
import * as auth from './texts/auth'
import * as cashShift from './texts/cash-shift'
import * as claim from './texts/claim'
import * as companyMedicine from './texts/company-medicine'
import * as dictation from './texts/dictation'
import * as dispensing from './texts/dispensing'
import * as display from './texts/display'
import * as feeRule from './texts/fee-rule'
import * as feeStatement from './texts/fee-statement'
import * as field from './texts/field'
import * as imports from './texts/import'
import * as information from './texts/information'
import * as insurance from './texts/insurance'
import * as satuSehat from './texts/integration/satu-sehat'
import * as invoice from './texts/invoice'
import * as letter from './texts/letter'
import * as medicalAlert from './texts/medical-alert'
import * as medicine from './texts/medicine'
import * as medicineTransaction from './texts/medicine-transaction'
import * as approval from './texts/money/approval'
import * as creditNote from './texts/money/credit-note'
import * as deposit from './texts/money/deposit'
import * as expense from './texts/money/expense'
import * as instalment from './texts/money/instalment'
import * as labOrder from './texts/money/lab-order'
import * as packageSold from './texts/money/package-sold'
import * as priceList from './texts/money/price-list'
import * as receiptLink from './texts/money/receipt-link'
import * as note from './texts/note'
import * as odontogram from './texts/odontogram'
import * as oralExamination from './texts/oral-examination'
import * as paket from './texts/paket'
import * as patient from './texts/patient'
import * as bookingRequest from './texts/patient/booking-request'
import * as patientDocument from './texts/patient/patient-document'
import * as periodontalChart from './texts/patient/periodontal-chart'
import * as recall from './texts/patient/recall'
import * as treatmentConsent from './texts/patient/treatment-consent'
import * as treatmentPlan from './texts/patient/treatment-plan'
import * as patientPolicy from './texts/patient-policy'
import * as photo from './texts/photo'
import * as prescription from './texts/prescription'
import * as product from './texts/product'
import * as purchaseOrder from './texts/purchase-order'
import * as registration from './texts/registration'
import * as report from './texts/report'
import * as room from './texts/room'
import * as schedule from './texts/schedule'
import * as stockCount from './texts/stock-count'
import * as supplier from './texts/supplier'
import * as usage from './texts/usage'
import * as visit from './texts/visit'
import * as vitalSign from './texts/vital-sign'

/** Every sentence of the server. Placeholders in braces are filled in. A feature has a file of its own in `texts/`. */
export type Texts = typeof en

const en = {
  ...answer.en,
  ...appointment.en,
  ...approval.en,
  ...area.en,
  ...assistance.en,
  ...auth.en,
  ...cashShift.en,
  ...claim.en,
  ...companyMedicine.en,
  ...dictation.en,
  ...dispensing.en,
  ...display.en,
  ...feeRule.en,
  ...feeStatement.en,
  ...field.en,
  ...imports.en,
  ...information.en,
  ...insurance.en,
  ...creditNote.en,
  ...deposit.en,
  ...expense.en,
  ...instalment.en,
  ...labOrder.en,
  ...invoice.en,
  ...packageSold.en,
  ...letter.en,
  ...medicalAlert.en,
  ...medicine.en,
  ...medicineTransaction.en,
  ...note.en,
  ...odontogram.en,
  ...oralExamination.en,
  ...paket.en,
  ...patient.en,
  ...patientPolicy.en,
  ...photo.en,
  ...prescription.en,
  ...priceList.en,
  ...product.en,
  ...receiptLink.en,
  ...bookingRequest.en,
  ...patientDocument.en,
  ...periodontalChart.en,
  ...recall.en,
  ...registration.en,
  ...report.en,
  ...room.en,
  ...satuSehat.en,
  ...schedule.en,
  ...purchaseOrder.en,
  ...stockCount.en,
  ...supplier.en,
  ...treatmentConsent.en,
  ...treatmentPlan.en,
  ...usage.en,
  ...visit.en,
  ...vitalSign.en,
}

const id: Texts = {
  ...answer.id,
  ...appointment.id,
  ...approval.id,
  ...area.id,
  ...assistance.id,
  ...auth.id,
  ...cashShift.id,
  ...claim.id,
  ...companyMedicine.id,
  ...dictation.id,
  ...dispensing.id,
  ...display.id,
  ...feeRule.id,
  ...feeStatement.id,
  ...field.id,
  ...imports.id,
  ...information.id,
  ...insurance.id,
  ...creditNote.id,
  ...deposit.id,
  ...expense.id,
  ...instalment.id,
  ...labOrder.id,
  ...invoice.id,
  ...packageSold.id,
  ...letter.id,
  ...medicalAlert.id,
  ...medicine.id,
  ...medicineTransaction.id,
  ...note.id,
  ...odontogram.id,
  ...oralExamination.id,
  ...paket.id,
  ...patient.id,
  ...patientPolicy.id,
  ...photo.id,
  ...prescription.id,
  ...priceList.id,
  ...product.id,
  ...receiptLink.id,
  ...bookingRequest.id,
  ...patientDocument.id,
  ...periodontalChart.id,
  ...recall.id,
  ...registration.id,
  ...report.id,
  ...room.id,
  ...satuSehat.id,
  ...schedule.id,
  ...purchaseOrder.id,
  ...stockCount.id,
  ...supplier.id,
  ...treatmentConsent.id,
  ...treatmentPlan.id,
  ...usage.id,
  ...visit.id,
  ...vitalSign.id,
}

export const texts = { en, id }

/** A sentence in a language. */
export const say = (
  language: keyof typeof texts,
  sentence: keyof Texts,
  values: Record<string, string | number> = {},
) => texts[language][sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A plain date as it is read out: Monday 23 November 2026. */
export const dayText = (language: keyof typeof texts, date: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'id-ID', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** The first language of an Accept-Language header that the server speaks; English if there is none. */
export function languageOf(header = ''): keyof typeof texts {
  const wanted = header.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return wanted.find((each) => each === 'en' || each === 'id') ?? 'en'
}
