import { randomInt } from 'node:crypto'
import type { OperationId, Schema } from '@clinic/api'
import { patientColumns } from '../domain/patient/patient-columns'
import { patientValues } from '../domain/patient/patient-values'
import { recordNumber } from '../domain/patient/record-number'
import { registrationColumns } from '../domain/registration/registration-columns'
import { visitorCode } from '../domain/registration/visitor-code'
import { informationColumns } from '../features/information/information-columns'
import type { Call } from '../use-case/contract'
import type { TestClinic, TestServer } from './harness'
import { otherPatientInput } from './patient-input'

export type World = Awaited<ReturnType<typeof openWorld>>

type SampleCall<Id extends OperationId = OperationId> = { [Each in Id]: Sample<Call<Each>> }[Id]

type Sample<Request extends { body: unknown; path: object }> = (Request['body'] extends undefined
  ? { body?: undefined }
  : { body: Request['body'] }) &
  (keyof Request['path'] extends never ? { path?: undefined } : { path: Request['path'] }) & {
    /** The query a list requires. */
    query?: Record<string, string>
  }

/** A clinic with what samples name, written past the server: no limit, no audit and no role is in the way. */
export async function openWorld({ database, makeClinic, makeUser, now }: TestServer, of?: TestClinic) {
  const clinic = of ?? (await makeClinic())
  const { company_id, clinic_id } = clinic
  const user = await makeUser(clinic, 'manager_clinic')
  return {
    database,
    now,
    clinic,
    /** The manager, who may sign in. */
    user,

    async information(): Promise<Schema<'InformationUpdate'>> {
      const { id, slug, updated_at, ...stored } = await database
        .selectFrom('clinic')
        .select(informationColumns)
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .executeTakeFirstOrThrow()
      return stored
    },

    /** Restores the password after a call changed it. */
    async restorePassword() {
      const { id, password_hash } = user
      await database
        .updateTable('user')
        .set({ password_hash })
        .where((eb) => eb.and({ company_id, id }))
        .execute()
    },
    async openingVersion() {
      const { opening_version } = await database
        .selectFrom('clinic')
        .select('opening_version')
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .executeTakeFirstOrThrow()
      return opening_version
    },

    async addPatient(overrides: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Patient'>> {
      const { next_record_number } = await database
        .updateTable('company')
        .set((company) => ({ next_record_number: company('next_record_number', '+', 1) }))
        .where('id', '=', company_id)
        .returning('next_record_number')
        .executeTakeFirstOrThrow()
      return database
        .insertInto('patient')
        .values({
          ...patientValues(otherPatientInput(overrides)),
          company_id,
          clinic_id,
          status: 'active',
          record_number: recordNumber(next_record_number - 1),
        })
        .returning(patientColumns)
        .executeTakeFirstOrThrow()
    },

    async addRegistration(said: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Registration'>> {
      const patient = JSON.stringify(otherPatientInput(said))
      const code = visitorCode('REG', randomInt)
      return database
        .insertInto('registration')
        .values({ company_id, clinic_id, code, state: 'submitted', language: 'id', patient })
        .returning(registrationColumns)
        .executeTakeFirstOrThrow()
    },
  }
}

/** How each operation is asked for a sample in a world. */
export type SampleCalls = { [Id in OperationId]: (world: World) => Promise<SampleCall<Id>> }
