import { locationResource, patientSearch, practitionerSearch, type SentRoom } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import { patientKey } from '../step-resources'
import type { VisitRecord } from '../visit-record'
import { rememberId } from './known-ids'
import { Paused } from './paused'
import type { Answer, Service } from './service'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

export interface Identifying {
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
  if (doctor && doctor.nik.trim() !== '') await findDoctor(identifying, doctor)
  if (room) await registerRoom(identifying, room)
  const search = patientSearch(patient)
  if (search) await find(identifying, { key: patientKey(record), search })
}

/** Asks whether the organization is there, once. Returns, like those below, the reply where it gave no number. */
export function findOrganization(identifying: Identifying) {
  const { organization_id } = identifying.service.connection
  return find(identifying, { key: organizationKey(identifying.clinic), search: `Organization/${organization_id}` })
}

export const findDoctor = (identifying: Identifying, { id, nik }: { id: number; nik: string }) =>
  find(identifying, { key: doctorKey(id), search: practitionerSearch(nik) })

export async function registerRoom(
  identifying: Identifying,
  room: SentRoom & { id: number },
): Promise<Answer | undefined> {
  const { service, clinic, ids } = identifying
  const key = roomKey(room.id)
  if (ids.has(key)) return undefined
  const { organization_id } = service.connection
  const resource = locationResource(
    // several clinics may call a room the same
    { ...room, code: `${clinic.clinic_id}-${room.code}` },
    { organization_id, clinic_organization_id: organization_id, position: null },
  )
  const answer = answered(identifying, await service.send(resource))
  const [identifier] = resource.identifier ?? []
  if (answer.resource?.id) await remember(identifying, { key, remote_id: answer.resource.id })
  // one that was registered before is found
  else if (await find(identifying, { key, search: `Location?identifier=${token(identifier)}` })) return answer
  return undefined
}

async function find(
  identifying: Identifying,
  { key, search }: { key: string; search: string },
): Promise<Answer | undefined> {
  if (identifying.ids.has(key)) return undefined
  const answer = answered(identifying, await identifying.service.get(search))
  const { resource } = answer
  const remote_id = resource?.resourceType === 'Bundle' ? resource.entry?.[0]?.resource?.id : resource?.id
  if (!remote_id) return answer
  await remember(identifying, { key, remote_id })
  return undefined
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
