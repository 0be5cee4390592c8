import type { Schema } from '@clinic/api'
import { type ContextFrom, initialTransition } from 'xstate'
import { emptyScreening } from '../medical-alert'
import { registrationMachine } from '../registration'

export const accountFixture = (overrides: Partial<Schema<'Account'>> = {}): Schema<'Account'> => ({
  id: 1,
  staff_id: null,
  doctor_id: null,
  company_id: 1,
  clinic_id: 1,
  firstname: 'Sari',
  lastname: 'Wulandari',
  displayname: 'Sari Wulandari',
  email: 'manager@demo.test',
  photo: '',
  status: 1,
  address: 'Jl. Kemang Raya 12',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  country: 'Indonesia',
  postcode: 12730,
  phone: '+622155501234',
  whatsapp: '+6281255501234',
  instagram: '',
  facebook: '',
  linkedin: '',
  twitter: '',
  time_zone: 'Asia/Jakarta',
  authority: [],
  role: { name: 'manager_clinic' },
  ...overrides,
})

/** What the clinic of `clinicFixture` has entered of itself. */
function posterFixture() {
  const { hours_today: _, ...poster } = clinicFixture()
  return poster
}

export const informationFixture = (overrides: Partial<Schema<'Information'>> = {}): Schema<'Information'> => ({
  ...posterFixture(),
  area_code: '',
  id: 1,
  time_zone: 'Asia/Jakarta',
  legal_name: 'PT Kemang Gigi Sehat',
  type: 'pratama',
  licence_number: '440/123/DPMPTSP/2024',
  licence_expires_on: '2029-03-31',
  facility_code: '100012345',
  tax_number: '0012345678901000',
  document_header: 'Izin operasional 440/123/DPMPTSP/2024',
  document_footer: '',
  paper: 'a5',
  code: 'KMG',
  visit_prefix: 'KJ',
  invoice_prefix: 'INV',
  prescription_prefix: 'RSP',
  letter_prefix: 'SRT',
  payment_prefix: 'KW',
  slot_minutes: 30,
  late_tolerance_minutes: 15,
  discount_limit_percent: 10,
  takes_vital_signs: true,
  check_up_months: 6,
  rounding: 100,
  collects_tax: false,
  charges_stamp: false,
  logo: null,
  stamp: null,
  signature: null,
  version: 1,
  updated_at: now,
  ...overrides,
})

/** Open from Monday to Saturday, on Saturday until noon; closed at Christmas, open for less before. */
export const openingHoursFixture = (overrides: Partial<Schema<'OpeningHours'>> = {}): Schema<'OpeningHours'> => {
  const day = [
    { from: '09:00', until: '12:00' },
    { from: '13:00', until: '20:00' },
  ]
  return {
    week: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: [{ from: '09:00', until: '14:00' }],
      sunday: [],
    },
    special_dates: [
      { date: '2026-12-24', kind: 'reduced', shifts: [{ from: '09:00', until: '12:00' }], reason: 'Malam Natal' },
      { date: '2026-12-25', kind: 'closed', shifts: [], reason: 'Hari Raya Natal' },
    ],
    version: 1,
    ...overrides,
  }
}

/** A clinic as a visitor who registers sees it. */
export const clinicFixture = (overrides: Partial<Schema<'RegistrationClinic'>> = {}): Schema<'RegistrationClinic'> => ({
  slug: 'kemang',
  name: 'Klinik Gigi Kemang',
  status: 'active',
  registration_open: true,
  booking_open: true,
  hours_today: [
    { from: '09:00', until: '13:00' },
    { from: '15:00', until: '20:00' },
  ],
  address: 'Jl. Kemang Raya 12',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  country: 'Indonesia',
  postcode: '12730',
  email: 'halo@kemang.test',
  whatsapp: '+6281255501234',
  instagram: 'klinikgigikemang',
  linkedin: 'klinikgigikemang',
  phone: '+622155501234',
  website: 'https://kemang.test',
  facebook: 'klinikgigikemang',
  twitter: 'klinikkemang',
  ...overrides,
})

/** Returns a patient input that is complete, and ready for the national health-data service. */
export const patientInputFixture = (overrides: Partial<Schema<'PatientInput'>> = {}): Schema<'PatientInput'> => ({
  first_name: 'Ayu',
  last_name: 'Lestari',
  sex: 'female',
  date_of_birth: '1990-05-17',
  place_of_birth: 'Bandung',
  email: 'ayu@mail.test',
  phone: '+6281234567890',
  blood_type: 'O',
  marital_status: 'married',
  ethnicity: 'Sunda',
  nationality: 'WNI',
  education_level: 'bachelor',
  occupation: 'Guru',
  religion: 'islam',
  identification: 'nik',
  identity_number: '3174015705900001',
  identity_reason: '',
  address: {
    street: 'Jl. Bangka II No. 8',
    province: 'DKI Jakarta',
    city: 'Jakarta Selatan',
    district: 'Mampang Prapatan',
    village: 'Pela Mampang',
    postcode: '12720',
    area_code: '3174031003',
  },
  relative_name: 'Bima Lestari',
  relationship: 'spouse',
  relative_phone: '+6281298765432',
  guardian_name: '',
  guardian_relationship: null,
  guardian_phone: '',
  satusehat_access: 'not_asked',
  no_messages: false,
  ...overrides,
})

export const patientFixture = (overrides: Partial<Schema<'Patient'>> = {}): Schema<'Patient'> => ({
  ...patientInputFixture(),
  no_messages: false,
  id: 12,
  record_number: '00-12-34',
  photo: null,
  status: 'active',
  deceased_on: null,
  price_list_id: null,
  merged_into: null,
  former_record_numbers: [],
  version: 1,
  created_at: now,
  updated_at: now,
  ...overrides,
})

export const patientRowFixture = (overrides: Partial<Schema<'PatientRow'>> = {}): Schema<'PatientRow'> => ({
  id: 12,
  record_number: '00-12-34',
  first_name: 'Ayu',
  last_name: 'Lestari',
  sex: 'female',
  date_of_birth: '1990-05-17',
  phone: '+6281234567890',
  no_messages: false,
  identification: 'nik',
  identity_number: '3174015705900001',
  readiness: 'ready',
  status: 'active',
  former_record_numbers: [],
  standing: null,
  created_at: now,
  ...overrides,
})

export const registrationFixture = (overrides: Partial<Schema<'Registration'>> = {}): Schema<'Registration'> => ({
  id: 7,
  code: 'REG-8F3K2M',
  state: 'submitted',
  language: 'id',
  patient: patientInputFixture(),
  screening: emptyScreening,
  patient_id: null,
  reason: null,
  submitted_at: now,
  decided_at: null,
  decided_by: null,
  version: 1,
  ...overrides,
})

export const registrationRowFixture = (
  overrides: Partial<Schema<'RegistrationRow'>> = {},
): Schema<'RegistrationRow'> => ({
  id: 7,
  code: 'REG-8F3K2M',
  state: 'submitted',
  first_name: 'Ayu',
  last_name: 'Lestari',
  sex: 'female',
  date_of_birth: '1990-05-17',
  phone: '+6281234567890',
  submitted_at: now,
  decided_at: null,
  decided_by: null,
  ...overrides,
})

export const receiptFixture = (
  overrides: Partial<Schema<'RegistrationReceipt'>> = {},
): Schema<'RegistrationReceipt'> => ({
  code: 'REG-8F3K2M',
  clinic: 'Klinik Gigi Kemang',
  submitted_at: now,
  ...overrides,
})

/** The context of a registration, for `actorAt(registrationMachine, state, context)`. */
export function registrationContextFixture(
  overrides: Partial<ContextFrom<typeof registrationMachine>> = {},
): ContextFrom<typeof registrationMachine> {
  const [{ context }] = initialTransition(registrationMachine, { today: now.slice(0, 10) })
  return { ...context, ...overrides }
}

/** The present of every fixture. */
const now = '2026-11-20T02:00:00+00:00'

export const displayQueueFixture = (overrides: Partial<Schema<'DisplayQueue'>> = {}): Schema<'DisplayQueue'> => ({
  clinic: 'Klinik Gigi Kemang',
  language: 'en',
  time_zone: 'Asia/Jakarta',
  now: '2026-11-23T03:42:00.000Z',
  called: [
    { number: 12, room: 'Kursi 2', since: '2026-11-23T03:41:30.000Z' },
    { number: 9, room: null, since: '2026-11-23T03:38:00.000Z' },
  ],
  inside: [
    { number: 8, room: 'Kursi 1', since: '2026-11-23T03:20:00.000Z' },
    { number: 10, room: 'Kursi 3', since: '2026-11-23T03:30:00.000Z' },
  ],
  next: [11, 13, 14],
  waiting: 5,
  ...overrides,
})

export const noteProcedureFixture = (overrides: Partial<Schema<'NoteProcedure'>> = {}): Schema<'NoteProcedure'> => ({
  id: 1,
  product_id: 1,
  tooth: '46',
  surfaces: ['o'],
  jaw: null,
  quantity: 1,
  doctor_id: 1,
  staff_id: null,
  consent: null,
  outcome: 'done',
  note: '',
  ...overrides,
})

/** A note of which nothing is missing. */
export const noteContentFixture = (overrides: Partial<Schema<'NoteContent'>> = {}): Schema<'NoteContent'> => ({
  subjective: { chief_complaint: 'Ngilu gigi kanan bawah', history: '', medical_history: '', habits: '' },
  objective: {
    extra_oral: '',
    intra_oral: '',
    tests: [{ id: 1, tooth: '46', kind: 'cold', result: '+' }],
  },
  diagnoses: [{ id: 1, code: 'K02.1', tooth: '46', rank: 'primary', certainty: 'definite', prognosis: 'good' }],
  procedures: [noteProcedureFixture()],
  plan: { plan: '', instructions: '', referral: '' },
  control: null,
  ...overrides,
})

export const prescriptionLineFixture = (
  overrides: Partial<Schema<'PrescriptionLine'>> = {},
): Schema<'PrescriptionLine'> => ({
  id: 1,
  medicine_id: 1,
  dose: '3x1 sesudah makan selama 5 hari',
  quantity: 15,
  note: '',
  ...overrides,
})

export const prescribedMedicineFixture = (
  overrides: Partial<Schema<'PrescribedMedicine'>> = {},
): Schema<'PrescribedMedicine'> => ({
  medicine_id: 1,
  name: 'Amoxsan 500',
  generic_name: 'Amoxicillin',
  ingredients: ['Amoxicillin trihydrate'],
  medicine_class: 'Penicillin',
  kfa_code: '93000001',
  form: 'capsule',
  strength: '500 mg',
  unit: 'capsule',
  pregnancy: 'allowed',
  status: 'active',
  ...overrides,
})

/** The draft of a prescription of which nothing is missing. */
export const prescriptionFixture = (overrides: Partial<Schema<'Prescription'>> = {}): Schema<'Prescription'> => ({
  id: 1,
  visit_id: 1,
  patient_id: 3,
  doctor_id: 1,
  doctor_name: 'drg. Rina Hartono',
  state: 'draft',
  content: { lines: [prescriptionLineFixture()], reasons: [] },
  medicines: [prescribedMedicineFixture()],
  doses: [
    {
      line: 1,
      dose: {
        times: 3,
        every_hours: null,
        amount: { numerator: 1, denominator: 1 },
        unit: null,
        moments: [],
        meal: 'after',
        as_needed: null,
        days: 5,
        until_finished: false,
      },
    },
  ],
  warnings: [],
  signature: null,
  is_intact: true,
  cancelled: null,
  version: 1,
  created_at: now,
  updated_at: now,
  ...overrides,
})

export const sickNoteFixture = (overrides: Partial<Schema<'SickNote'>> = {}): Schema<'SickNote'> => ({
  from: '2026-11-20',
  until: '2026-11-22',
  long_reason: '',
  diagnosis: '',
  has_consent: false,
  ...overrides,
})

export const referralFixture = (overrides: Partial<Schema<'Referral'>> = {}): Schema<'Referral'> => ({
  facility: 'RSGM Universitas Indonesia',
  specialist: 'Dokter gigi spesialis bedah mulut',
  diagnosis: 'K01.1 Gigi impaksi, 48',
  findings: 'Impaksi mesioangular 48, perikoronitis berulang',
  treatment: 'Irigasi dan amoksisilin 500 mg tiga kali sehari',
  request: 'Mohon odontektomi 48',
  ...overrides,
})

/** A sick note of three days that can be issued. */
export const letterContentFixture = (overrides: Partial<Schema<'LetterContent'>> = {}): Schema<'LetterContent'> => ({
  kind: 'sick_note',
  language: 'id',
  sick_note: sickNoteFixture(),
  referral: null,
  remark: '',
  ...overrides,
})

/** An issued sick note. */
export const letterFixture = (overrides: Partial<Schema<'Letter'>> = {}): Schema<'Letter'> => ({
  id: 4,
  visit_id: 7,
  patient: {
    id: 3,
    record_number: '00-00-03',
    first_name: 'Siti',
    last_name: 'Rahayu',
    sex: 'female',
    date_of_birth: '1990-04-12',
    phone: '+628123456789',
    no_messages: false,
    status: 'active',
  },
  kind: 'sick_note',
  number: 'SRT/KMG/2026/0007',
  state: 'issued',
  content: letterContentFixture(),
  person: {
    id: 3,
    name: 'Siti Rahayu',
    record_number: '00-00-03',
    sex: 'female',
    date_of_birth: '1990-04-12',
    occupation: 'Guru',
    address: 'Jl. Kemang Raya 12, Jakarta Selatan',
  },
  stay: { on: '2026-11-20', from: '2026-11-20T02:30:00.000Z', until: '2026-11-20T03:15:00.000Z' },
  signature: {
    doctor_id: 1,
    name: 'drg. Ratna Dewi, Sp.KG',
    sip_number: '503/SIP/2026/014',
    signed_at: '2026-11-20T03:20:00.000Z',
    hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  },
  is_intact: true,
  voided: null,
  version: 1,
  created_at: now,
  updated_at: now,
  ...overrides,
})

/** A line of a receipt: five strips of ten. */
export const transactionLineFixture = (
  overrides: Partial<Schema<'MedicineTransactionLine'>> = {},
): Schema<'MedicineTransactionLine'> => ({
  medicine_id: 1,
  batch_id: null,
  quantity: 5,
  pack_size: 10,
  bonus: 0,
  price: 12_000,
  lot: 'AMX-01',
  expires_on: '2028-06-30',
  ...overrides,
})

/** What a supplier brought. */
export const receiptContentFixture = (
  overrides: Partial<Schema<'MedicineTransactionContent'>> = {},
): Schema<'MedicineTransactionContent'> => ({
  supplier_id: null,
  receipt_id: null,
  to_clinic_id: null,
  invoice_number: 'INV-2026-118',
  dated_on: '2026-11-20',
  reason: null,
  note: '',
  lines: [transactionLineFixture()],
  ...overrides,
})

/** Three broken ones of a batch. */
export const adjustmentContentFixture = (
  overrides: Partial<Schema<'MedicineTransactionContent'>> = {},
): Schema<'MedicineTransactionContent'> => ({
  ...receiptContentFixture({ invoice_number: '', reason: 'damaged' }),
  lines: [transactionLineFixture({ batch_id: 11, quantity: 3, pack_size: 1, price: 0, lot: '', expires_on: null })],
  ...overrides,
})

/** Three expired ones of a batch, for the supplier they came from. */
export const returnContentFixture = (
  overrides: Partial<Schema<'MedicineTransactionContent'>> = {},
): Schema<'MedicineTransactionContent'> => adjustmentContentFixture({ supplier_id: 1, reason: 'expired', ...overrides })

/** Three of a batch for another clinic of the company. */
export const transferContentFixture = (
  overrides: Partial<Schema<'MedicineTransactionContent'>> = {},
): Schema<'MedicineTransactionContent'> => adjustmentContentFixture({ to_clinic_id: 2, reason: null, ...overrides })

/** A patient's own policy in a plan that is valid. */
export const patientPolicyFixture = (overrides: Partial<Schema<'PatientPolicy'>> = {}): Schema<'PatientPolicy'> => ({
  id: 1,
  patient_id: 12,
  insurance_id: 1,
  member_number: '8888 0000 1234 5678',
  relation: 'self',
  holder_name: '',
  valid_from: '2026-01-01',
  valid_until: null,
  eligibility_note: '',
  status: 'active',
  plan: {
    name: 'Sentosa Gigi Emas',
    class: 'A',
    status: 'active',
    valid_from: '2026-01-01',
    valid_until: null,
    payor_id: 7,
    payor_name: 'Asuransi Sentosa Jiwa',
    payor_status: 'active',
    payor_contract_from: '2026-01-01',
    payor_contract_until: null,
  },
  photo: null,
  version: 1,
  created_at: '2026-11-12T02:15:00.000Z',
  updated_at: '2026-11-12T02:15:00.000Z',
  ...overrides,
})

/** The public page of an invoice of two services, partly paid. */
export const publicReceiptFixture = (overrides: Partial<Schema<'PublicReceipt'>> = {}): Schema<'PublicReceipt'> => ({
  kind: 'invoice',
  state: 'valid',
  number: 'INV/KMG/2026/0012',
  invoice_number: 'INV/KMG/2026/0012',
  day: '2026-11-20',
  patient_initials: 'A. L.',
  lines: [
    { name: 'Tambal komposit', name_en: 'Composite filling', quantity: 2, amount: 700_000 },
    { name: 'Konsultasi', name_en: 'Consultation', quantity: 1, amount: 65_000 },
  ],
  tenders: [],
  amount: 765_000,
  total: 765_000,
  rounding: 0,
  stamp_duty: 0,
  payor: 0,
  paid: 500_000,
  refunded: 0,
  owed: 265_000,
  clinic: {
    name: 'Klinik Gigi Kemang',
    address: 'Jl. Kemang Raya 10, Jakarta Selatan',
    phone: '+62215550123',
    logo: null,
  },
  time_zone: 'Asia/Jakarta',
  now,
  expires_at: '2027-02-18T05:00:00.000Z',
  ...overrides,
})
