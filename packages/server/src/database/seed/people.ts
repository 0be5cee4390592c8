import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import { issueInvitation } from '../../domain/account/invitation'
import type { Transaction } from '../schema'
import type { Place } from './insert'

export type Dentist = Omit<Schema<'DoctorInput'>, 'room_id' | 'sip_valid_until'> & {
  sip_valid_until: string | null
  /** The code of the usual room. */
  room?: string
  /** The demo account that is theirs. */
  account?: string
}
type External = Dentist & Omit<Schema<'DoctorExternalInput'>, keyof Schema<'DoctorInput'>>
export type Assistant = Omit<Schema<'StaffInput'>, 'doctor_id'> & {
  account?: string
  /** An account that nobody can sign in with: not yet, or no longer. */
  without_password?: 'invited' | 'disabled'
}

/** The people who work in a clinic; days are counted from today, so that one licence ends soon and one has just ended. */
export function peopleOf(
  slug: string,
  today: string,
): { dentists: Dentist[]; externals: External[]; assistants: Assistant[] } {
  const day = (days: number) => addDays(today, days)
  const dentist = (name: string, nik: string, overrides: Partial<Dentist>): Dentist => ({
    name,
    nik,
    name_prefix: 'drg.',
    name_suffix: '',
    specialty: 'general',
    phone: '',
    email: '',
    str_number: `31 1 1 100 2 ${nik.slice(-8)}`,
    str_valid_until: null,
    sip_valid_until: day(700),
    sip_number: `446/SIP-DRG/${nik.slice(-4)}/2024`,
    color: 'blue',
    duration_minutes: 30,
    status: 'active',
    ...overrides,
  })
  const assistant = (name: string, nik: string, overrides: Partial<Assistant> = {}): Assistant => ({
    name,
    nik,
    position: 'dental_nurse',
    str_number: '',
    str_valid_until: null,
    sip_number: '',
    sip_valid_until: null,
    skills: [],
    phone: '',
    email: '',
    status: 'active',
    ...overrides,
  })
  const outside = {
    institution: '',
    agreement_number: '',
    agreement_from: null,
    agreement_until: null,
    bank_name: '',
    bank_account: '',
    bank_holder: '',
  }
  if (slug === 'kenari-tebet')
    return {
      dentists: [
        dentist('Fajar Nugroho', '3174010203850002', { room: 'T1', color: 'green', phone: '+6284077001101' }),
        // works in both clinics of the company
        dentist('Andi Pratama', '3171061207840001', { room: 'T2', phone: '+6284077001102' }),
      ],
      externals: [],
      assistants: [
        assistant('Rini', '3174014405940003', { skills: ['four_handed', 'sterilisation'] }),
        assistant('Bagus Setiawan', '3174011102880004', { position: 'front_office', account: 'manager2@demo.test' }),
      ],
    }
  return {
    dentists: [
      dentist('Andi Pratama', '3171061207840001', {
        room: 'T1',
        color: 'blue',
        phone: '+6284077002201',
        email: 'andi@klinikkenari.test',
        account: 'doctor@demo.test',
      }),
      dentist('Maya Kusumadewi Hadiningrat', '3171065504800005', {
        name_suffix: 'Sp.KG, M.Kes',
        specialty: 'conservation',
        room: 'T2',
        color: 'pink',
        duration_minutes: 45,
        sip_valid_until: day(41),
        phone: '+6284077002202',
        account: 'doctor2@demo.test',
      }),
      dentist("Nur'aini", '3171066011870006', {
        name_suffix: 'Sp.KGA',
        specialty: 'paediatric',
        room: 'T3',
        color: 'amber',
        phone: '+6284077002203',
        account: 'doctor3@demo.test',
      }),
      dentist('I Gusti Ngurah Bagus Wirawan', '3171060708790007', {
        name_suffix: 'Sp.Pros',
        specialty: 'prosthodontics',
        room: 'T4',
        color: 'teal',
        duration_minutes: 60,
        sip_valid_until: day(-12),
        phone: '+6284077002204',
      }),
      dentist('Lukas Situmorang', '3171061909900008', { color: 'purple', status: 'on_leave' }),
      dentist('Hartono', '3171060101600009', { color: 'red', status: 'inactive', sip_valid_until: day(-400) }),
    ],
    externals: [
      {
        ...dentist('Dewi Anggraini', '', { name_suffix: 'Sp.Ort', specialty: 'orthodontics', color: 'purple' }),
        ...outside,
        engagement: 'visiting',
        sip_number: '446/SIP-DRG/0912/2024',
        str_number: '',
        institution: 'RSGM Universitas Indonesia',
        agreement_number: 'PKS/2026/014',
        agreement_from: day(-300),
        agreement_until: day(65),
        bank_name: 'BCA',
        bank_account: '0123456789',
        bank_holder: 'Dewi Anggraini',
      },
      {
        ...dentist('Bonar Simanjuntak', '', { name_suffix: 'Sp.BM', specialty: 'oral_surgery', color: 'orange' }),
        ...outside,
        engagement: 'referral_recipient',
        institution: 'RS Cipto Mangunkusumo',
        sip_number: '',
        sip_valid_until: null,
        str_number: '',
      },
    ],
    assistants: [
      assistant('Yuni Kartika', '3171065212920010', {
        account: 'nurse@demo.test',
        skills: ['four_handed', 'surgery'],
        sip_number: 'SIPTGM/0043/2024',
        sip_valid_until: day(25),
        str_number: '15 1 1 200 3 19-2233445',
        str_valid_until: day(900),
      }),
      assistant('Slamet', '3171060909910011', {
        position: 'radiographer',
        skills: ['radiography'],
        email: 'slamet@klinikkenari.test',
        without_password: 'invited',
      }),
      assistant('Putu Ayu Lestari', '3171064308960012', {
        skills: ['paediatric', 'sterilisation'],
        position: 'assistant',
      }),
      assistant('Ratih Wulandari', '3171065512970015', { account: 'nurse2@demo.test', skills: ['four_handed'] }),
      assistant('Joko Susilo', '3171062203990016', {
        skills: ['surgery', 'sterilisation'],
        position: 'assistant',
      }),
      assistant('Sinta Permatasari', '3171066607950013', {
        position: 'front_office',
        account: 'frontoffice@demo.test',
      }),
      assistant('Wahyudi', '3171060303890014', {
        position: 'pharmacist',
        status: 'inactive',
        email: 'wahyudi@klinikkenari.test',
        without_password: 'disabled',
      }),
    ],
  }
}

/** The dentists and assistants of a clinic, after its rooms; the first assistant likes to work with the first dentist. */
export async function insertPeople(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { slug, today, now }: { slug: string; today: string; now: Date },
) {
  const { dentists, externals, assistants } = peopleOf(slug, today)
  const at = `${addDays(today, -229)}T09:00:00+07:00`
  const tenant = { company_id, clinic_id, created_at: at, updated_at: at }
  const rooms = await tx
    .selectFrom('room')
    .select(['id', 'code'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .execute()
  const doctors = await tx
    .insertInto('doctor')
    .values(
      [
        ...dentists.map((each) => ({ ...each, employment: 'internal' as const, engagement: null })),
        ...externals.map((each) => ({ ...each, employment: 'external' as const })),
      ].map(({ account, room, ...each }) => ({
        ...each,
        ...tenant,
        room_id: rooms.find(({ code }) => code === room)?.id ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const staff = await tx
    .insertInto('staff')
    .values(
      assistants.map(({ account, without_password, skills, ...each }, index) => ({
        ...each,
        ...tenant,
        skills: JSON.stringify(skills),
        doctor_id: index === 0 ? (doctors[0]?.id ?? null) : null,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  for (const { account, name } of dentists)
    if (account) await link(tx, account, { company_id, doctor_id: idOf(doctors, name) })
  for (const { account, name } of assistants)
    if (account) await link(tx, account, { company_id, staff_id: idOf(staff, name) })
  for (const { without_password, name, email, phone } of assistants) {
    if (!without_password) continue
    const { id: user_id } = await tx
      .insertInto('user')
      .values({
        company_id,
        clinic_id,
        staff_id: idOf(staff, name),
        doctor_id: null,
        role: 'nurse_clinic',
        phone,
        email,
        firstname: name,
        lastname: '',
        displayname: name,
        password_hash: null,
        is_demo: true,
        status: without_password === 'invited' ? 1 : 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (without_password === 'invited') await issueInvitation(tx, { company_id, user_id }, now)
  }

  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager, action: 'create' }
  await appendGroup(tx, company_id, [
    ...doctors.map(({ id }) => ({ ...event, object: 'doctor', object_id: id })),
    ...staff.map(({ id }) => ({ ...event, object: 'staff', object_id: id })),
  ])
}

const idOf = (rows: { id: number; name: string }[], wanted: string) =>
  rows.find(({ name }) => name === wanted)?.id ?? null

const link = (
  tx: Transaction,
  email: string,
  { company_id, ...person }: { company_id: number; doctor_id?: number | null; staff_id?: number | null },
) =>
  tx
    .updateTable('user')
    .set(person)
    .where((eb) => eb.and({ company_id, email }))
    .execute()
