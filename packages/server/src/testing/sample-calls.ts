import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { Call, OperationId } from '../contract'
import { patientColumns } from '../features/patient/patient-columns'
import { patientValues } from '../features/patient/patient-values'
import { recordNumber } from '../features/patient/record-number'
import { somebodyElse } from '../features/patient/somebody'
import { registrationCode } from '../features/registration/registration-code'
import { registrationColumns } from '../features/registration/registration-columns'
import type { TestClinic, TestServer } from './harness'

export type World = Awaited<ReturnType<typeof openWorld>>
type SampleCall<Id extends OperationId = OperationId> = { [Each in Id]: Sample<Call<Each>> }[Id]
type Sample<Asked extends { body: unknown; path: object }> = (Asked['body'] extends undefined
  ? { body?: undefined }
  : { body: Asked['body'] }) &
  (keyof Asked['path'] extends never ? { path?: undefined } : { path: Asked['path'] })

/** A request of every operation that a clinic's manager may send and is answered well; what it names is new each time. */
export const sampleCalls: { [Id in OperationId]: (world: World) => Promise<SampleCall<Id>> } = {
  login: async ({ user: { email, password } }) => ({ body: { email, password, workspace: 'clinic' } }),
  logout: async () => ({}),
  fetchMyAccount: async () => ({}),
  listDemoAccount: async () => ({}),
  getInformation: async () => ({}),
  updateInformation: async ({ information }) => ({ body: await information() }),
  listRegistration: async () => ({}),
  createRegistration: async ({ clinic: { slug } }) => ({
    body: { clinic: slug, language: 'id', patient: somebodyElse(), consent: true },
  }),
  listRegistrationClinic: async () => ({}),
  getRegistration: async ({ addRegistration }) => ({ path: { id: (await addRegistration()).id } }),
  acceptRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version } }
  },
  mergeRegistration: async ({ addPatient, addRegistration }) => {
    const [patient, { id, version }] = [await addPatient(), await addRegistration()]
    const body = { version, patient_id: patient.id, patient_version: patient.version, patient: somebodyElse() }
    return { path: { id }, body }
  },
  rejectRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version, reason: 'Terkirim dua kali' } }
  },
  listPatient: async () => ({}),
  createPatient: async () => ({ body: somebodyElse() }),
  getPatient: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  updatePatient: async ({ addPatient }) => {
    const { id, status, version } = await addPatient()
    return { path: { id }, body: { ...somebodyElse({ first_name: 'Rina' }), status, version } }
  },
  getDashboard: async () => ({}),
  listRoom: async () => ({}),
  createRoom: async () => ({ body: { name: 'Satu', status: 'active' } }),
  getRoom: async (world) => ({ path: await addRoom(world) }),
  updateRoom: async (world) => ({ path: await addRoom(world), body: { name: 'Dua', status: 'active', version: 1 } }),
}

/** A clinic with what samples name, written past the server: no limit, no audit and no role is in the way. */
export async function openWorld({ database, makeClinic, makeUser }: TestServer, of?: TestClinic) {
  const clinic = of ?? (await makeClinic())
  const { company_id, clinic_id } = clinic
  return {
    database,
    clinic,
    /** The manager, who may sign in. */
    user: await makeUser(clinic, 'manager_clinic'),

    async information(): Promise<Schema<'InformationUpdate'>> {
      return database
        .selectFrom('clinic')
        .select(['name', 'status', 'address', 'city', 'province', 'country', 'postcode', 'email', 'whatsapp'])
        .select(['instagram', 'linkedin', 'phone', 'website', 'facebook', 'twitter', 'time_zone', 'version'])
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .executeTakeFirstOrThrow()
    },

    async addPatient(said: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Patient'>> {
      const { next_record_number } = await database
        .updateTable('company')
        .set((company) => ({ next_record_number: company('next_record_number', '+', 1) }))
        .where('id', '=', company_id)
        .returning('next_record_number')
        .executeTakeFirstOrThrow()
      return database
        .insertInto('patient')
        .values({
          ...{ ...patientValues(somebodyElse(said)), company_id, clinic_id, status: 'active' },
          record_number: recordNumber(next_record_number - 1),
        })
        .returning(patientColumns)
        .executeTakeFirstOrThrow()
    },

    async addRegistration(said: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Registration'>> {
      const patient = JSON.stringify(somebodyElse(said))
      const code = registrationCode(randomInt)
      return database
        .insertInto('registration')
        .values({ company_id, clinic_id, code, state: 'submitted', language: 'id', patient })
        .returning(registrationColumns)
        .executeTakeFirstOrThrow()
    },
  }
}

const addRoom = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('room')
    .values({ company_id, clinic_id, name: 'Satu', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
