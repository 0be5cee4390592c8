import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { canReadHolder } from '../../use-case/holder'
import { Refusal } from '../../use-case/refusal'

/** Refuses a taken identity number by the patient who has it: asked for after the transaction, which the database has given up. */
export const nameIdentityHolder =
  (
    { database, caller }: { database: Database; caller: Caller },
    { identification, identity_number }: Pick<Schema<'PatientInput'>, 'identification' | 'identity_number'>,
  ) =>
  async (error: unknown): Promise<never> => {
    const isTaken = error instanceof Refusal && error.details.fields?.identity_number === 'identityTaken'
    if (!isTaken || !canReadHolder(caller, 'patient')) throw error
    const { company_id, clinic_id } = caller
    const holder = await database
      .selectFrom('patient')
      .select(['id', 'first_name', 'last_name', 'record_number'])
      .where((eb) => eb.and({ company_id, clinic_id, identification, identity_number: identity_number.trim() }))
      .where('status', '!=', 'merged')
      .executeTakeFirst()
    if (!holder) throw error
    const { id, record_number } = holder
    const name = displayName(holder)
    throw new Refusal(422, 'checkFields', {
      fields: { identity_number: { sentence: 'identityTakenBy', values: { name, record_number } } },
      holders: { identity_number: { kind: 'patient', id, name } },
    })
  }
