import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { hasNameAndBirth } from './name-and-birth'
import { patientColumns } from './patient-columns'

interface Options {
  /** The patient who is compared with the others, and left out. */
  except?: number | null
}

/** Returns the patients of the clinic who resemble the given person, the likeliest first. */
export async function findCandidates(
  database: Database,
  { company_id, clinic_id }: Caller,
  input: Pick<
    Schema<'PatientInput'>,
    'first_name' | 'last_name' | 'date_of_birth' | 'phone' | 'identification' | 'identity_number'
  >,
  { except = null }: Options = {},
): Promise<Schema<'PatientCandidate'>[]> {
  const identity = sql<boolean>`(identity_number <> '' and identification = ${input.identification}
    and identity_number = ${input.identity_number})`
  const phone = sql<boolean>`(phone = ${input.phone})`
  const nameAndBirth = hasNameAndBirth({ name: displayName(input), date_of_birth: input.date_of_birth })

  const patients = await database
    .selectFrom('patient')
    .select(patientColumns)
    .select([identity.as('by_identity'), phone.as('by_phone'), nameAndBirth.as('by_name_and_birth')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('status', '<>', 'merged')
    .where((eb) => eb.or([identity, phone, nameAndBirth]))
    .where(sql<boolean>`id is distinct from ${except}`)
    .orderBy(sql`${identity}::int * 4 + ${nameAndBirth}::int * 2 + ${phone}::int`, 'desc')
    .orderBy('id')
    .limit(5)
    .execute()
  return patients.map(({ by_identity, by_phone, by_name_and_birth, ...patient }) => {
    const matches = { identity: by_identity, name_and_birth: by_name_and_birth, phone: by_phone }
    return { patient, reasons: matchReasons.filter((reason) => matches[reason]) }
  })
}

const matchReasons = ['identity', 'name_and_birth', 'phone'] as const
