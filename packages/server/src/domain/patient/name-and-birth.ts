import { type RawBuilder, sql } from 'kysely'

interface Person {
  name: string | RawBuilder<string>
  date_of_birth: string | RawBuilder<string>
}

/** Whether a patient was born on the day and has a name spelt much like the one said. */
export const hasNameAndBirth = ({ name, date_of_birth }: Person) =>
  sql<boolean>`(patient.date_of_birth = ${date_of_birth}::date
    and similarity(patient.first_name || ' ' || patient.last_name, ${name}) > 0.4)`
