import { locationResource, patientSearch, practitionerSearch, type SentRoom } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import { patientKey } from '../step-resources'
import type { VisitRecord } from '../visit-record'
import { rememberId } from './known-ids'
import { Paused } from './paused'
import type { Answer, Service } from './service'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

interface Identifying {
  database: Database
  service: Service
  clinic: Clinic
  now: () => Date
  /** What is known already; what is found is added. */
  ids: Map<string, string>
}

/** How long after a lookup that was not answered it is tried again. */
const minute = 60_000

export const doctorKey = (id: number) => `Practitioner/${id}`
export const roomKey = (id: number) => `Location/${id}`
export const organizationKey = ({ clinic_id }: Clinic) => `Organization/${clinic_id}`

/**
 * Finds the numbers of those a visit refers to: the dentist and the patient, whom the service may know, and the room, which is
 * registered. What is not found stays unknown. Throws `Paused` where the service does not answer.
 */
export async function identify(identifying: Identifying, record: VisitRecord) {
  const { doctor, room, patient } = record
  await findOrganization(identifying)
  if (doctor) await findDoctor(identifying, doctor)
  if (room) await registerRoom(identifying, room)
  const search = patientSearch(patient)
  if (search) await find(identifying, { key: patientKey(record), search })
}

/** Asks whether the organization is there, once. */
async function findOrganization(identifying: Identifying) {
  const { organization_id } = identifying.service.connection
  await find(identifying, { key: organizationKey(identifying.clinic), search: `Organization/${organization_id}` })
}

async function findDoctor(identifying: Identifying, { id, nik }: { id: number; nik: string }) {
  if (nik.trim() !== '') await find(identifying, { key: doctorKey(id), search: practitionerSearch(nik) })
}

async function registerRoom(identifying: Identifying, room: SentRoom & { id: number }) {
  const { service, clinic, ids } = identifying
  const key = roomKey(room.id)
  if (ids.has(key)) return
  const { organization_id } = service.connection
  const resource = locationResource(
    // several clinics may call a room the same
    { ...room, code: `${clinic.clinic_id}-${room.code}` },
    { organization_id, clinic_organization_id: organization_id, position: null },
  )
  const answer = answered(identifying, await service.send(resource))
  const [identifier] = resource.identifier ?? []
  const id = answer.resource?.id ?? (await searchedId(identifying, `Location?identifier=${token(identifier)}`))
  if (id) await remember(identifying, { key, remote_id: id })
}

async function find(identifying: Identifying, { key, search }: { key: string; search: string }) {
  if (identifying.ids.has(key)) return
  const remote_id = await searchedId(identifying, search)
  if (remote_id) await remember(identifying, { key, remote_id })
}

async function searchedId(identifying: Identifying, search: string) {
  const { resource } = answered(identifying, await identifying.service.get(search))
  return resource?.resourceType === 'Bundle' ? resource.entry?.[0]?.resource?.id : resource?.id
}

/** Only a reply that says something is looked at; until there is one nothing is known. */
function answered({ now }: Identifying, answer: Answer): Answer {
  const { status, message } = answer
  if (status === null || status === 401 || status === 408 || status === 429 || status >= 500)
    throw new Paused(message, new Date(now().getTime() + minute))
  return answer
}

async function remember(
  { database, service, clinic, now, ids }: Identifying,
  known: { key: string; remote_id: string },
) {
  ids.set(known.key, known.remote_id)
  await rememberId(database, clinic, { client: service.connection.client, ...known, now: now() })
}

/** `system|value`, as a search takes it. */
export const token = (identifier: { system?: string; value?: string } | undefined) =>
  encodeURIComponent(`${identifier?.system}|${identifier?.value}`)
