import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'

/** A user as the specification lists one, with the zone of the clinic; where they can be reached is where they work. */
export async function findAccount(
  database: Database,
  { company_id, user_id }: { company_id: number; user_id: number },
): Promise<Schema<'Account'>> {
  const { role, photo, postcode, phone, clinic_phone, ...user } = await database
    .selectFrom('user')
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'user.company_id').onRef('clinic.id', '=', 'user.clinic_id'),
    )
    .leftJoin('photo', (join) =>
      join.onRef('photo.company_id', '=', 'user.company_id').onRef('photo.clinic_id', '=', 'user.clinic_id').on(isOwn),
    )
    .select([
      'user.id',
      'user.staff_id',
      'user.doctor_id',
      'user.company_id',
      'user.clinic_id',
      'firstname',
      'lastname',
      'displayname',
    ])
    .select(['user.email', 'photo.small as photo', 'user.status', 'role', 'user.phone', 'clinic.phone as clinic_phone'])
    .select(['address', 'city', 'province', 'country', 'postcode'])
    .select(['whatsapp', 'instagram', 'facebook', 'linkedin', 'twitter', 'time_zone'])
    .where('user.company_id', '=', company_id)
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()
  return {
    ...user,
    photo: photo ? `data:image/webp;base64,${Buffer.from(photo).toString('base64')}` : '',
    phone: phone || clinic_phone,
    postcode: postcode === '' ? null : Number(postcode),
    authority: [role],
    role: { name: role },
  }
}

/** The photo of the dentist the account belongs to, else of the employee. */
const isOwn = sql<boolean>`case when "user".doctor_id is null then photo.staff_id = "user".staff_id
  else photo.doctor_id = "user".doctor_id end`
