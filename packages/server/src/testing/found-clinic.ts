import { randomUUID } from 'node:crypto'
import type { RoleName } from '@clinic/core/access'
import type { Database } from '../database/schema'
import { openSession } from '../features/auth/login'
import { hashPassword } from '../features/auth/password'

/** A company with one clinic on a migrated database, for a server in another process. */
export async function foundClinic(database: Database) {
  const { company_id } = await database
    .insertInto('company')
    .values({ name: 'PT Senyum Sehat' })
    .returning('id as company_id')
    .executeTakeFirstOrThrow()
  const clinic = await database
    .insertInto('clinic')
    .values({
      ...{ company_id, slug: `clinic-${randomUUID()}`, name: 'Senyum', status: 'active', time_zone: 'Asia/Jakarta' },
      ...{ address: '', city: '', province: '', country: '', postcode: '', email: '', phone: '', website: '' },
      ...{ whatsapp: '', instagram: '', linkedin: '', facebook: '', twitter: '' },
    })
    .returning(['company_id', 'id as clinic_id', 'slug'])
    .executeTakeFirstOrThrow()
  const { slug, ...tenant } = clinic
  const password = 'correct horse'
  const password_hash = await hashPassword(password)

  return {
    ...clinic,
    /** Somebody of the clinic, signed in. */
    async employ(role: RoleName) {
      const name = { firstname: 'Rani', lastname: 'Putri', displayname: 'Rani Putri', staff_id: null, doctor_id: null }
      const { user_id, email } = await database
        .insertInto('user')
        .values({ ...tenant, ...name, email: `${randomUUID()}@clinic.test`, password_hash, role, status: 1 })
        .returning(['id as user_id', 'email'])
        .executeTakeFirstOrThrow()
      const { token } = await openSession(database, { company_id, user_id }, new Date())
      return { user_id, email, password, token }
    },
  }
}
