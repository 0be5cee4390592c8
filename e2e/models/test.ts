import { test as base, type Page } from '@playwright/test'
import { withLastSight } from '../last-sight'
import { AppointmentModel } from './appointment.model'
import { AssistanceModel } from './assistance.model'
import { SessionModel } from './auth.model'
import { OnlineBookingModel } from './booking/online-booking.model'
import { TreatmentConsentModel } from './consent/treatment-consent.model'
import { DisplayModel } from './display.model'
import { DoctorRoomModel } from './doctor-room.model'
import { FrameModel } from './frame.model'
import { ImportModel } from './import.model'
import { InsuranceModel } from './insurance.model'
import { LiveModel } from './live.model'
import { InvitedModel, LoginAccountModel } from './login-account.model'
import { MasterModel } from './master.model'
import { ApprovalModel } from './money/approval.model'
import { ClaimModel } from './money/claim.model'
import { FeeShareModel } from './money/fee-share.model'
import { FinanceModel } from './money/finance.model'
import { LabOrderModel } from './money/lab-order.model'
import { PaketModel } from './paket.model'
import { RecallModel } from './patient/recall.model'
import { TreatmentPlanModel } from './patient/treatment-plan.model'
import { PatientModel } from './patient.model'
import { PhotoModel } from './photo.model'
import { PracticeModel } from './practice.model'
import { ProductModel } from './product.model'
import { RegistrationModel } from './registration.model'
import { RoomModel } from './room.model'
import { SatuSehatModel } from './satu-sehat.model'
import { assistants, ScheduleModel } from './schedule.model'
import { SearchModel } from './search.model'
import { OwnAccountModel } from './session.model'
import { ControlledMedicineModel } from './stock/controlled-medicine.model'
import { DispensingModel } from './stock/dispensing.model'
import { StockModel } from './stock/medicine-transaction.model'
import { PurchaseOrderModel } from './stock/purchase-order.model'
import { StockCountModel } from './stock/stock-count.model'
import { UsageModel } from './stock/usage.model'
import { ToastModel } from './toast.model'
import { VisitModel } from './visit.model'
import { VitalSignModel } from './vital-sign.model'

/** The models of one page: for a second window, which no fixture knows. */
export const modelsOf = (page: Page) => ({
  appointment: new AppointmentModel(page),
  approval: new ApprovalModel(page),
  assistance: new AssistanceModel(page),
  claim: new ClaimModel(page),
  display: new DisplayModel(page),
  doctorRoom: new DoctorRoomModel(page),
  feeShare: new FeeShareModel(page),
  finance: new FinanceModel(page),
  frame: new FrameModel(page),
  /** `list` is the address of what is imported. */
  importOf: (list: string) => new ImportModel(page, list),
  insurance: new InsuranceModel(page),
  invited: new InvitedModel(page),
  labOrder: new LabOrderModel(page),
  live: new LiveModel(page),
  loginAccount: new LoginAccountModel(page),
  /** `path` is the address of the list. */
  master: (path: string) => new MasterModel(page, path),
  /** In the language of the visitor. */
  onlineBooking: (language: 'en' | 'id') => new OnlineBookingModel(page, language),
  ownAccount: new OwnAccountModel(page),
  paket: new PaketModel(page),
  patient: new PatientModel(page),
  photo: new PhotoModel(page),
  practice: new PracticeModel(page),
  product: new ProductModel(page),
  recall: new RecallModel(page),
  registration: new RegistrationModel(page),
  room: new RoomModel(page),
  satuSehat: new SatuSehatModel(page),
  schedule: new ScheduleModel(page),
  search: new SearchModel(page),
  session: new SessionModel(page),
  staffSchedule: new ScheduleModel(page, assistants),
  stock: new StockModel(page),
  controlledMedicine: new ControlledMedicineModel(page),
  dispensing: new DispensingModel(page),
  purchaseOrder: new PurchaseOrderModel(page),
  stockCount: new StockCountModel(page),
  usage: new UsageModel(page),
  toast: new ToastModel(page),
  treatmentConsent: new TreatmentConsentModel(page),
  treatmentPlan: new TreatmentPlanModel(page),
  visit: new VisitModel(page),
  vitalSign: new VitalSignModel(page),
})

type Models = ReturnType<typeof modelsOf>

/** Playwright's test, with the models of its page as fixtures. */
export const test = base.extend<Models & { models: Models }>({
  page: ({ page }, use, info) => withLastSight(page, use, info),
  models: ({ page }, use) => use(modelsOf(page)),
  appointment: ({ models }, use) => use(models.appointment),
  approval: ({ models }, use) => use(models.approval),
  assistance: ({ models }, use) => use(models.assistance),
  claim: ({ models }, use) => use(models.claim),
  display: ({ models }, use) => use(models.display),
  doctorRoom: ({ models }, use) => use(models.doctorRoom),
  feeShare: ({ models }, use) => use(models.feeShare),
  finance: ({ models }, use) => use(models.finance),
  frame: ({ models }, use) => use(models.frame),
  importOf: ({ models }, use) => use(models.importOf),
  insurance: ({ models }, use) => use(models.insurance),
  invited: ({ models }, use) => use(models.invited),
  labOrder: ({ models }, use) => use(models.labOrder),
  live: ({ models }, use) => use(models.live),
  loginAccount: ({ models }, use) => use(models.loginAccount),
  master: ({ models }, use) => use(models.master),
  onlineBooking: ({ models }, use) => use(models.onlineBooking),
  ownAccount: ({ models }, use) => use(models.ownAccount),
  paket: ({ models }, use) => use(models.paket),
  patient: ({ models }, use) => use(models.patient),
  photo: ({ models }, use) => use(models.photo),
  practice: ({ models }, use) => use(models.practice),
  product: ({ models }, use) => use(models.product),
  recall: ({ models }, use) => use(models.recall),
  registration: ({ models }, use) => use(models.registration),
  room: ({ models }, use) => use(models.room),
  satuSehat: ({ models }, use) => use(models.satuSehat),
  schedule: ({ models }, use) => use(models.schedule),
  search: ({ models }, use) => use(models.search),
  session: ({ models }, use) => use(models.session),
  staffSchedule: ({ models }, use) => use(models.staffSchedule),
  stock: ({ models }, use) => use(models.stock),
  controlledMedicine: ({ models }, use) => use(models.controlledMedicine),
  dispensing: ({ models }, use) => use(models.dispensing),
  purchaseOrder: ({ models }, use) => use(models.purchaseOrder),
  stockCount: ({ models }, use) => use(models.stockCount),
  usage: ({ models }, use) => use(models.usage),
  toast: ({ models }, use) => use(models.toast),
  treatmentConsent: ({ models }, use) => use(models.treatmentConsent),
  treatmentPlan: ({ models }, use) => use(models.treatmentPlan),
  visit: ({ models }, use) => use(models.visit),
  vitalSign: ({ models }, use) => use(models.vitalSign),
})
