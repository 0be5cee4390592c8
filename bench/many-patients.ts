import type { Database } from '../packages/server/src/database/schema'
import { demoCompany } from '../packages/server/src/database/seed/clinic'
import { drawPerson } from '../packages/server/src/database/seed/person'
import { createRandom } from '../packages/server/src/database/seed/random'
import { openSession } from '../packages/server/src/features/auth/login'
import { patientValues } from '../packages/server/src/features/patient/patient-values'
import { recordNumber } from '../packages/server/src/features/patient/record-number'

const today = '2026-11-20'
const atOnce = 1_000

/** A company whose clinics have as many patients together, and the token of somebody at the desk of the first clinic. */
export async function makeManyPatients(database: Database, { count, clinics }: { count: number; clinics: number }) {
  const [clinic] = demoCompany.clinics
  const { id: company_id } = await database
    .insertInto('company')
    .values({ name: demoCompany.name, next_record_number: count + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const places = []
  for (let index = 0; index < clinics; index += 1) {
    const { id } = await database
      .insertInto('clinic')
      .values({ ...clinic.information, company_id, slug: `clinic-${index}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    places.push(id)
  }
  const random = createRandom(1)
  for (let first = 0; first < count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => {
      const number = first + index
      const person = drawPerson(random, { neighbourhood: clinic.neighbourhood, today, serial: 1 })
      const identity = { identification: 'nik', identity_number: String(3_171_000_000_000_000 + number) } as const
      return {
        ...patientValues({ ...person, ...identity, identity_reason: '' }),
        ...{ company_id, clinic_id: places[number % clinics] ?? 0, status: 'active' as const },
        record_number: recordNumber(number + 1),
      }
    })
    await database.insertInto('patient').values(rows).execute()
  }
  const { id: user_id } = await database
    .insertInto('user')
    .values({
      ...{ company_id, clinic_id: places[0] ?? 0, firstname: 'Rani', lastname: 'Putri', displayname: 'Rani Putri' },
      ...{ email: 'rani@clinic.test', password_hash: '', role: 'front_office_clinic', status: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await openSession(database, { company_id, user_id }, new Date())
  return { company_id, clinic_id: places[0] ?? 0, token }
}
