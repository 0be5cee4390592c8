import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { patientUpdateOf } from '../../testing/patient-input'

export async function openDesk(server: TestServer, company_id?: number) {
  const clinicValues = company_id === undefined ? {} : { company_id }
  const { clinic, token } = await openClinic(server, clinicValues, { role: 'front_office_clinic' })
  const create = (body: unknown, headers?: Record<string, string>) =>
    server.call('createPatient', { token, body, headers })
  const update = (patient: Schema<'Patient'>, change: object) =>
    server.call('updatePatient', { token, path: { id: patient.id }, body: { ...patientUpdateOf(patient), ...change } })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('listPatient', { token, query })).body.data
  return { clinic, token, create, update, list }
}
