import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { hasNameAndBirth } from './name-and-birth'

interface Namesake extends Pick<Schema<'Patient'>, 'id' | 'record_number' | 'first_name' | 'last_name'> {
  /** The index of the given patient it belongs to. */
  place: number
}

/** Finds for each of many people the patient of the clinic with the same birthday and the most similar name. */
export async function findNamesakes(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  people: readonly Pick<Schema<'PatientInput'>, 'first_name' | 'last_name' | 'date_of_birth'>[],
) {
  const entered = people.map((person, place) => ({
    place,
    name: displayName(person),
    date_of_birth: person.date_of_birth,
  }))
  const name = sql<string>`entered.name`
  const { rows } = await sql<Namesake>`
    select distinct on (entered.place) entered.place, patient.id, record_number, first_name, last_name
    from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as entered (place integer, name text, date_of_birth date)
    join patient on patient.company_id = ${company_id} and patient.clinic_id = ${clinic_id}
      and patient.status <> 'merged'
      and ${hasNameAndBirth({ name, date_of_birth: sql`entered.date_of_birth` })}
    order by entered.place, similarity(first_name || ' ' || last_name, ${name}) desc, patient.id`.execute(tx)
  return rows
}
