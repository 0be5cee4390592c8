// For tests outside the packages (docs, e2e): the one XState of the machines.

export { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate'
export { appointmentModel } from '../appointment/appointment.spec-model'
export { approvalModel } from '../approval/approval.spec-model'
export { assistanceModel } from '../assistance/assistance.spec-model'
export { sessionModel } from '../auth/session.spec-model'
export { bookingRequestModel } from '../booking-request/booking-request.spec-model'
export { onlineBookingModel } from '../booking-request/online-booking.spec-model'
export { cashShiftModel } from '../cash-shift/cash-shift.spec-model'
export { chartingModel } from '../charting/charting.spec-model'
export { claimModel } from '../claim/claim.spec-model'
export { expenseModel } from '../expense/expense.spec-model'
export { feeStatementModel } from '../fee-statement/fee-statement.spec-model'
export { batchRunnerModel } from '../import/batch-runner.spec-model'
export { importModel } from '../import/import.spec-model'
export { instalmentPlanModel } from '../instalment/instalment-plan.spec-model'
export { invoiceModel } from '../invoice/invoice.spec-model'
export { labOrderModel } from '../lab-order/lab-order.spec-model'
export { languageModel } from '../language/language.spec-model'
export { letterModel } from '../letter/letter.spec-model'
export { liveModel } from '../live/live.spec-model'
export { accountModel } from '../login-account/login-account.spec-model'
export { medicalAlertModel } from '../medical-alert/medical-alert.spec-model'
export { adjustmentModel } from '../medicine-transaction/adjustment.spec-model'
export { receiptModel } from '../medicine-transaction/receipt.spec-model'
export { transferModel } from '../medicine-transaction/transfer.spec-model'
export { networkModel } from '../network/network.spec-model'
export { dictationModel } from '../note/dictation.spec-model'
export { noteModel } from '../note/note.spec-model'
export { noteDraftModel } from '../note/note-draft.spec-model'
export { packageSoldModel } from '../package-sold/package-sold.spec-model'
export { patientDocumentModel } from '../patient-document/patient-document.spec-model'
export { payorPaymentModel } from '../payor-payment/payor-payment.spec-model'
export { preferenceModel } from '../preference/preference.spec-model'
export { prescriptionModel } from '../prescription/prescription.spec-model'
export { purchaseOrderModel } from '../purchase-order/purchase-order.spec-model'
export { registrationModel } from '../registration/registration.spec-model'
export { reviewModel } from '../registration/review.spec-model'
export { maintenanceModel } from '../room/maintenance.spec-model'
export { jobModel } from '../satu-sehat/job.spec-model'
export { absenceModel } from '../schedule/absence.spec-model'
export { staffWeekModel } from '../schedule/staff-week.spec-model'
export { stockCountModel } from '../stock-count/stock-count.spec-model'
export { treatmentConsentModel } from '../treatment-consent/treatment-consent.spec-model'
export { treatmentPlanModel } from '../treatment-plan/treatment-plan.spec-model'
export { usageModel } from '../usage/usage.spec-model'
export { visitModel } from '../visit/visit.spec-model'
export { vitalSignModel } from '../vital-sign/vital-sign.spec-model'
export { waitlistEntryModel } from '../waitlist/waitlist-entry.spec-model'
export { drawingOf } from './drawing'
export {
  accountFixture,
  adjustmentContentFixture,
  clinicFixture,
  displayQueueFixture,
  informationFixture,
  letterContentFixture,
  letterFixture,
  noteContentFixture,
  noteProcedureFixture,
  openingHoursFixture,
  patientFixture,
  patientInputFixture,
  patientPolicyFixture,
  patientRowFixture,
  prescribedMedicineFixture,
  prescriptionFixture,
  prescriptionLineFixture,
  publicReceiptFixture,
  receiptContentFixture,
  receiptFixture,
  referralFixture,
  registrationContextFixture,
  registrationFixture,
  registrationRowFixture,
  returnContentFixture,
  sickNoteFixture,
  transactionLineFixture,
  transferContentFixture,
} from './fixtures'
export {
  askedReceiptFixture,
  bookingRequestFixture,
  bookingSecret,
  bookingStatusFixture,
  onlineBookingContextFixture,
  onlineBookingFixture,
  onlinePersonFixture,
  onlineServiceFixture,
  onlineTimeFixture,
  onlineTimesFixture,
} from './online-booking-fixture'
export { pathCoverage } from './path-coverage'
export { type Path, paths, type Walk } from './paths'
export { randomWalk, settled } from './random-walk'
export { actorAt, type StateOf, statesOf } from './state'
export {
  signatureDrawingFixture,
  treatmentConsentContentFixture,
  treatmentConsentFixture,
} from './treatment-consent-fixture'
