import { sql } from 'kysely'

/** The tables whose rows can have a photo. */
export type PicturedTable = 'doctor' | 'staff' | 'patient' | 'patient_policy' | 'patient_document' | 'expense'

/** The name of the picture of each of the rows of a table: an expression over it. */
export const photoName = (table: PicturedTable) => sql<string | null>`(select photo.name from photo
  where photo.company_id = ${sql.ref(`${table}.company_id`)} and photo.clinic_id = ${sql.ref(`${table}.clinic_id`)}
    and photo.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)})`
