import { sql } from 'kysely'
import type { Database } from '../packages/server/src/database/schema'
import { demoCompany } from '../packages/server/src/database/seed/clinic'
import { drawPerson } from '../packages/server/src/database/seed/person'
import { createRandom } from '../packages/server/src/database/seed/random'
import { patientValues } from '../packages/server/src/domain/patient/patient-values'
import { recordNumber } from '../packages/server/src/domain/patient/record-number'
import { openSession } from '../packages/server/src/features/auth/session'

const today = '2026-11-20'
const atOnce = 1_000

interface Company {
  /** Patients of all clinics together. */
  count: number
  clinics: number
  desks?: number
}

/** A company with a long life; the first of the tokens is of somebody in its first clinic. */
export async function makeManyPatients(database: Database, { count, clinics, desks = 1 }: Company) {
  const [clinic] = demoCompany.clinics
  if (!clinic) throw new Error('The demo company has no clinic')
  const { id: company_id } = await database
    .insertInto('company')
    .values({ name: demoCompany.name, next_record_number: count + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const places: number[] = []
  for (let index = 0; index < clinics; index += 1) {
    const { id } = await database
      .insertInto('clinic')
      .values({ ...clinic.information, code: `C${index}`, company_id, slug: `clinic-${index}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    places.push(id)
  }
  // Thousands of rows at once: new ones are merged into the index at the end.
  await sql`alter index patient_search_index set (fastupdate = on)`.execute(database)
  const random = createRandom(1)
  for (let first = 0; first < count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => {
      const number = first + index
      const person = drawPerson(random, { neighbourhood: clinic.neighbourhood, today, serial: 1 })
      const identity = { identification: 'nik', identity_number: String(3_171_000_000_000_000 + number) } as const
      return {
        ...patientValues({ ...person, ...identity, identity_reason: '' }),
        company_id,
        clinic_id: places[number % clinics] ?? 0,
        status: 'active' as const,
        record_number: recordNumber(number + 1),
      }
    })
    await database.insertInto('patient').values(rows).execute()
  }
  await sql`vacuum analyze patient`.execute(database)
  await sql`alter index patient_search_index set (fastupdate = off)`.execute(database)
  return { company_id, clinic_id: places[0] ?? 0, tokens: await openDesks(database, { company_id, places, desks }) }
}

/** Opens as many signed-in desks, spread over the clinics. */
async function openDesks(
  database: Database,
  { company_id, places, desks }: { company_id: number; places: number[]; desks: number },
) {
  const tokens: string[] = []
  for (let index = 0; index < desks; index += 1) {
    const { id: user_id } = await database
      .insertInto('user')
      .values({
        company_id,
        clinic_id: places[index % places.length] ?? 0,
        role: 'front_office_clinic',
        status: 1,
        firstname: 'Rani',
        lastname: 'Putri',
        displayname: 'Rani Putri',
        email: `rani${index}@clinic.test`,
        password_hash: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await openSession(database, { company_id, user_id }, new Date())
    tokens.push(token)
  }
  return tokens
}
