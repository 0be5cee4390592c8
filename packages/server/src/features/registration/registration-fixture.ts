import type { Schema } from '@clinic/api'
import { emptyScreening, type Screening } from '@clinic/core/medical-alert'
import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { patientInput } from '../../testing/patient-input'

type Registration = Schema<'Registration'>

let visitors = 0

export function newAddress() {
  visitors += 1
  return `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

/** Submits a registration, by default from a new address each time. */
export async function register(
  server: TestServer,
  body: unknown,
  { ip = newAddress(), key }: { ip?: string; key?: string } = {},
) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/registration',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    payload: JSON.stringify(body),
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

export async function openDesk(server: TestServer, company_id?: number) {
  const person = { role: 'front_office_clinic', displayname: 'Sinta' } as const
  const { clinic, token } = await openClinic(server, company_id === undefined ? {} : { company_id }, person)
  const input = (patient: unknown = patientInput()) => ({
    clinic: clinic.slug,
    language: 'id',
    patient,
    screening: emptyScreening,
    consent: true,
  })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('listRegistration', { token, query })).body.data
  const review = async (id: number) => (await server.call('getRegistration', { token, path: { id } })).body.data
  /** A visitor registers, and the desk opens the registration. */
  async function receive(patient = patientInput(), said: Partial<Screening> = {}) {
    const screening = { ...emptyScreening, ...said }
    const { code } = (await register(server, { ...input(patient), screening })).body.data
    const [row] = (await list({ search: code })).rows
    return review(row?.id ?? 0)
  }
  const addPatient = async (patient = patientInput()) =>
    (await server.call('createPatient', { token, body: patient })).body.data
  const countPatients = async () => (await server.call('listPatient', { token })).body.data.count
  const decide = (
    operation: 'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
    { id, version }: Pick<Registration, 'id' | 'version'>,
    { body = {}, headers }: { body?: object; headers?: Record<string, string> } = {},
  ) => server.call(operation, { token, path: { id }, body: { version, ...body }, headers })
  return { clinic, token, input, list, review, receive, addPatient, countPatients, decide }
}
