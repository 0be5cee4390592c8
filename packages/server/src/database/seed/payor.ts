import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'

type Payor = Schema<'PayorInput'>
type Plan = Omit<Schema<'InsuranceInput'>, 'payor_id'> & { payor: string }
type Rule = Schema<'CoverageRule'>

const payor = (name: string, code: string, overrides: Partial<Payor>): Payor => ({
  name,
  code,
  type: 'insurer',
  contact_person: '',
  phone: '',
  email: '',
  address: '',
  billing_address: '',
  npwp: '',
  terms_days: 30,
  contract_number: '',
  contract_from: null,
  contract_until: null,
  price_list_id: null,
  note: '',
  claim_documents: ['claim_form', 'receipt'],
  status: 'active',
  ...overrides,
})

const plan = (name: string, of: string, coverage_rules: Rule[], overrides: Partial<Plan> = {}): Plan => ({
  name,
  payor: of,
  code: '',
  class: '',
  card_format: '',
  coverage_rules,
  excluded_codes: [],
  valid_from: null,
  valid_until: null,
  status: 'active',
  ...overrides,
})

const rule = (category: Rule['category'], percent: number, overrides: Partial<Rule> = {}): Rule => ({
  category,
  percent,
  cap_per_visit: null,
  cap_per_year: null,
  waiting_days: 0,
  needs_approval: false,
  ...overrides,
})

/** A contract in force, one that ends soon, one that has ended, one that has not begun, and none. */
const payorsOn = (today: string): Payor[] => [
  payor('Asuransi Sentosa Jiwa', 'ASJ', {
    contact_person: 'Larasati Wibowo',
    phone: '+622150008811',
    email: 'provider@sentosajiwa.test',
    address: 'Jl. Jenderal Sudirman Kav. 25, Karet, Setiabudi, Jakarta Selatan 12920',
    npwp: '013456789012000',
    contract_number: 'PKS/ASJ/0417',
    contract_from: addDays(today, -320),
    contract_until: addDays(today, 410),
    claim_documents: ['claim_form', 'medical_resume', 'receipt', 'radiograph'],
    note: 'Klaim dikirim lewat portal penyedia, paling lambat 30 hari sesudah kunjungan.',
  }),
  payor('PT Baja Nusantara Abadi', 'BAJA', {
    type: 'company',
    contact_person: 'Danu Prakoso (HRD)',
    phone: '+622150007722',
    email: 'hrd@bajanusantara.test',
    address: 'Jl. Rawa Gelam IV No. 9, Pulogadung, Jakarta Timur 13930',
    npwp: '0029876543210001',
    billing_address: 'Bagian Keuangan, Gedung B lantai 2, Jl. Rawa Gelam IV No. 9, Jakarta Timur 13930',
    terms_days: 45,
    contract_number: 'BNA-HR/112',
    contract_from: addDays(today, -325),
    contract_until: addDays(today, 40),
    claim_documents: ['receipt', 'card_copy'],
  }),
  payor('TPA Medika Link', 'TPA-ML', {
    type: 'tpa',
    contact_person: 'Call center 24 jam',
    phone: '+622150006633',
    email: 'klaim@medikalink.test',
    address: 'Jl. Letjen S. Parman Kav. 77, Jakarta Barat 11410',
    npwp: '021234567890000',
    terms_days: 14,
    contract_number: 'ML/2231',
    contract_from: addDays(today, -742),
    contract_until: addDays(today, -12),
    claim_documents: ['claim_form', 'medical_resume', 'receipt', 'card_copy', 'referral'],
  }),
  payor('BPJS Kesehatan Cabang Jakarta Pusat', 'BPJS-JP', {
    type: 'bpjs',
    phone: '+622150005544',
    address: 'Jl. Proklamasi No. 94A, Menteng, Jakarta Pusat 10320',
    contract_number: 'Kerja sama FKTP, dalam proses',
    contract_from: addDays(today, 42),
    contract_until: addDays(today, 406),
    claim_documents: ['medical_resume', 'referral'],
  }),
  payor('Dinas Kesehatan DKI (UKGS)', 'DINKES', {
    type: 'government',
    contact_person: 'Seksi Kesehatan Gigi',
    terms_days: 60,
    contract_number: 'SPK UKGS',
    contract_from: addDays(today, -100),
    contract_until: null,
    claim_documents: ['receipt'],
  }),
  payor('Pribadi', 'UMUM', { type: 'personal', terms_days: 0, claim_documents: [] }),
  payor('Asuransi Pelita Lama', 'PELITA', {
    contract_number: 'APL/90',
    contract_from: addDays(today, -1800),
    contract_until: addDays(today, -700),
    status: 'inactive',
  }),
]

const plansOn = (today: string): Plan[] => [
  plan(
    'Sentosa Gigi Emas',
    'ASJ',
    [
      rule('consultation', 100, { cap_per_visit: 150_000 }),
      rule('preventive', 100, { cap_per_visit: 400_000, cap_per_year: 800_000 }),
      rule('conservation', 90, { cap_per_visit: 1_000_000, cap_per_year: 6_000_000 }),
      rule('endodontics', 80, { cap_per_year: 5_000_000, waiting_days: 30 }),
      rule('oral_surgery', 80, { cap_per_visit: 2_500_000, waiting_days: 30, needs_approval: true }),
      rule('prosthodontics', 50, { cap_per_year: 5_000_000, waiting_days: 180, needs_approval: true }),
      rule('radiology', 100, { cap_per_visit: 250_000 }),
    ],
    {
      code: 'SGE',
      class: 'VIP',
      card_format: '8888 0000 1234 5678',
      excluded_codes: ['23.6', '24.7'],
      valid_from: addDays(today, -320),
      valid_until: addDays(today, 410),
    },
  ),
  plan(
    'Sentosa Gigi Perak',
    'ASJ',
    [rule('consultation', 80), rule('conservation', 70, { cap_per_visit: 500_000, cap_per_year: 2_000_000 })],
    { code: 'SGP', class: 'B', card_format: '8888 1000 1234 5678', excluded_codes: ['23.5', '23.6', '24.7'] },
  ),
  plan(
    'Karyawan dan keluarga',
    'BAJA',
    [rule('consultation', 100), rule('conservation', 100, { cap_per_year: 3_000_000 }), rule('oral_surgery', 100)],
    { class: 'Semua golongan', card_format: 'NIK karyawan, 6 angka' },
  ),
  plan('Medika Dental 300', 'TPA-ML', [rule('conservation', 100, { cap_per_visit: 300_000 })], {
    code: 'MD300',
    class: '300',
    card_format: 'ML-00000000',
  }),
  plan('Sentosa Gigi Keluarga (lama)', 'ASJ', [rule('consultation', 100)], {
    code: 'SGK',
    valid_from: addDays(today, -900),
    valid_until: addDays(today, -170),
    status: 'inactive',
  }),
]

/** Inserts the payors of a clinic and their plans. */
export async function insertPayors(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { today }: { today: string },
) {
  const at = `${addDays(today, -228)}T09:00:00+07:00`
  const tenant = { company_id, clinic_id, created_at: at, updated_at: at }
  const payors = await tx
    .insertInto('payor')
    .values(
      payorsOn(today).map((each) => ({ ...each, ...tenant, claim_documents: JSON.stringify(each.claim_documents) })),
    )
    .returning(['id', 'code'])
    .execute()
  const plans = await tx
    .insertInto('insurance')
    .values(
      plansOn(today).map(({ payor: code, coverage_rules, excluded_codes, ...each }) => ({
        ...each,
        ...tenant,
        payor_id: payors.find((one) => one.code === code)?.id ?? 0,
        coverage_rules: JSON.stringify(coverage_rules),
        excluded_codes: JSON.stringify(excluded_codes),
      })),
    )
    .returning('id')
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager, action: 'create' }
  await appendGroup(tx, company_id, [
    ...payors.map(({ id }) => ({ ...event, object: 'payor', object_id: id })),
    ...plans.map(({ id }) => ({ ...event, object: 'insurance', object_id: id })),
  ])
}
