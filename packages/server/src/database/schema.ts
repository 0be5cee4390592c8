import type { Schema } from '@clinic/api'
import type { Generated, Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { InvitationTable, JournalKeyTable, LoginFailureTable, SessionTable, UserTable } from './tables/account'
import type { AppointmentEventTable, AppointmentProductTable, AppointmentTable } from './tables/appointment'
import type { AssistanceMaterialTable, AssistanceTable } from './tables/assistance'
import type { AuditEventTable } from './tables/audit'
import type { CashCountTable, CashShiftTable } from './tables/cash-shift'
import type {
  ClaimBatchTable,
  ClaimEventTable,
  ClaimTable,
  PayorPaymentClaimTable,
  PayorPaymentTable,
} from './tables/claim'
import type { ClinicTable } from './tables/clinic'
import type { ClinicImageTable } from './tables/clinic-image'
import type { CompanyMasterTable, CreatedAt, MasterTable, Timestamp } from './tables/columns'
import type { DictationTable } from './tables/dictation'
import type { DisplayTable } from './tables/display'
import type { DoctorTable } from './tables/doctor'
import type { FeeStatementLineTable, FeeStatementTable } from './tables/fee-statement'
import type { IdempotencyTable } from './tables/idempotency'
import type { ImportRowTable, ImportTable } from './tables/import'
import type {
  InvoiceEventTable,
  InvoiceLineTable,
  InvoiceTable,
  LedgerEntryTable,
  PaymentTable,
  PostingTable,
} from './tables/invoice'
import type { LetterTable } from './tables/letter'
import type { MedicalAlertTable, MedicalAnswerTable } from './tables/medical-alert'
import type {
  MedicineBatchTable,
  MedicineMovementTable,
  MedicineTable,
  MedicineTransactionTable,
} from './tables/medicine'
import type { ApprovalTable } from './tables/money/approval'
import type { CreditNoteLineTable, CreditNoteTable } from './tables/money/credit-note'
import type { DepositTable } from './tables/money/deposit'
import type { ExpenseTable } from './tables/money/expense'
import type { InstalmentPlanTable } from './tables/money/instalment'
import type { LabCostTable, LabOrderTable } from './tables/money/lab-order'
import type { MaterialCostTable } from './tables/money/material-cost'
import type { PackageEntryTable, PackageSoldItemTable, PackageSoldTable } from './tables/money/package-sold'
import type { ReceiptLinkTable } from './tables/money/receipt-link'
import type { DiagnosisTable, NoteAddendumTable, NoteTable, ProcedureTable } from './tables/note'
import type { OdontogramFindingTable } from './tables/odontogram'
import type { OralExaminationTable } from './tables/oral-examination'
import type { PaketItemTable, PaketTable } from './tables/paket'
import type { PatientTable } from './tables/patient'
import type { BookingRequestTable } from './tables/patient/booking-request'
import type { PatientDocumentTable } from './tables/patient/patient-document'
import type { PeriodontalChartTable } from './tables/patient/periodontal-chart'
import type { TreatmentConsentTable } from './tables/patient/treatment-consent'
import type { TreatmentPlanItemTable, TreatmentPlanTable } from './tables/patient/treatment-plan'
import type { PatientMergeTable } from './tables/patient-merge'
import type { PatientPolicyTable } from './tables/patient-policy'
import type { PhotoTable } from './tables/photo'
import type { PrescriptionTable } from './tables/prescription'
import type { ProductPriceTable, ProductRecipeTable, ProductTable } from './tables/product'
import type { PurchaseOrderTable } from './tables/purchase-order'
import type { RecallAttemptTable } from './tables/recall'
import type { RegistrationTable } from './tables/registration'
import type { RoomMaintenanceTable, RoomTable } from './tables/room'
import type {
  SatuSehatConnectionTable,
  SatuSehatResourceTable,
  SatuSehatSetUpTable,
  SatuSehatStepTable,
  SatuSehatVisitTable,
} from './tables/satu-sehat'
import type { AbsenceTable, ShiftCopyTable, ShiftTable, ShiftTemplateTable, StaffWeekTable } from './tables/schedule'
import type { StaffTable } from './tables/staff'
import type {
  StockCountCounterTable,
  StockCountEntryTable,
  StockCountLineTable,
  StockCountTable,
} from './tables/stock-count'
import type { VisitEventTable, VisitTable } from './tables/visit'
import type { VitalSignTable } from './tables/vital-sign'
import type { WaitlistEntryTable } from './tables/waitlist'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Every table begins with `company_id`, so that companies can be spread over servers; ids are bigint identities read as numbers. */
export interface Tables {
  company: { id: Generated<number>; name: string; next_record_number: Generated<number>; created_at: CreatedAt }
  clinic: ClinicTable
  user: UserTable
  session: SessionTable
  ended_session: {
    company_id: number
    user_id: number
    token_hash: string
    expires_at: Timestamp
    last_used_at: Timestamp | null
  }
  invitation: InvitationTable
  journal_key: JournalKeyTable
  login_failure: LoginFailureTable
  login_address: { company_id: number; user_id: number; ip: string; signed_in_at: string }
  receipt_attempt: { ip: string; attempted_at: CreatedAt }
  registration_attempt: { ip: string; attempted_at: CreatedAt }
  patient: PatientTable
  patient_merge: PatientMergeTable
  recall_attempt: RecallAttemptTable
  registration: RegistrationTable
  booking_request: BookingRequestTable
  audit_chain: { company_id: number; number: number; hash: string }
  audit_group: { company_id: number; number: number; size: number; hash: string; digest: string | null }
  audit_event: AuditEventTable
  idempotency: IdempotencyTable
  room: RoomTable
  room_maintenance: RoomMaintenanceTable
  doctor: DoctorTable
  staff: StaffTable
  payor: MasterTable<Schema<'PayorInput'>>
  insurance: MasterTable<Schema<'InsuranceInput'>>
  patient_policy: PatientPolicyTable
  patient_document: PatientDocumentTable
  product: ProductTable
  price_list: MasterTable<Schema<'PriceListInput'>>
  product_price: ProductPriceTable
  product_recipe: ProductRecipeTable
  paket: PaketTable
  paket_item: PaketItemTable
  shift_template: ShiftTemplateTable
  shift: ShiftTable
  shift_copy: ShiftCopyTable
  absence: AbsenceTable
  staff_week: StaffWeekTable
  appointment: AppointmentTable
  appointment_product: AppointmentProductTable
  appointment_event: AppointmentEventTable
  waitlist_entry: WaitlistEntryTable
  visit: VisitTable
  visit_event: VisitEventTable
  clinic_image: ClinicImageTable
  display: DisplayTable
  invoice: InvoiceTable
  invoice_line: InvoiceLineTable
  invoice_event: InvoiceEventTable
  payment: PaymentTable
  receipt_link: ReceiptLinkTable
  cash_shift: CashShiftTable
  cash_count: CashCountTable
  posting: PostingTable
  ledger_entry: LedgerEntryTable
  expense: ExpenseTable
  credit_note: CreditNoteTable
  credit_note_line: CreditNoteLineTable
  satu_sehat_visit: SatuSehatVisitTable
  satu_sehat_step: SatuSehatStepTable
  satu_sehat_resource: SatuSehatResourceTable
  satu_sehat_set_up: SatuSehatSetUpTable
  satu_sehat_connection: SatuSehatConnectionTable
  deposit: DepositTable
  approval: ApprovalTable
  instalment_plan: InstalmentPlanTable
  package_sold: PackageSoldTable
  package_sold_item: PackageSoldItemTable
  package_entry: PackageEntryTable
  treatment_plan: TreatmentPlanTable
  treatment_plan_item: TreatmentPlanItemTable
  lab_order: LabOrderTable
  lab_cost: LabCostTable
  material_cost: MaterialCostTable
  claim: ClaimTable
  claim_event: ClaimEventTable
  claim_batch: ClaimBatchTable
  payor_payment: PayorPaymentTable
  payor_payment_claim: PayorPaymentClaimTable
  fee_rule: MasterTable<Schema<'FeeRuleInput'>>
  fee_statement: FeeStatementTable
  fee_statement_line: FeeStatementLineTable
  odontogram_finding: OdontogramFindingTable
  oral_examination: OralExaminationTable
  periodontal_chart: PeriodontalChartTable
  vital_sign: VitalSignTable
  medical_alert: MedicalAlertTable
  medical_answer: MedicalAnswerTable
  note: NoteTable
  note_addendum: NoteAddendumTable
  diagnosis: DiagnosisTable
  procedure: ProcedureTable
  assistance: AssistanceTable
  assistance_material: AssistanceMaterialTable
  prescription: PrescriptionTable
  treatment_consent: TreatmentConsentTable
  letter: LetterTable
  dictation: DictationTable
  photo: PhotoTable
  import: ImportTable
  import_row: ImportRowTable
  company_medicine: CompanyMasterTable<Schema<'CompanyMedicineInput'>>
  supplier: MasterTable<Schema<'SupplierInput'>>
  medicine: MedicineTable
  medicine_batch: MedicineBatchTable
  medicine_movement: MedicineMovementTable
  medicine_transaction: MedicineTransactionTable
  purchase_order: PurchaseOrderTable
  stock_count: StockCountTable
  stock_count_line: StockCountLineTable
  stock_count_counter: StockCountCounterTable
  stock_count_entry: StockCountEntryTable
  consent_form: MasterTable<Schema<'ConsentFormInput'>>
}
