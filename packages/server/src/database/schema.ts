import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { AppointmentEvent } from '@clinic/core/appointment'
import type {
  ColumnType,
  Expression,
  Generated,
  JSONColumnType,
  Kysely,
  Transaction as KyselyTransaction,
} from 'kysely'

import type { People } from '../audit/people'
import type { FilledSentence } from '../use-case/refusal'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Every table begins with `company_id`, so that companies can be spread over servers; ids are bigint identities read as numbers. */
export interface Tables {
  company: { id: Generated<number>; name: string; next_record_number: Generated<number>; created_at: CreatedAt }
  clinic: ClinicTable
  user: UserTable
  session: SessionTable
  ended_session: { company_id: number; user_id: number; token_hash: string; expires_at: Timestamp }
  invitation: InvitationTable
  login_failure: LoginFailureTable
  login_address: { company_id: number; user_id: number; ip: string; signed_in_at: string }
  registration_attempt: { ip: string; attempted_at: CreatedAt }
  patient: PatientTable
  registration: RegistrationTable
  audit_chain: { company_id: number; number: number; hash: string }
  audit_group: { company_id: number; number: number; size: number; hash: string }
  audit_event: AuditEventTable
  idempotency: IdempotencyTable
  room: RoomTable
  room_maintenance: RoomMaintenanceTable
  doctor: DoctorTable
  staff: StaffTable
  payor: MasterTable<Schema<'PayorInput'>>
  insurance: MasterTable<Schema<'InsuranceInput'>>
  product: ProductTable
  product_price: ProductPriceTable
  paket: PaketTable
  paket_item: PaketItemTable
  shift_template: ShiftTemplateTable
  shift: ShiftTable
  absence: AbsenceTable
  staff_week: StaffWeekTable
  appointment: AppointmentTable
  appointment_product: AppointmentProductTable
  appointment_event: AppointmentEventTable
  waitlist_entry: WaitlistEntryTable
  photo: PhotoTable
  import: ImportTable
  import_row: ImportRowTable
}

type CreatedAt = Generated<string>
/** A timestamptz: read as an ISO string with offset, written as Date or string. */
type Timestamp = ColumnType<string, string | Date, string | Date>
type NullableTimestamp = ColumnType<string | null, string | Date | null, string | Date | null>

/** What is entered, its lists as jsonb, and what every row of master data has. */
type MasterTable<Input> = {
  [Column in keyof Input]: Input[Column] extends readonly unknown[] ? JSONColumnType<Input[Column]> : Input[Column]
} & {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** What the database knows of a clinic that has not said it yet. */
type InformationWithDefault =
  | 'legal_name'
  | 'type'
  | 'licence_number'
  | 'licence_expires_on'
  | 'facility_code'
  | 'tax_number'
  | 'registration_open'
  | 'document_header'
  | 'document_footer'
  | 'paper'
  | 'code'
  | 'visit_prefix'
  | 'invoice_prefix'
  | 'prescription_prefix'
  | 'slot_minutes'
  | 'late_tolerance_minutes'
  | 'discount_limit_percent'
  | 'rounding'
type WithDefault<Row> = { [Column in keyof Row]: Generated<Row[Column]> }
type GivenInformation = Omit<
  Schema<'Information'>,
  InformationWithDefault | 'id' | 'status' | 'time_zone' | 'version' | 'updated_at'
>

interface ClinicTable extends GivenInformation, WithDefault<Pick<Schema<'Information'>, InformationWithDefault>> {
  company_id: number
  id: Generated<number>
  slug: string
  status: Schema<'ClinicStatus'>
  time_zone: Schema<'TimeZone'>
  opening_week: ColumnType<Schema<'OpeningWeek'>, string | undefined, string>
  special_dates: ColumnType<Schema<'SpecialDate'>[], string | undefined, string>
  opening_version: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface UserTable {
  company_id: number
  id: Generated<number>
  clinic_id: number
  staff_id: number | null
  doctor_id: number | null
  firstname: string
  lastname: string
  displayname: string
  email: string
  /** None until the invitation was accepted. */
  password_hash: string | null
  role: RoleName
  /** 1 may sign in, 0 is disabled, as the specification's user.status. */
  status: number
  photo: Generated<string>
  phone: Generated<string>
  is_demo: Generated<boolean>
  created_at: CreatedAt
}

interface SessionTable {
  company_id: number
  id: Generated<number>
  user_id: number
  /** sha256 of the token, hex. */
  token_hash: string
  created_at: CreatedAt
  expires_at: Timestamp
  last_used_at: ColumnType<string, string | Date | undefined, string | Date>
  /** The address it was opened from. */
  ip: Generated<string>
  user_agent: Generated<string>
  confirmed_at: ColumnType<string, string | Date | undefined, string | Date>
}

interface InvitationTable {
  company_id: number
  user_id: number
  /** sha256 of the token, hex. */
  token_hash: string
  created_at: CreatedAt
  expires_at: Timestamp
}

interface LoginFailureTable {
  id: Generated<number>
  email: string
  ip: string
  failed_at: CreatedAt
  /** Whether the account's owner had signed in from there. */
  at_known_address: Generated<boolean>
}

export interface PatientTable extends Omit<Schema<'PatientInput'>, 'address'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  record_number: string
  address: JSONColumnType<Schema<'Address'>>
  readiness: Schema<'Readiness'>
  status: Schema<'PatientStatus'>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
  /** Generated by the database: what the search looks at, in lower case. */
  search: ColumnType<string, never, never>
}

interface RegistrationTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  code: string
  state: Schema<'RegistrationState'>
  language: 'en' | 'id'
  patient: JSONColumnType<Schema<'PatientInput'>>
  patient_id: number | null
  reason: string | null
  submitted_at: Generated<string>
  decided_at: NullableTimestamp
  decided_by: string | null
  version: Generated<number>
}

interface AuditEventTable {
  company_id: number
  group_number: number
  position: number
  clinic_id: number
  at: string
  user_id: number | null
  user_name: string
  role: RoleName | 'visitor' | 'system'
  ip: string
  action: string
  object: string
  object_id: number | null
  query: JSONColumnType<Record<string, unknown>> | null
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  reason: string | null
  /** Whose data it shows or changes: ids by kind. */
  people: JSONColumnType<People> | null
}

interface IdempotencyTable {
  company_id: number
  /** The user's id, or 'visitor': the address of a phone changes between two tries. */
  principal: string
  operation: string
  key: string
  /** sha256 of path, query and body, hex. */
  body_hash: string
  reply: JSONColumnType<Record<string, unknown>> | null
  created_at: CreatedAt
}

interface RoomTable extends Schema<'RoomInput'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface RoomMaintenanceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  room_id: number
  starts_at: Timestamp
  ends_at: Timestamp
  reason: string
  cancelled_at: ColumnType<string | null, string | Date | undefined, string | Date>
  version: Generated<number>
  created_at: CreatedAt
}

/** Dentists of the house, and from outside with what is agreed with them. */
interface DoctorTable extends Omit<Schema<'DoctorInput'>, 'sip_valid_until'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  employment: 'internal' | 'external'
  /** Generated by the database: the name with its titles. */
  display_name: ColumnType<string, never, never>
  sip_valid_until: string | null
  engagement: Schema<'Engagement'> | null
  institution: Generated<string>
  agreement_number: Generated<string>
  agreement_from: string | null
  agreement_until: string | null
  bank_name: Generated<string>
  bank_account: Generated<string>
  bank_holder: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface StaffTable extends Omit<Schema<'StaffInput'>, 'skills'> {
  skills: JSONColumnType<Schema<'Skill'>[]>
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface ProductTable extends Omit<Schema<'ProductInput'>, 'price'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface ProductPriceTable extends Pick<Schema<'ProductPrice'>, 'product_id' | 'price'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  /** A plain date. */
  valid_from: ColumnType<string, string | Expression<string>, never>
  created_at: ColumnType<string, Date | undefined, never>
  created_by: string
  withdrawn_at: NullableTimestamp
  withdrawn_by: string | null
  withdrawal_reason: string | null
}

interface PaketTable extends Omit<Schema<'PaketInput'>, 'items'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface PaketItemTable extends Schema<'PaketItemInput'> {
  company_id: number
  clinic_id: number
  paket_id: number
  /** Their order. */
  position: number
}

/** Of a dentist or of an assistant, never of both. */
interface ShiftTemplateTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  weekday: keyof Schema<'OpeningWeek'>
  /** HH:MM in the zone of the clinic, as `ends`. */
  starts: string
  ends: string
  every_weeks: number
  valid_from: string
  valid_until: string
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface ShiftTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  /** Who works, the same in all clinics of the company: see `personOf`. */
  person: string
  /** None: it is extra. */
  template_id: number | null
  /** The day it is of in the clinic. */
  date: string
  starts_at: Timestamp
  ends_at: Timestamp
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
  /** Changed by itself: its template leaves it alone. */
  apart: Generated<boolean>
  cancelled_at: NullableTimestamp
  cancel_reason: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

interface StaffWeekTable {
  company_id: number
  clinic_id: number
  monday: string
  published_at: Timestamp
  published_by: string
  /** What the shifts of the week were then. */
  fingerprint: string
}

interface AbsenceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  kind: 'leave' | 'sick' | 'seminar' | 'holiday'
  starts_on: string
  ends_on: string
  reason: string
  state: 'requested' | 'approved' | 'rejected' | 'cancelled'
  requested_by: string
  decided_by: string | null
  decided_at: NullableTimestamp
  decision_reason: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

type AppointmentEntered = Omit<
  Schema<'AppointmentInput'>,
  'starts_at' | 'ends_at' | 'product_ids' | 'waitlist_entry_id'
>

interface AppointmentTable extends AppointmentEntered {
  company_id: number
  clinic_id: number
  id: Generated<number>
  starts_at: Timestamp
  ends_at: Timestamp
  state: Schema<'AppointmentState'>
  /** Put on top of another one by a manager: no constraint holds it. */
  overbooked: Generated<boolean>
  /** Rules of the plan that a manager booked it against. */
  broken_rules: ColumnType<Schema<'PlanRule'>[], string | undefined, string>
  moved_from: ColumnType<MovedFrom | null, never, string | null>
  cancel_reason: Schema<'AppointmentCancelReason'> | null
  cancel_note: Generated<string>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** All that a move changes, as it was before. */
export type MovedFrom = NonNullable<Schema<'Appointment'>['moved_from']> & {
  override_reason: string
  overbooked: boolean
  broken_rules: Schema<'PlanRule'>[]
}

/** A move of an appointment. */
interface AppointmentEventTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  appointment_id: number
  event: AppointmentEvent['type'] | 'appointment.book'
  /** Null when it was booked. */
  from_state: Schema<'AppointmentState'> | null
  to_state: Schema<'AppointmentState'>
  at: Timestamp
  user_id: number
  user_name: string
  user_role: RoleName
  reason: string
}

interface AppointmentProductTable {
  company_id: number
  clinic_id: number
  appointment_id: number
  product_id: number
  /** Their order. */
  position: number
}

/** Of one person, in two sizes. */
interface PhotoTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  patient_id: number | null
  /** Of these very bytes. */
  name: string
  small: Uint8Array
  large: Uint8Array
  created_at: Timestamp
}

type WaitlistEntryTable = MasterTable<Schema<'WaitlistEntryInput'>> & {
  state: Generated<Schema<'WaitlistEntryState'>>
  appointment_id: number | null
  created_by: string
}

/** Counted by hand, so that they stay when the rows have gone. */
interface ImportTable extends Omit<Schema<'Import'>, 'id' | 'sample' | 'problems' | JsonOfImport | CountedOfImport> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  headings: JSONColumnType<string[]>
  columns: JSONColumnType<(string | null)[]>
  filled: JSONColumnType<Schema<'ImportFilled'>[]>
  checked: Generated<number>
  wrong: Generated<number>
  likely: Generated<number>
  created: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
type JsonOfImport = 'headings' | 'columns' | 'filled'
type CountedOfImport = 'checked' | 'wrong' | 'likely' | 'created' | 'version' | 'created_at' | 'updated_at'

interface ImportRowTable {
  company_id: number
  clinic_id: number
  import_id: number
  line: number
  cells: JSONColumnType<string[]>
  state: Generated<'waiting' | 'right' | 'wrong' | 'created'>
  key: string | null
  /** Field to sentence, as of a refusal. */
  problems: JSONColumnType<Record<string, FilledSentence>> | null
  /** Refused only because it is likely of a patient who is there. */
  likely: Generated<boolean>
}
