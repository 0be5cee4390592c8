import { randomUUID } from 'node:crypto'
import type { RoleName } from '@clinic/core/access'
import type { Insertable } from 'kysely'
import type { Database, Tables } from '../database/schema'
import { hashPassword } from '../domain/account/password'
import { openSession } from '../features/auth/session'

/** A clinic on a migrated database, in a company of its own unless `company_id` names one. */
export async function createClinic(database: Database, values: Partial<Insertable<Tables['clinic']>> = {}) {
  const company_id = values.company_id ?? (await foundCompany(database))
  return database
    .insertInto('clinic')
    .values({ ...clinic, slug: `clinic-${randomUUID()}`, ...values, company_id })
    .returning(['company_id', 'id as clinic_id', 'slug'])
    .executeTakeFirstOrThrow()
}

async function foundCompany(database: Database) {
  const company = { name: 'PT Senyum Sehat' }
  const { id } = await database.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Employs a person in a clinic. */
export async function employ(
  database: Database,
  { company_id, clinic_id }: { company_id: number; clinic_id: number },
  values: { role: RoleName } & Partial<Insertable<Tables['user']>>,
) {
  const user = await database
    .insertInto('user')
    .values({ ...rani, email: `${randomUUID()}@clinic.test`, password_hash, ...values, company_id, clinic_id })
    .returning(['id', 'company_id', 'clinic_id', 'email', 'role'])
    .executeTakeFirstOrThrow()
  return { ...user, password, password_hash }
}

/** The token of a new session, without the cost of a login. */
export async function signIn(
  database: Database,
  { company_id, id }: { company_id: number; id: number },
  now = new Date(),
) {
  const { token } = await openSession(database, { company_id, user_id: id }, now)
  return token
}

const password = 'correct horse'
const password_hash = await hashPassword(password)

const rani = {
  firstname: 'Rani',
  lastname: 'Putri',
  displayname: 'Rani Putri',
  staff_id: null,
  doctor_id: null,
  status: 1,
}

const clinic = {
  name: 'Klinik Gigi Senyum',
  status: 'active' as const,
  address: 'Jl. Melati 1',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  country: 'Indonesia',
  postcode: '12950',
  email: '',
  whatsapp: '',
  instagram: '',
  linkedin: '',
  phone: '+622155512345',
  website: '',
  facebook: '',
  twitter: '',
  time_zone: 'Asia/Jakarta' as const,
}
