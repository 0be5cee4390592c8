import { sql } from 'kysely'

type Person = 'doctor' | 'staff' | 'patient'

/** The name of the picture of each of the rows of a table: an expression over it. */
export const photoName = (person: Person) => sql<string | null>`(select photo.name from photo
  where photo.company_id = ${sql.ref(`${person}.company_id`)} and photo.clinic_id = ${sql.ref(`${person}.clinic_id`)}
    and photo.${sql.ref(`${person}_id`)} = ${sql.ref(`${person}.id`)})`
